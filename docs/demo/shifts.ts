/** A shift at a lifeboat station. */
export interface Shift {
  id: string;
  day: string;
  name: string;
  hours: string;
  skipper: string;
}

/** Shifts of one day, which share the cell of that day. */
export const SHIFTS_A_DAY = 3;

export const shifts: Shift[] = [
  { id: 'fri-1', day: 'Friday', name: 'Early', hours: '06–14', skipper: 'Mairi Sinclair' },
  { id: 'fri-2', day: 'Friday', name: 'Late', hours: '14–22', skipper: 'Joost de Wit' },
  { id: 'fri-3', day: 'Friday', name: 'Night', hours: '22–06', skipper: 'Alba Ferrer' },
  { id: 'sat-1', day: 'Saturday', name: 'Early', hours: '06–14', skipper: 'Joost de Wit' },
  { id: 'sat-2', day: 'Saturday', name: 'Late', hours: '14–22', skipper: 'Rhys Morgan' },
  { id: 'sat-3', day: 'Saturday', name: 'Night', hours: '22–06', skipper: 'Mairi Sinclair' },
  { id: 'sun-1', day: 'Sunday', name: 'Early', hours: '06–14', skipper: 'Rhys Morgan' },
  { id: 'sun-2', day: 'Sunday', name: 'Late', hours: '14–22', skipper: 'Alba Ferrer' },
  { id: 'sun-3', day: 'Sunday', name: 'Night', hours: '22–06', skipper: 'Joost de Wit' },
];
