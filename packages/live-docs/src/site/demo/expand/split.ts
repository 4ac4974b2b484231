import { createStored } from 'live-playground/ui';

/** Limits of the code's share of the width, in percent. Both sides stay wide enough to be used. */
export const SPLIT = { min: 20, max: 80, start: 50 } as const;

/** Percent that an arrow key moves the divider. */
const STEP = 5;

/** A share of the width, within the limits. */
export const clampSplit = (percent: number) => Math.min(Math.max(percent, SPLIT.min), SPLIT.max);

/** The share as the device keeps it, for all demos. */
export const createKeptSplit = () =>
  createStored<number>({
    name: 'split',
    parse: parseSplit,
    print: (split) => (split === SPLIT.start ? null : String(split)),
  });

/** A share that was kept; 0 for collapsed code. Anybody may have written it. */
export function parseSplit(text: string | null): number {
  const split = text ? Number(text) : Number.NaN;
  if (Number.isNaN(split)) return SPLIT.start;
  return split === 0 ? 0 : clampSplit(split);
}

/**
 * The code's share of the width after a key, as the WAI-ARIA window splitter pattern says.
 * @param split the share now, in percent; 0 while the code is collapsed.
 * @param before the share to return to when Enter brings the code back.
 * @returns undefined for a key that doesn't move the divider.
 */
export function splitAfterKey(key: string, split: number, before: number, isRtl: boolean): number | undefined {
  const grow = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const shrink = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === grow) return clampSplit(split + STEP);
  if (key === shrink) return split === 0 ? 0 : clampSplit(split - STEP);
  if (key === 'Home') return SPLIT.min;
  if (key === 'End') return SPLIT.max;
  if (key === 'Enter') return split === 0 ? before : 0;
  return undefined;
}
