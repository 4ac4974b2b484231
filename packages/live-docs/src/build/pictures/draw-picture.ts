import { readTables, type PictureCell } from './read-tables';

/** Size of a picture, in its own units. */
const WIDTH = 320;
const HEIGHT = 150;
const MARGIN = 20;
const ROW = 18;
const BAR = 6;

/** A cell and where it lies: in columns and rows of the grid. */
interface PlacedCell extends PictureCell {
  x: number;
  y: number;
}

/**
 * Draws a demo small: its own columns, rows, merged and pinned cells, labels and controls, with bars as long as its
 * texts. Colours are the site's variables, so one picture serves light and dark.
 * @param id of the demo, which becomes the symbol's.
 * @param html the demo's prerendered markup.
 * @returns an SVG `symbol`.
 */
export function drawPicture(id: string, html: string): string {
  const { controls, rows } = readTables(html);
  const top = controls.length > 0 ? MARGIN + 24 : MARGIN;
  const shapes = [...drawControls(controls), ...drawTable(rows, top)];
  return `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${joinShapes(shapes)}</symbol>`;
}

/** All pictures as one file; a page shows one with `<use href="…#id">`. */
export function drawPictures(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** A part of a picture. All that look alike become one path, which keeps fifty pictures in one small file. */
interface Shape {
  path: string;
  look: string;
}

function joinShapes(shapes: Shape[]): string {
  const looks = new Map<string, string>();
  for (const { look, path } of shapes) looks.set(look, (looks.get(look) ?? '') + path);
  return [...looks].map(([look, path]) => `<path ${look} d="${path}"/>`).join('');
}

function drawControls(lengths: number[]): Shape[] {
  let x = MARGIN;
  return lengths.slice(0, 4).flatMap((length) => {
    const width = Math.min(24 + length * 2.4, 90);
    const at = x;
    x += width + 8;
    if (at + width > WIDTH - MARGIN) return [];
    return [
      box(at, MARGIN, width, 14, 'fill="var(--bg)" stroke="var(--line-strong)" stroke-linejoin="round"'),
      bar(at + 7, MARGIN + 7, width - 14, 4, 'var(--line-strong)'),
    ];
  });
}

function drawTable(rows: PictureCell[][], top: number): Shape[] {
  const cells = cutHead(placeCells(rows.slice(0, Math.ceil((HEIGHT - top) / ROW))));
  const edges = columnEdges(cells);
  const left = MARGIN;
  const right = WIDTH - MARGIN;
  const bottom = top + Math.max(1, ...cells.map((cell) => cell.y + 1)) * ROW;

  const boxes: Shape[] = [];
  const bars: Shape[] = [];
  for (const cell of cells) {
    const from = edges[cell.x] ?? left;
    const to = edges[cell.x + cell.columns] ?? right;
    const y = top + cell.y * ROW;
    const height = Math.min(cell.rows * ROW, bottom - y);
    const fill = cell.head ? 'var(--line)' : cell.fixed ? 'var(--accent-soft)' : 'var(--bg)';
    boxes.push(box(from, y, to - from, height, `fill="${fill}" stroke="var(--line)"`));

    const room = to - from - 14;
    if (cell.length === 0 || room <= 2) continue;
    const width = Math.min(Math.max(cell.length * 3, BAR), room);
    const colour = cell.marked ? 'var(--accent)' : cell.head ? 'var(--text-soft)' : 'var(--line-strong)';
    bars.push(bar(cell.end ? to - 7 - width : from + 7, y + height / 2, width, BAR, colour));
  }
  const frame = box(
    left,
    top,
    right - left,
    bottom - top,
    'fill="none" stroke="var(--line-strong)" stroke-linejoin="round"',
  );
  return [...boxes, ...bars, frame];
}

/** Puts cells into the grid's free places, row by row, as HTML tables do. */
function placeCells(rows: PictureCell[][]): PlacedCell[] {
  const taken = new Set<string>();
  return rows.flatMap((row, y) => {
    let x = 0;
    return row.flatMap((cell): PlacedCell[] => {
      if (cell.columns === 0 || cell.rows === 0) return [];
      while (taken.has(`${x} ${y}`)) x++;
      for (let dx = 0; dx < cell.columns; dx++) for (let dy = 0; dy < cell.rows; dy++) taken.add(`${x + dx} ${y + dy}`);
      return [{ ...cell, x, y }];
    });
  });
}

/** Leaves out titles of columns that a virtual body has not drawn. */
function cutHead(cells: PlacedCell[]): PlacedCell[] {
  const body = cells.filter(({ head }) => !head);
  const count = Math.max(...body.map(({ x, columns }) => x + columns));
  return body.length === 0 ? cells : cells.filter(({ x }) => x < count);
}

/** Where columns begin and end: wide texts get wide columns. */
function columnEdges(cells: PlacedCell[]): number[] {
  const weights: number[] = [];
  for (const { x, columns, length } of cells) {
    for (let dx = 0; dx < columns; dx++) {
      const weight = Math.min(Math.max(length / columns, 5), 18);
      weights[x + dx] = Math.max(weights[x + dx] ?? 0, weight);
    }
  }
  if (weights.length === 0) return [MARGIN, WIDTH - MARGIN];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let edge = MARGIN;
  return [edge, ...weights.map((weight) => (edge += (weight / total) * (WIDTH - 2 * MARGIN)))];
}

function box(x: number, y: number, width: number, height: number, look: string): Shape {
  return { path: `M${round(x)} ${y}h${round(width)}v${height}h${round(-width)}z`, look };
}

/** A line with round ends, around its middle. */
function bar(x: number, y: number, width: number, height: number, colour: string): Shape {
  return {
    path: `M${round(x + height / 2)} ${y}h${round(Math.max(width - height, 0))}`,
    look: `stroke="${colour}" stroke-width="${height}" stroke-linecap="round"`,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
