import { createStored } from '../ui/create-stored';
import { parseSize } from '../ui/split-keys';

/** Limits of the pane's height, in pixels. */
export const PANE_HEIGHT = { min: 80, max: 480, start: 132, step: 24 };

/** The height as the device keeps it, for all demos; 0 for a closed pane. */
export const createKeptHeight = () =>
  createStored<number>({
    name: 'pane',
    parse: (text) => parseSize(text, PANE_HEIGHT),
    print: (height) => (height === PANE_HEIGHT.start ? null : String(height)),
  });
