import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** A cell as a picture needs it. */
export interface PictureCell {
  /** Characters of its text. */
  length: number;
  columns: number;
  rows: number;
  head: boolean;
  /** Pinned to a side. */
  fixed: boolean;
  /** Set apart by a label or a button. */
  marked: boolean;
  /** Its text ends where the cell ends. */
  end: boolean;
}

/** A demo's markup as a picture needs it. */
export interface PictureContent {
  /** Length of the text of each control that stands outside the tables. */
  controls: number[];
  /** Rows of its tables, heads first. */
  rows: PictureCell[][];
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const CONTROLS = new Set(['button', 'input', 'select', 'label']);

/** Reads tables and controls off a demo's prerendered markup. */
export function readTables(html: string): PictureContent {
  const content: PictureContent = { controls: [], rows: [] };
  parseFragment(html).childNodes.forEach((node) => walk(node, content, false));
  return content;
}

function walk(node: Node, content: PictureContent, inTable: boolean): void {
  if (!isElement(node)) return;
  if (has(node, 'rc-table-measure-row') || attribute(node, 'aria-hidden') === 'true') return;
  if (isRow(node)) {
    const cells = node.childNodes.filter(isElement).filter(isCell).map(toCell);
    if (cells.length > 0) content.rows.push(cells);
    return;
  }
  if (!inTable && CONTROLS.has(node.tagName)) {
    content.controls.push(textOf(node).length || 3);
    return;
  }
  const within = inTable || has(node, 'rc-table');
  node.childNodes.forEach((child) => walk(child, content, within));
}

function toCell(cell: Element): PictureCell {
  const all = descendants(cell);
  return {
    length: textOf(cell).trim().length,
    columns: Number(attribute(cell, 'colspan') ?? 1),
    rows: Number(attribute(cell, 'rowspan') ?? 1),
    head: cell.tagName === 'th' && attribute(cell, 'scope') !== 'row',
    fixed: / rc-table-cell-fix/.test(` ${attribute(cell, 'class') ?? ''}`),
    marked: all.some((element) => has(element, 'tag') || element.tagName === 'button'),
    end: /text-align:\s*(end|right)/.test(attribute(cell, 'style') ?? ''),
  };
}

const isElement = (node: Node): node is Element => 'tagName' in node;
/** Rows and cells of tables, of virtual tables, and of bodies that another library draws. */
const isRow = (element: Element) =>
  element.tagName === 'tr' ||
  attribute(element, 'role') === 'row' ||
  (element.tagName === 'div' && has(element, 'rc-table-row'));
const isCell = (element: Element) =>
  /^t[hd]$/.test(element.tagName) ||
  /^(grid)?cell$/.test(attribute(element, 'role') ?? '') ||
  has(element, 'rc-table-cell');

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((found) => found.name === name)?.value;
}

function has(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

function descendants(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => [child, ...descendants(child)]);
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
