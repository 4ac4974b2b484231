import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { PictureElement, PictureHint } from '../../config/picture-reader';

/** A cell as a picture needs it. */
export interface PictureCell {
  /** Characters of its text. */
  length: number;
  columns: number;
  rows: number;
  head: boolean;
  accent: boolean;
  /** Holds a label or a button. */
  marked: boolean;
  /** Its text is aligned with the end of the cell. */
  end: boolean;
}

/** A part of a demo, as far as a picture shows it. Lengths are in characters, sizes in CSS pixels. */
export type PicturePart =
  | { kind: 'text'; length: number; look: TextLook }
  | { kind: 'button' | 'label' | 'field'; length: number }
  | { kind: 'check'; checked: boolean }
  | { kind: 'image'; width: number; height: number }
  | { kind: 'rule' }
  | { kind: 'table'; rows: PictureCell[][] }
  | { kind: 'block' | 'item'; parts: PicturePart[] }
  | { kind: 'box'; accent: boolean; parts: PicturePart[] };

export type TextLook = 'plain' | 'strong' | 'link';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

interface Known extends PictureElement {
  kind: ElementKind;
  accent: boolean;
  children: Node[];
}

/**
 * Reads off a demo's markup what a picture shows: texts, controls, images, tables, and the boxes around them.
 * @param reader knows the elements of a library.
 */
export function readMarkup(html: string, reader?: (element: PictureElement) => PictureHint | undefined): PicturePart[] {
  return readAll(parseFragment(html).childNodes, 'plain');

  function know(element: Element): Known {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
    const told = { tag: element.tagName, classes, attributes };
    const usual = elementKind(told);
    const hint = usual === 'none' ? undefined : reader?.(told);
    // A group starts a line where its tag does.
    const kind = hint === undefined || (hint.as === 'group' && usual === 'block') ? usual : hint.as;
    return { ...told, kind, accent: hint?.accent ?? false, children: element.childNodes };
  }

  function readAll(nodes: Node[], look: TextLook): PicturePart[] {
    const parts: PicturePart[] = [];
    for (const part of nodes.flatMap((node) => readNode(node, look))) {
      const last = parts.at(-1);
      // React puts a comment between two texts.
      if (part.kind === 'text' && last?.kind === 'text' && part.look === last.look) last.length += part.length;
      else parts.push(part);
    }
    return parts;
  }

  function readNode(node: Node, look: TextLook): PicturePart[] {
    if (isText(node)) {
      const length = lengthOf(node);
      return length > 0 ? [{ kind: 'text', length, look }] : [];
    }
    if (!isElement(node)) return [];
    const element = know(node);
    const { kind, accent, children, attributes } = element;
    switch (kind) {
      case 'none':
        return [];
      case 'table':
        return [{ kind, rows: readRows(children) }];
      case 'row':
        return [{ kind: 'table', rows: readRows([node]) }];
      case 'text':
        return [{ kind, length: lengthOf(node), look: lookOf(element, look) }];
      case 'button':
      case 'label':
        return [{ kind, length: lengthOf(node) || (attributes['value'] ?? '').length }];
      case 'field':
        return [{ kind, length: (attributes['value'] ?? attributes['placeholder'] ?? '').length }];
      case 'check':
        return [{ kind, checked: 'checked' in attributes || attributes['aria-checked'] === 'true' }];
      case 'image':
        return [{ kind, width: Number(attributes['width']) || 160, height: Number(attributes['height']) || 90 }];
      case 'rule':
        return [{ kind }];
      case 'box':
        return [{ kind, accent, parts: readAll(children, look) }];
      case 'block':
      case 'item':
        return [{ kind, parts: readAll(children, lookOf(element, look)) }];
      default:
        return readAll(children, lookOf(element, look));
    }
  }

  /** Rows at any depth, but not those within other rows. */
  function readRows(nodes: Node[], isAccent = false): PictureCell[][] {
    return nodes.filter(isElement).flatMap((node) => {
      const { kind, children, accent } = know(node);
      if (kind === 'none') return [];
      if (kind !== 'row') return readRows(children, isAccent || accent);
      const cells = readCells(children, isAccent || accent);
      return cells.length > 0 ? [cells] : [];
    });
  }

  function readCells(nodes: Node[], isAccent: boolean): PictureCell[] {
    return nodes.filter(isElement).flatMap((node) => {
      const element = know(node);
      if (element.kind === 'none') return [];
      const accent = isAccent || element.accent;
      return element.kind === 'cell' ? [toCell(node, { ...element, accent })] : readCells(element.children, accent);
    });
  }

  function toCell(node: Element, { tag, attributes, accent, children }: Known): PictureCell {
    const spans = tag === 'td' || tag === 'th' ? attributes : {};
    return {
      length: lengthOf(node),
      columns: Number(spans['colspan'] ?? 1),
      rows: Number(spans['rowspan'] ?? 1),
      head: (tag === 'th' && attributes['scope'] !== 'row') || attributes['role'] === 'columnheader',
      accent,
      marked: holdsMark(children),
      end: /text-align:\s*(end|right)/.test(attributes['style'] ?? ''),
    };
  }

  function holdsMark(nodes: Node[]): boolean {
    return nodes.filter(isElement).some((node) => {
      const { kind, children } = know(node);
      return kind === 'button' || kind === 'label' || holdsMark(children);
    });
  }
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

function lookOf({ tag }: Known, around: TextLook): TextLook {
  if (tag === 'a') return 'link';
  return /^(h[1-6]|b|strong|dt|legend|caption)$/.test(tag) ? 'strong' : around;
}

/** Characters of a text, or of all texts in an element. */
function lengthOf(node: Node): number {
  return textOf(node).replace(/\s+/g, ' ').trim().length;
}

function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** What an element is drawn as. A `group` starts no line, a `block` does, and an `item` has a bullet. */
type ElementKind = PictureHint['as'] | 'block' | 'item' | 'check' | 'image' | 'rule';

const BY_ROLE = index({
  button: 'button tab',
  box: 'alert alertdialog dialog listbox menu tooltip',
  cell: 'cell columnheader gridcell rowheader',
  check: 'checkbox radio switch',
  field: 'combobox searchbox slider spinbutton textbox',
  image: 'img progressbar',
  item: 'listitem menuitem menuitemcheckbox menuitemradio option treeitem',
  row: 'row',
  rule: 'separator',
  table: 'grid table treegrid',
});

const BY_TAG = index({
  none: 'area audio base datalist head link meta noscript script style template title',
  box: 'dialog fieldset pre',
  button: 'button summary',
  cell: 'td th',
  field: 'input meter progress select textarea',
  image: 'canvas embed iframe img object svg video',
  item: 'li',
  row: 'tr',
  rule: 'hr',
  table: 'table',
  block:
    'address article aside blockquote body caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup legend main nav ol p search section ul',
});

const BY_INPUT = index({
  none: 'hidden',
  button: 'button color file image reset submit',
  check: 'checkbox radio',
});

/** What an element is drawn as, by its role, its tag and its style. Elements that take no room are `none`. */
function elementKind({ tag, attributes }: PictureElement): ElementKind {
  const { role = '', style = '', type = '' } = attributes;
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return 'none';
  if (/(^|;)\s*display:\s*none/.test(style)) return 'none';
  return BY_ROLE.get(role) ?? (tag === 'input' ? BY_INPUT.get(type) : undefined) ?? BY_TAG.get(tag) ?? 'group';
}

function index(kinds: Partial<Record<ElementKind, string>>): Map<string, ElementKind> {
  return new Map(
    Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as ElementKind])),
  );
}
