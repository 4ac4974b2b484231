import { drawTable } from './draw-table';
import type { PicturePart, TextLook } from './read-markup';
import { bar, box, frame, transform, type Shape } from './shapes';

/** Shapes around an origin, and how much room they take. */
export interface Drawn {
  shapes: Shape[];
  width: number;
  height: number;
}

/** Room for parts of a picture. */
interface Room {
  width: number;
  height: number;
}

const GAP = 8;
const PADDING = 8;
const CONTROL = 14;
const TEXT = 10;
/** Width of a character. */
const CHARACTER = 3;

const COLOURS: Record<TextLook, string> = {
  plain: 'var(--line-strong)',
  strong: 'var(--text-soft)',
  link: 'var(--accent)',
};

/** Puts parts side by side in lines, as a browser does. What begins below the room is left out. */
export function layOut(parts: PicturePart[], room: Room): Drawn {
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
