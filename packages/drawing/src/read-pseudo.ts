import { cornersOf } from './boxes';
import type { Box, Layer, PathLayer, Point, ShapeLayer } from './layer';
import { contentBox, px, readBox } from './read-box';
import { layText } from './read-text';
import type { Reader } from './reader';

/** A pseudo-element, and what its place follows from. */
interface Pseudo {
  which: '::before' | '::after';
  own: CSSStyleDeclaration;
  /** The element's own box, and that of the nearest element around which is positioned. */
  box: Box;
  positioned: { box: Box; style: CSSStyleDeclaration };
  style: CSSStyleDeclaration;
  /** Where the rest of the element's content is, where there is any. */
  content: Box | undefined;
}

/** What `::before` and `::after` draw. Browsers don't say where they are: their place follows from their style. */
export function readPseudo(pseudo: Pseudo, reader: Reader): Layer[] {
  const { own, which, positioned } = pseudo;
  if (own.content === 'none' || own.content === 'normal' || own.display === 'none') return [];
  if (own.visibility !== 'visible' || Number(own.opacity) === 0) return [];
  const text = /^"((?:[^"\\]|\\.)*)"/.exec(own.content)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  const place = own.position === 'absolute' ? fromEdges(own, positioned) : inFlow(pseudo, text, reader);
  if (place.width <= 0 || place.height <= 0) return [];

  const shapes = readBox(which === '::before' ? 'Before' : 'After', place, own, reader);
  const matrix = own.transform === 'none' ? undefined : new DOMMatrix(own.transform);
  const layers: Layer[] = matrix ? shapes.map((shape) => turn(shape, place, matrix)) : shapes;
  const color = reader.readColor(own.color);
  if (!text.trim() || !color) return layers;
  // The letters' box in the middle of their line.
  const height = px(own.fontSize) * LETTERS;
  const line = { ...place, y: place.y + (place.height - height) / 2, height };
  return [...layers, layText(text, line, { style: own, color, underlined: false, cut: undefined }, reader)];
}

/** What letters take of the height of a line, in their own size, by and large. */
const LETTERS = 1.17;

/** An absolute one lies in the padding box of what is positioned around it; its edges are computed in pixels. */
function fromEdges(own: CSSStyleDeclaration, { box, style }: Pseudo['positioned']): Box {
  return {
    x: box.x + px(style.borderLeftWidth) + px(own.left) + px(own.marginLeft),
    y: box.y + px(style.borderTopWidth) + px(own.top) + px(own.marginTop),
    ...sizeOf(own),
  };
}

function inFlow({ own, which, box, style, content }: Pseudo, text: string, reader: Reader): Box {
  const size = sizeOf(own);
  const width = size.width || reader.width(own, text);
  const height = size.height || (text ? px(own.lineHeight) || px(own.fontSize) * 1.2 : 0);
  const inner = contentBox(box, style);
  if (!content)
    return { x: inner.x + (inner.width - width) / 2, y: inner.y + (inner.height - height) / 2, width, height };
  const first = which === '::before';
  const isRtl = style.direction === 'rtl';
  if (own.display !== 'block') {
    const x = first !== isRtl ? content.x - width : content.x + content.width;
    return { x, y: content.y + (content.height - height) / 2, width, height };
  }
  // Between a letter's box and the end of its line.
  const gap = Math.max(0, (px(style.lineHeight) - px(style.fontSize) * LETTERS) / 2);
  const y = first ? content.y - gap - height : content.y + content.height + gap;
  return { x: isRtl ? inner.x + inner.width - width : inner.x, y, width, height };
}

/** Width and height with padding and border, whichever box they were given for. */
function sizeOf(own: CSSStyleDeclaration): { width: number; height: number } {
  const outer = own.boxSizing === 'border-box';
  const sum = (...names: string[]) =>
    outer ? 0 : names.reduce((total, name) => total + px(own.getPropertyValue(name)), 0);
  return {
    width: px(own.width) + sum('padding-left', 'padding-right', 'border-left-width', 'border-right-width'),
    height: px(own.height) + sum('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'),
  };
}

/** A rectangle, turned about the middle of a box, is a path through its four corners. */
function turn({ name, box, fill, stroke }: ShapeLayer, around: Box, matrix: DOMMatrix): PathLayer {
  const [middle, centre] = [around.x + around.width / 2, around.y + around.height / 2];
  const points = cornersOf(box).map(([left, top]): Point => {
    const turned = matrix.transformPoint({ x: left - middle, y: top - centre });
    return [turned.x + middle, turned.y + centre];
  });
  return { type: 'path', name, lines: [{ points, closed: true }], fill, stroke: stroke && { ...stroke, round: false } };
}
