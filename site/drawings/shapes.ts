/** An element of an SVG: what goes into the tree of a page as it is. */
export interface Shape {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number>;
  children: (Shape | { type: 'text'; value: string })[];
}

/**
 * Draws a figure as one or more pictures, which are side by side where there is room.
 * @param say chooses a label by the language of the page.
 */
export type Drawing = (say: (english: string, chinese: string) => string) => Shape[];

/** Colours of the page, in light and in dark. */
export const INK = {
  ground: 'var(--bg)',
  soft: 'var(--bg-soft)',
  line: 'var(--line-strong)',
  text: 'var(--text)',
  quiet: 'var(--text-soft)',
  accent: 'var(--accent)',
  accentSoft: 'var(--accent-soft)',
};

/** An element with what is in it. */
export function shape(tagName: string, properties: Shape['properties'] = {}, ...children: Shape['children']): Shape {
  return { type: 'element', tagName, properties, children };
}

/** A picture as wide as on a phone at the most, so that its text is never scaled down. Several are side by side where there is room. */
export const picture = (width: number, height: number, ...shapes: Shape[]): Shape =>
  shape(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, style: 'max-width: 100%; height: auto; overflow: visible' },
    ...shapes,
  );

/** Lines along a path, as in the attribute `d`. */
export const path = (d: string, stroke = INK.line, more: Shape['properties'] = {}): Shape =>
  shape('path', { d, stroke, fill: 'none', ...more });

/** A box with an edge. */
export const box = (x: number, y: number, width: number, height: number, more: Shape['properties'] = {}): Shape =>
  shape('rect', { x, y, width, height, rx: 3, fill: INK.ground, stroke: INK.line, ...more });

/** A box around what is seen of something larger. */
export const view = (x: number, y: number, width: number, height: number): Shape =>
  box(x, y, width, height, { fill: 'none', stroke: INK.accent, strokeWidth: 2 });

/** Bars in the place of texts. */
export const bars = (d: string, stroke: string, strokeWidth = 4): Shape =>
  path(d, stroke, { strokeWidth, strokeLinecap: 'round' });

/** A line of text. */
export const label = (x: number, y: number, value: string, more: Shape['properties'] = {}): Shape =>
  shape('text', { x, y, fill: INK.quiet, fontSize: 13, ...more }, { type: 'text', value });

/** A line of code: a class, a prop, a number. */
export const code = (x: number, y: number, value: string, more: Shape['properties'] = {}): Shape =>
  label(x, y, value, { fontSize: 12, fontFamily: 'var(--mono)', fill: INK.text, ...more });

/** A line with a point at its end, across or down. @param both a point at its start, too. */
export function arrow(x: number, y: number, dx: number, dy: number, both = false): Shape {
  const [ux, uy] = [Math.sign(dx), Math.sign(dy)];
  const point = (px: number, py: number, side: number) =>
    `M${px + side * (-ux * 5 - uy * 4)} ${py + side * (-uy * 5 - ux * 4)}L${px} ${py}L${px + side * (-ux * 5 + uy * 4)} ${py + side * (-uy * 5 + ux * 4)}`;
  const ends = point(x + dx, y + dy, 1) + (both ? point(x, y, -1) : '');
  return path(`M${x} ${y}l${dx} ${dy}${ends}`, INK.accent, { strokeWidth: 1.5 });
}

/** A table, or a part of one. */
interface Grid {
  x: number;
  y: number;
  /** Of each column. */
  widths: readonly number[];
  rows: number;
  /** Height of a row; 20 without it. */
  height?: number;
  /** Its first row is a header. */
  head?: boolean;
  /** Lengths of the texts in a row, from 0 to 1 of the cell's room; `[0.9, 0.5]` is a text of two lines. */
  lengths?: readonly (number | readonly number[])[];
}

/** A table with bars for its texts. */
export function grid({ x, y, widths, rows, height = 20, head = true, lengths = [0.6] }: Grid): Shape {
  const width = widths.reduce((sum, one) => sum + one, 0);
  const edges = widths.map((_, at) => x + widths.slice(0, at).reduce((sum, one) => sum + one, 0));
  const lines = Array.from({ length: rows - 1 }, (_, at) => `M${x} ${y + (at + 1) * height}h${width}`);
  const texts = Array.from({ length: rows }, (_, row) =>
    edges.flatMap((edge, at) => {
      const room = (widths[at] ?? 0) - 12;
      // The rows differ, as rows do; the header's text is the shortest.
      const share = head && row === 0 ? 0.55 : [1, 0.8, 0.9][row % 3]!;
      const length = lengths[at % lengths.length]!;
      const parts = typeof length === 'number' || (head && row === 0) ? [[length].flat()[0]!] : length;
      return parts.map(
        (part, line) =>
          `M${edge + 6} ${y + row * height + (height / (parts.length + 1)) * (line + 1)}h${Math.round(room * part * share)}`,
      );
    }),
  ).flat();
  return shape(
    'g',
    {},
    box(x, y, width, rows * height),
    ...(head ? [box(x, y, width, height, { fill: INK.soft })] : []),
    path(
      lines.join('') +
        edges
          .slice(1)
          .map((edge) => `M${edge} ${y}v${rows * height}`)
          .join(''),
    ),
    bars(texts.join(''), INK.line, height < 18 ? 2 : 4),
  );
}
