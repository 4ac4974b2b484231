/** A train that leaves a station. */
export interface Departure {
  train: string;
  time: string;
  to: string;
  track: number;
}

const KINDS = ['IC', 'RE', 'RB'];
const PLACES = [
  'Aarhus',
  'Bremen',
  'Copenhagen',
  'Flensburg',
  'Hamburg',
  'Kiel',
  'Lübeck',
  'Odense',
  'Padborg',
  'Schwerin',
  'Westerland',
];
const FIRST_MINUTE = 5 * 60 + 30;
const MINUTES_BETWEEN = 16;

const two = (value: number) => String(value).padStart(2, '0');

/** A day's departures, in the order in which they leave. */
export const departures: Departure[] = Array.from({ length: 60 }, (_, place) => {
  const minute = FIRST_MINUTE + place * MINUTES_BETWEEN;
  return {
    train: `${KINDS[place % KINDS.length]} ${110 + place * 7}`,
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    to: PLACES[(place * 4) % PLACES.length] ?? '',
    track: 1 + ((place * 5) % 8),
  };
});
