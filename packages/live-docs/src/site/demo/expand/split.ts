import { createStored, parseSize } from 'live-playground/ui';

/** Limits of the code's share of the width, in percent. Both sides stay wide enough to be used. */
export const SPLIT = { min: 20, max: 80, start: 50, step: 5 };

/** The share as the device keeps it, for all demos; 0 for collapsed code. */
export const createKeptSplit = () =>
  createStored<number>({
    name: 'split',
    parse: (text) => parseSize(text, SPLIT),
    print: (split) => (split === SPLIT.start ? null : String(split)),
  });
