import { layOut, type Drawn } from './lay-out';
import type { PictureReader } from '../../config/picture-reader';
import { readMarkup, type PicturePart } from './read-markup';
import { frame, transform, writeShapes, type Shape } from './shapes';

/** Size of a picture, in its own units. */
const WIDTH = 320;
const HEIGHT = 150;
const MARGIN = 20;
/** Height of two lines of controls, with the gaps below them. */
const CONTROLS = 44;
/** Height of a table with one row. */
const LEAST_TABLE = 18;
/** How much a few small parts are enlarged: as much as leaves room for them. */
const ENLARGED = [2, 1.5, 1];

/**
 * Draws a demo small: its texts, controls, images and tables, with bars as long as its texts. Colours are the site's
 * variables, so one picture serves light and dark.
 * @param id of the demo, which becomes the symbol's.
 * @param html the demo's prerendered markup.
 * @param reader knows the elements of a library.
 * @returns an SVG `symbol`.
 */
export function drawPicture(id: string, html: string, reader?: PictureReader): string {
  const shapes = place(readMarkup(html, reader && ((element) => reader(element, id))));
  return `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${writeShapes(shapes)}</symbol>`;
}

/** All pictures as one file; a page shows one with `<use href="…#id">`. */
export function drawPictures(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** A few small parts are enlarged, in the middle. Anything else begins at the top and is cut at the bottom. */
function place(parts: PicturePart[]): Shape[] {
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
  for (const scale of ENLARGED) {
    // Twice the room: what is cut there is too high for sure.
    const { shapes, width, height } = layOut(parts, { width: room.width / scale, height: (2 * room.height) / scale });
    if (shapes.length === 0) return [frame(MARGIN, MARGIN, room.width, room.height)];
    if (width * scale >= room.width || height * scale > room.height) continue;
    return transform(shapes, scale, (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2);
  }
  const height = HEIGHT - MARGIN;
  const skipped = skipControls(layOut(parts, { ...room, height: 2 * height }), room.width, height);
  const { shapes } = layOut(parts, { ...room, height: height + skipped });
  return transform(
    shapes.filter((shape) => topOf(shape) >= skipped),
    1,
    MARGIN,
    MARGIN - skipped,
  );
}

/** How much is left out at the top of what is too high, so that a table there has no more than two lines of controls above it. */
function skipControls({ shapes, height }: Drawn, width: number, room: number): number {
  const tables = shapes.filter((shape) => shape.kind === 'box' && shape.width === width && shape.height >= LEAST_TABLE);
  const table = Math.min(...tables.map(topOf));
  if (height <= room || !Number.isFinite(table) || table <= CONTROLS) return 0;
  const isBetween = (y: number) => !shapes.some((shape) => topOf(shape) < y && topOf(shape) + shape.height > y);
  const tops = shapes.map(topOf).filter((top) => top >= table - CONTROLS && isBetween(top));
  return tops.length > 0 ? Math.min(...tops) : 0;
}

const topOf = ({ kind, y, height }: Shape) => (kind === 'bar' ? y - height / 2 : y);
