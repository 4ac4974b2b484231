export interface Departure {
  train: string;
  time: string;
  to: string;
}

const KINDS = ['IC', 'RE', 'RB'];
const PLACES = [
  'Aarhus',
  'Flensburg',
  'Lübeck',
  'Schwerin',
  'Bremen',
  'Hamburg',
  'Odense',
  'Westerland',
  'Kiel',
];

/** 60 trains, one every 16 minutes from 05:30 on. */
export const departures: Departure[] = Array.from({ length: 60 }, (_, index) => {
  const minutes = 5 * 60 + 30 + index * 16;
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  const minute = String(minutes % 60).padStart(2, '0');
  return {
    train: `${KINDS[index % KINDS.length]} ${110 + index * 7}`,
    time: `${hour}:${minute}`,
    to: PLACES[index % PLACES.length] ?? '',
  };
});
