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
  const parts = [...drawControls(controls), ...drawTable(rows, top)];
  return `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</symbol>`;
}

/** All pictures as one file; a page shows one with `<use href="…#id">`. */
export function drawPictures(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function drawControls(lengths: number[]): string[] {
  let x = MARGIN;
  return lengths.slice(0, 4).flatMap((length) => {
    const width = Math.min(24 + length * 2.4, 90);
    const at = x;
    x += width + 8;
    if (at + width > WIDTH - MARGIN) return [];
    return [
      `<rect x="${round(at)}" y="${MARGIN}" width="${round(width)}" height="14" rx="4" fill="var(--bg)" stroke="var(--line-strong)"/>`,
      bar(at + 7, MARGIN + 5, width - 14, 4, 'var(--line-strong)'),
    ];
  });
}

function drawTable(rows: PictureCell[][], top: number): string[] {
  const cells = placeCells(rows.slice(0, Math.ceil((HEIGHT - top) / ROW)));
  const edges = columnEdges(cells);
  const left = MARGIN;
  const right = WIDTH - MARGIN;
  const bottom = top + Math.max(1, ...cells.map((cell) => cell.y + 1)) * ROW;

  const drawn = cells.flatMap((cell) => {
    const from = edges[cell.x] ?? left;
    const to = edges[cell.x + cell.columns] ?? right;
    const y = top + cell.y * ROW;
    const height = Math.min(cell.rows * ROW, bottom - y);
    const fill = cell.head ? 'var(--line)' : cell.fixed ? 'var(--accent-soft)' : 'var(--bg)';
    const room = to - from - 14;
    const width = Math.min(Math.max(cell.length * 3, 6), room);
    const colour = cell.marked ? 'var(--accent)' : cell.head ? 'var(--text-soft)' : 'var(--line-strong)';
    return [
      `<path d="M${round(from)} ${y}H${round(to)}V${y + height}H${round(from)}z" fill="${fill}" stroke="var(--line)"/>`,
      cell.length > 0 && room > 2
        ? bar(cell.end ? to - 7 - width : from + 7, y + (height - BAR) / 2, width, BAR, colour)
        : '',
    ];
  });
  const frame = `<rect x="${left}" y="${top}" width="${round(right - left)}" height="${bottom - top}" rx="6" fill="none" stroke="var(--line-strong)"/>`;
  return [...drawn, frame];
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

function bar(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
