import type { Page } from './use-load-more';
import { wait } from './wait';

export interface Sighting {
  id: string;
  bird: string;
  place: string;
  time: string;
}

const PAGE_SIZE = 15;
const birds = [
  'Grey heron',
  'Kingfisher',
  'Reed warbler',
  'Lapwing',
  'Teal',
  'Marsh harrier',
  'Avocet',
];
const places = ['North hide', 'Boardwalk', 'Mill pond', 'East dyke'];

const twoDigits = (value: number) => String(value).padStart(2, '0');

const sightings = Array.from({ length: 53 }, (_, index): Sighting => {
  const minutes = 6 * 60 + index * 11;
  return {
    id: `s${index + 1}`,
    bird: birds[(index * 5) % birds.length] ?? '',
    place: places[(index * 3) % places.length] ?? '',
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
  };
});

let tries = 0;

/** Simulates a server: returns the page after an id. The third page fails once. */
export async function fetchSightings(
  after: string | null,
  signal: AbortSignal,
): Promise<Page<Sighting>> {
  await wait(600, signal);
  const start = sightings.findIndex(({ id }) => id === after) + 1;
  if (start === 2 * PAGE_SIZE && tries++ === 0) throw new Error('The server is busy.');
  const rows = sightings.slice(start, start + PAGE_SIZE);
  return { rows, next: start + PAGE_SIZE < sightings.length ? (rows.at(-1)?.id ?? null) : null };
}
