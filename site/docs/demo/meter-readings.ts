export interface Meter {
  number: number;
}

const hourOf = (slot: number) => (6 + Math.floor(slot / 2)) % 24;

/** The half hours of a gas day, which starts at 06:00. */
export const halfHours = Array.from(
  { length: 48 },
  (_, slot) => `${String(hourOf(slot)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
);

export const meters: Meter[] = Array.from({ length: 100_000 }, (_, index) => ({
  number: index + 1,
}));

/** Typical use in half an hour, in tenths of a kWh, for each hour from midnight. */
const PROFILE = [
  9, 8, 7, 7, 8, 12, 24, 38, 34, 26, 22, 22, 24, 22, 20, 22, 30, 44, 58, 62, 54, 42, 28, 16,
];

/** Use in a half hour, in kWh: the profile, varied by a hash of meter and half hour. */
export function usageOf({ number }: Meter, slot: number): number {
  let hash = Math.imul(number, 374_761_393) + Math.imul(slot, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  const percent = 50 + ((hash >>> 16) % 100);
  return ((PROFILE[hourOf(slot)] ?? 0) * percent) / 1000;
}
