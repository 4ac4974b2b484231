import type { PictureReader } from '../../config/picture-reader';
import { drawTable } from './draw-table';
import { readMarkup, type PicturePart, type TextLook } from './read-markup';
import { bar, box, frame, transform, writeShapes, type Shape } from './shapes';

/** Size of a picture, in its own units. */
const WIDTH = 320;
const HEIGHT = 150;
const MARGIN = 20;
/** Height of two lines of controls, with the gaps below them. */
const CONTROLS = 44;
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
  const left = shapes.filter((shape) => topOf(shape) >= skipped);
  return transform(left, 1, MARGIN, MARGIN - skipped);
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

/** Shapes around an origin, and how much room they take. */
interface Drawn {
  shapes: Shape[];
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

const GAP = 8;
const PADDING = 8;
const CONTROL = 14;
const TEXT = 10;
const CHARACTER = 3;

const COLOURS: Record<TextLook, string> = {
  plain: 'var(--line-strong)',
  strong: 'var(--text-soft)',
  link: 'var(--accent)',
};

/** Puts parts side by side in lines, as a browser does. What begins below the room is left out. */
function layOut(parts: PicturePart[], room: Room): Drawn {
  const lines: Drawn[][] = [];
  let line: Drawn[] = [];
  let used = 0;
  let top = 0;

  const endLine = () => {
    if (line.length === 0) return;
    lines.push(line);
    top += heightOf(line) + GAP;
    line = [];
    used = 0;
  };
  const put = (drawn: Drawn) => {
    if (used > 0 && used + drawn.width > room.width) endLine();
    if (top >= room.height) return;
    line.push(drawn);
    used += drawn.width + GAP;
  };

  for (const part of parts) {
    if (top >= room.height) break;
    const left = { width: room.width, height: room.height - top };
    if (part.kind === 'text') {
      for (const drawn of drawText(part, room.width)) put(drawn);
    } else if (isInline(part)) {
      put(drawPart(part, left));
    } else {
      endLine();
      left.height = room.height - top;
      const drawn = drawPart(part, left);
      if (drawn.height > 0) put(drawn);
      endLine();
    }
  }
  endLine();
  return stack(lines);
}

const isInline = ({ kind }: PicturePart) => /^(button|label|field|check|image)$/.test(kind);

const heightOf = (line: Drawn[]) => Math.max(...line.map(({ height }) => height));

/** Lines below each other, with what is in them at the middle of each. */
function stack(lines: Drawn[][]): Drawn {
  const shapes: Shape[] = [];
  let width = 0;
  let y = 0;
  for (const line of lines) {
    const height = heightOf(line);
    let x = 0;
    for (const drawn of line) {
      shapes.push(...transform(drawn.shapes, 1, x, y + (height - drawn.height) / 2));
      x += drawn.width + GAP;
    }
    width = Math.max(width, x - GAP);
    y += height + GAP;
  }
  return { shapes, width, height: Math.max(y - GAP, 0) };
}

/** A text as the lines that it takes. */
function drawText({ length, look }: Extract<PicturePart, { kind: 'text' }>, room: number): Drawn[] {
  const lines: Drawn[] = [];
  const thick = look === 'strong' ? 6 : 5;
  for (let left = Math.max(length * CHARACTER, thick); left > 0; left -= room) {
    const width = Math.min(left, room);
    lines.push({ shapes: [bar(0, TEXT / 2, width, thick, COLOURS[look])], width, height: TEXT });
  }
  return lines;
}

function drawPart(part: Exclude<PicturePart, { kind: 'text' }>, room: Room): Drawn {
  switch (part.kind) {
    case 'button': {
      const width = Math.min(part.length > 0 ? 24 + part.length * 2.4 : CONTROL, 90);
      const label = part.length > 0 ? [bar(7, CONTROL / 2, width - 14, 4, 'var(--line-strong)')] : [];
      return { shapes: [frame(0, 0, width, CONTROL, 'var(--bg)'), ...label], width, height: CONTROL };
    }
    case 'field': {
      const width = Math.min(Math.max(24 + part.length * 2.4, 80), 120);
      const value = part.length > 0 ? [bar(6, CONTROL / 2, part.length * 2.4, 4, 'var(--line)')] : [];
      return { shapes: [frame(0, 0, width, CONTROL, 'var(--bg)'), ...value], width, height: CONTROL };
    }
    case 'label': {
      const width = Math.min(Math.max(part.length * CHARACTER, TEXT), 90);
      return { shapes: [bar(0, TEXT / 2, width, 6, 'var(--accent)')], width, height: TEXT };
    }
    case 'check': {
      const shapes = [frame(0, 0, TEXT, TEXT, part.checked ? 'var(--accent)' : 'var(--bg)')];
      return { shapes, width: TEXT, height: TEXT };
    }
    case 'image': {
      const scale = Math.min(0.5, room.width / part.width, 80 / part.height);
      const [width, height] = [part.width * scale, part.height * scale];
      return { shapes: [box(0, 0, width, height, 'var(--accent-soft)', 'var(--line-strong)')], width, height };
    }
    case 'rule':
      return { shapes: [bar(0, 0.5, room.width, 1, 'var(--line-strong)')], width: room.width, height: 1 };
    case 'table': {
      const { shapes, height } = drawTable(part.rows, room.width, room.height);
      return { shapes, width: room.width, height };
    }
    case 'block':
      return layOut(part.parts, room);
    case 'item': {
      const { shapes, width, height } = layOut(part.parts, { ...room, width: room.width - 10 });
      if (height === 0) return { shapes, width, height };
      return {
        shapes: [bar(0, TEXT / 2, 3, 3, 'var(--text-soft)'), ...transform(shapes, 1, 10, 0)],
        width: width + 10,
        height,
      };
    }
    case 'box': {
      const inner = layOut(part.parts, { width: room.width - 2 * PADDING, height: room.height - 2 * PADDING });
      const width = Math.max(inner.width, 24) + 2 * PADDING;
      const height = Math.max(inner.height, TEXT) + 2 * PADDING;
      const fill = part.accent ? 'var(--accent-soft)' : 'var(--bg)';
      const shapes = transform(inner.shapes, 1, PADDING, PADDING).map((one) => ({ ...one, level: one.level + 1 }));
      return { shapes: [frame(0, 0, width, height, fill), ...shapes], width, height };
    }
  }
}
