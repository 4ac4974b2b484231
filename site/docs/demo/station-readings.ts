/** Readings of a weather station on a glacier for a quarter of an hour. */
export interface Reading {
  /** Starts at 1. */
  row: number;
  /** UTC, in milliseconds. */
  time: number;
  temperature: number;
  humidity: number;
  pressure: number;
  wind: number;
  gust: number;
  from: string;
  /** True while the anemometer is frozen. The wind values are invalid then. */
  frozen: boolean;
}

const DIRECTIONS = ['NW', 'W', 'NW', 'N', 'W', 'NW', 'SW', 'W'];
const START = Date.UTC(2024, 0, 1);
const QUARTER = 15 * 60_000;

/** Generates readings from a fixed seed, so server and browser get the same ones. */
function createReadings(count: number): Reading[] {
  // Decimals are counted in tenths, and each value drifts back to its mean.
  let [seed, temperature, humidity, pressure, wind] = [7, -84, 78, 6548, 61];
  return Array.from({ length: count }, (_, index) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    temperature += ((seed >>> 12) & 7) - (temperature > -84 ? 4 : 3);
    humidity += ((seed >>> 15) & 3) - (humidity > 78 ? 2 : 1);
    pressure += ((seed >>> 17) & 3) - (pressure > 6548 ? 2 : 1);
    wind += ((seed >>> 19) & 7) - (wind > 61 ? 4 : 3);
    return {
      row: index + 1,
      time: START + index * QUARTER,
      temperature: temperature / 10,
      humidity,
      pressure: pressure / 10,
      wind: wind / 10,
      gust: (wind + 12 + ((seed >>> 22) & 31)) / 10,
      from: DIRECTIONS[seed >>> 29] ?? 'W',
      frozen: index % 40 > 36,
    };
  });
}

export const readings = createReadings(40_000);
