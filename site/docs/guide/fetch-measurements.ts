import type { Page } from './use-load-more';
import { wait } from './wait';

export interface Measurement {
  id: string;
  time: string;
  level: string;
  flow: string;
}

const PAGE_SIZE = 100;
const COUNT = 2000;

function measure(index: number): Measurement {
  const hours = String(Math.floor(index / 60) % 24).padStart(2, '0');
  return {
    id: `m${index}`,
    time: `Day ${1 + Math.floor(index / 1440)}, ${hours}:${String(index % 60).padStart(2, '0')}`,
    level: (1.8 + ((index * 37) % 90) / 100).toFixed(2),
    flow: (12 + ((index * 53) % 160) / 10).toFixed(1),
  };
}

/** Simulates a server with 2,000 measurements of a river, 100 a page. */
export async function fetchMeasurements(
  after: string | null,
  signal: AbortSignal,
): Promise<Page<Measurement>> {
  await wait(600, signal);
  const start = after === null ? 0 : Number(after.slice(1)) + 1;
  const rows = Array.from({ length: PAGE_SIZE }, (_, index) => measure(start + index));
  return { rows, next: start + PAGE_SIZE < COUNT ? (rows.at(-1)?.id ?? null) : null };
}
