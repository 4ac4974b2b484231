import type { PictureCell } from './read-markup';
import { bar, box, frame, type Shape } from './shapes';

const ROW = 18;
const BAR = 6;
/** What a picture emphasises: more than the soft accent, which would hardly show on so small a cell. */
const ACCENT = 'color-mix(in srgb, var(--accent) 26%, var(--bg))';
/** Texts on that ground. */
const ON_ACCENT = 'color-mix(in srgb, var(--accent) 60%, var(--bg))';

interface PlacedCell extends PictureCell {
  x: number;
  y: number;
}

/**
 * Draws a table: its columns, rows, merged and accented cells, with bars as long as its texts.
 * @param room height for it; rows that begin below it are left out.
 */
export function drawTable(rows: PictureCell[][], width: number, room: number): { shapes: Shape[]; height: number } {
  const cells = cutHead(placeCells(rows.slice(0, Math.max(1, Math.ceil(room / ROW)))));
  const edges = columnEdges(cells, width);
  const height = Math.max(1, ...cells.map((cell) => cell.y + 1)) * ROW;

  const boxes: Shape[] = [];
  const bars: Shape[] = [];
  for (const cell of cells) {
    const from = edges[cell.x] ?? 0;
    const to = edges[cell.x + cell.columns] ?? width;
    const y = cell.y * ROW;
    const tall = Math.min(cell.rows * ROW, height - y);
    const fill = cell.accent ? ACCENT : cell.head ? 'var(--line)' : 'var(--bg)';
    boxes.push(box(from, y, to - from, tall, fill, cell.accent ? 'var(--line-strong)' : 'var(--line)'));

    const space = to - from - 14;
    if (cell.length === 0 || space <= 2) continue;
    const long = Math.min(Math.max(cell.length * 3, BAR), space);
    const plain = cell.accent ? ON_ACCENT : 'var(--line-strong)';
    const colour = cell.marked ? 'var(--accent)' : cell.head ? 'var(--text-soft)' : plain;
    bars.push(bar(cell.end ? to - 7 - long : from + 7, y + tall / 2, long, BAR, colour));
  }
  return { shapes: [...boxes, ...bars, frame(0, 0, width, height)], height };
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

/** Leaves out titles of columns that a virtual body hasn't rendered. */
function cutHead(cells: PlacedCell[]): PlacedCell[] {
  const body = cells.filter(({ head }) => !head);
  const count = Math.max(...body.map(({ x, columns }) => x + columns));
  return body.length === 0 ? cells : cells.filter(({ x }) => x < count);
}

/** Where columns begin and end: wide texts get wide columns. */
function columnEdges(cells: PlacedCell[], width: number): number[] {
  const weights: number[] = [];
  for (const { x, columns, length } of cells) {
    for (let dx = 0; dx < columns; dx++) {
      const weight = Math.min(Math.max(length / columns, 5), 18);
      weights[x + dx] = Math.max(weights[x + dx] ?? 0, weight);
    }
  }
  if (weights.length === 0) return [0, width];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let edge = 0;
  return [edge, ...weights.map((weight) => (edge += (weight / total) * width))];
}
