/** A gas meter. What it counts is worked out cell by cell: nothing is stored. */
export interface Meter {
  number: number;
}

const FIRST_HOUR = 6;
const hourOf = (slot: number) => (FIRST_HOUR + (slot >> 1)) % 24;

/** The half hours of a gas day, which begins at six, by the time at which they begin. */
export const halfHours = Array.from(
  { length: 48 },
  (_, slot) => `${String(hourOf(slot)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
);

/** What a household uses in half an hour, in tenths of a kWh, for each hour from midnight. */
const PROFILE = [9, 8, 7, 7, 8, 12, 24, 38, 34, 26, 22, 22, 24, 22, 20, 22, 30, 44, 58, 62, 54, 42, 28, 16];

/** Makes meters with numbers from 1. */
export function createMeters(count: number): Meter[] {
  return Array.from({ length: count }, (_, index) => ({ number: index + 1 }));
}

/** Tenths of a kWh that a meter counts in a half hour: always the same, and different everywhere. */
export function usageOf({ number }: Meter, slot: number): number {
  let chance = Math.imul(number, 374_761_393) + Math.imul(slot, 668_265_263);
  chance = Math.imul(chance ^ (chance >>> 13), 1_274_126_177);
  return Math.floor(((PROFILE[hourOf(slot)] ?? 0) * (50 + ((chance >>> 16) % 100))) / 100);
}
