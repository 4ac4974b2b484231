/** What a station on a glacier at 3,500 m measured in a quarter of an hour. `wind` is null while the anemometer is frozen. */
export interface Reading {
  /** Counted from 1. */
  row: number;
  wind: { mean: number; gust: number; from: string } | null;
  temperature: number;
  humidity: number;
  pressure: number;
}

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const FIRST = Date.UTC(2024, 0, 1);
const QUARTER = 15 * 60_000;

/** Makes the same readings at every call: whole numbers only, so that every engine gets the same. */
export function createReadings(count: number): Reading[] {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 16) % below;
  };
  // Each value walks from the one before it, and is drawn back to its middle.
  const walk = (value: number, middle: number, step: number) =>
    value + random(2 * step + 1) - step + Math.sign(middle - value) * random(2);

  let [temperature, humidity, pressure, mean, from] = [-84, 78, 6548, 61, 5];
  return Array.from({ length: count }, (_, index) => {
    temperature = walk(temperature, -84, 3);
    humidity = Math.min(100, walk(humidity, 78, 1));
    pressure = walk(pressure, 6548, 2);
    mean = Math.max(2, walk(mean, 61, 4));
    from = (from + (random(6) === 0 ? 1 + random(2) * 6 : 0)) % 8;
    const frozen = index % 40 > 36 && temperature < -60;
    return {
      row: index + 1,
      wind: frozen ? null : { mean: mean / 10, gust: (mean + 12 + random(40)) / 10, from: DIRECTIONS[from] ?? 'N' },
      temperature: temperature / 10,
      humidity,
      pressure: pressure / 10,
    };
  });
}

/** Day and time of a reading: `2024-01-01 00:15`. */
export function timeOf({ row }: Reading): string {
  return new Date(FIRST + (row - 1) * QUARTER).toISOString().slice(0, 16).replace('T', ' ');
}
