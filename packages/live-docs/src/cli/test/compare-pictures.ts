import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What differs between two pictures; `difference` is a PNG that marks it. */
export type Comparison = { same: true } | { same: false; found: string; difference?: Buffer };

/** Compares two PNGs as somebody would who looks at them: what smoothing of edges changes doesn't count. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { same: true };
  const now = PNG.sync.read(after);
  let then: PNG;
  try {
    then = PNG.sync.read(before);
  } catch (error) {
    return { same: false, found: `the old picture can't be read: ${error instanceof Error ? error.message : error}` };
  }
  const { width, height } = now;
  if (then.width !== width || then.height !== height)
    return { same: false, found: `it is ${width} × ${height} px, and was ${then.width} × ${then.height} px` };
  const difference = new PNG({ width, height });
  const count = pixelmatch(then.data, now.data, difference.data, width, height, { threshold: 0.1 });
  if (count === 0) return { same: true };
  return { same: false, found: `${count} pixels differ`, difference: PNG.sync.write(difference) };
}
