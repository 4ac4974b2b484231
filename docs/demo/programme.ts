export type Hall = 'main' | 'studio' | 'library';

/** What happens in a hall. It may take up the halls beside it, and the slots below. */
export interface Session {
  title: string;
  speaker?: string;
  /** 1 where it is missing. */
  halls?: number;
  /** 1 where it is missing. */
  slots?: number;
}

/** A part of the day. A hall is missing where a session from the side or from above takes it up. */
export interface Slot extends Partial<Record<Hall, Session>> {
  from: string;
  to: string;
}

/** One day of a conference on coasts. */
export const programme: Slot[] = [
  { from: '09:00', to: '09:30', main: { title: 'Registration and coffee', halls: 3 } },
  { from: '09:30', to: '10:30', main: { title: 'What the tide leaves behind', speaker: 'Inês Amaral', halls: 3 } },
  {
    from: '10:45',
    to: '11:30',
    main: { title: 'Sandbanks from orbit', speaker: 'Jonas Weller' },
    studio: { title: 'Salt marsh as sea wall', speaker: 'Priya Nair' },
    library: { title: 'Workshop: read a tide gauge', speaker: 'Tomasz Zieliński', slots: 2 },
  },
  {
    from: '11:45',
    to: '12:30',
    main: { title: 'Dredging with less noise', speaker: 'Aiko Mori' },
    studio: { title: 'A century of storm logs', speaker: 'Liam Byrne' },
  },
  { from: '12:30', to: '13:45', main: { title: 'Lunch', halls: 3 } },
  {
    from: '13:45',
    to: '14:30',
    main: { title: 'Ferries on batteries', speaker: 'Freya Holm' },
    studio: { title: 'Panel: who pays for the dunes?', speaker: 'Four mayors', halls: 2 },
  },
  {
    from: '14:45',
    to: '15:30',
    main: { title: 'Lighthouses, unmanned', speaker: 'Dev Patel' },
    studio: { title: 'Walk to the old locks', speaker: 'Meet at the door', halls: 2, slots: 2 },
  },
  { from: '15:45', to: '16:30', main: { title: 'What the gulls know', speaker: 'Carmen Ruiz' } },
];
