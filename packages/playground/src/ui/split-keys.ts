import { createStored } from './create-stored';

/** Sizes that a divider may give, in its own unit. */
export interface SplitLimits {
  min: number;
  max: number;
  /** The size at first. */
  start: number;
  /** What a key adds or takes. */
  step: number;
}

interface SplitKeys {
  /** The size now; 0 while it's collapsed. */
  value: number;
  /** The size to return to when Enter brings it back. */
  before: number;
  limits: SplitLimits;
  /** Keys that make it larger and smaller. */
  grow: string;
  shrink: string;
}

/** A size within the limits. */
export const clampSize = (value: number, { min, max }: SplitLimits) => Math.min(Math.max(value, min), max);

/**
 * The size after a key, as the WAI-ARIA window splitter pattern says.
 * @returns undefined for a key that doesn't move the divider.
 */
export function valueAfterKey(key: string, { value, before, limits, grow, shrink }: SplitKeys): number | undefined {
  if (key === grow) return clampSize(value + limits.step, limits);
  if (key === shrink) return value === 0 ? 0 : clampSize(value - limits.step, limits);
  if (key === 'Home') return limits.min;
  if (key === 'End') return limits.max;
  if (key === 'Enter') return value === 0 ? before : 0;
  return undefined;
}

/** A size as the device keeps it, for all demos; 0 for collapsed. */
export const createStoredSize = (name: string, limits: SplitLimits) =>
  createStored<number>({
    name,
    parse: (text) => parseSize(text, limits),
    print: (size) => (size === limits.start ? null : String(size)),
  });

/** A size that was kept. Anybody may have written it. */
export function parseSize(text: string | null, limits: SplitLimits): number {
  const size = text ? Number(text) : Number.NaN;
  if (Number.isNaN(size)) return limits.start;
  return size === 0 ? 0 : clampSize(size, limits);
}
