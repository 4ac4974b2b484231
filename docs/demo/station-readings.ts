/** What a station on a glacier measures in a quarter of an hour. Decimals are kept as whole tenths. */
export interface Reading {
  /** Counted from 1. */
  row: number;
  temperature: number;
  humidity: number;
  pressure: number;
  wind: number;
  gust: number;
  from: string;
  /** The anemometer is frozen, and what it says of the wind is void. */
  frozen: boolean;
}

const DIRECTIONS = ['NW', 'W', 'NW', 'N', 'W', 'NW', 'SW', 'W'];
const FIRST = Date.UTC(2024, 0, 1);
const QUARTER = 15 * 60_000;

/**
 * Makes the same readings at every call, in server and browser alike: a walk in whole numbers from one seed,
 * each value drawn back to its middle. One plain loop, since it runs while the page starts.
 */
export function createReadings(count: number): Reading[] {
  const readings: Reading[] = [];
  let [seed, temperature, humidity, pressure, wind] = [7, -84, 78, 6548, 61];
  for (let row = 1; row <= count; row += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    temperature += ((seed >>> 12) & 7) - (temperature > -84 ? 4 : 3);
    humidity += ((seed >>> 15) & 3) - (humidity > 78 ? 2 : 1);
    pressure += ((seed >>> 17) & 3) - (pressure > 6548 ? 2 : 1);
    wind += ((seed >>> 19) & 7) - (wind > 61 ? 4 : 3);
    readings.push({
      row,
      temperature,
      humidity,
      pressure,
      wind,
      gust: wind + 12 + ((seed >>> 22) & 31),
      from: DIRECTIONS[seed >>> 29] ?? 'W',
      frozen: row % 40 > 37,
    });
  }
  return readings;
}

/** Day and time of a reading: `2024-01-01 00:15`. */
export function timeOf({ row }: Reading): string {
  return new Date(FIRST + (row - 1) * QUARTER).toISOString().slice(0, 16).replace('T', ' ');
}
