import type { Box, Color, Layer, PathLayer, Point, ShapeLayer } from './layer';
import { readBox } from './read-box';
import { layText, type TextContext, type TextMeasure } from './read-text';

interface PseudoInput {
  element: Element;
  which: '::before' | '::after';
  /** The element's own box, and that of the nearest element around which is positioned. */
  box: Box;
  positioned: { box: Box; style: CSSStyleDeclaration };
  style: CSSStyleDeclaration;
  /** Where the rest of the element's content is, where there is any. */
  content: Box | undefined;
  readColor: (css: string) => Color | undefined;
  measure: TextMeasure;
}

/** What `::before` and `::after` draw. Browsers do not say where they are: their place follows from their style. */
export function readPseudo({
  element,
  which,
  box,
  positioned,
  style,
  content,
  readColor,
  measure,
}: PseudoInput): Layer[] {
  const own = element.ownerDocument.defaultView?.getComputedStyle(element, which);
  if (!own || own.content === 'none' || own.content === 'normal' || own.display === 'none') return [];
  if (own.visibility !== 'visible' || Number(own.opacity) === 0) return [];
  const text = /^"((?:[^"\\]|\\.)*)"/.exec(own.content)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  const place =
    own.position === 'absolute' ? fromEdges(own, positioned) : inFlow(own, which, box, style, content, text, measure);
  if (place.width <= 0 || place.height <= 0) return [];

  const shapes = readBox(which === '::before' ? 'Before' : 'After', place, own, readColor);
  const matrix = own.transform === 'none' ? undefined : new DOMMatrix(own.transform);
  const layers: Layer[] = matrix ? shapes.map((shape) => turn(shape, place, matrix)) : shapes;
  const color = readColor(own.color);
  if (text.trim() && color) layers.push(layText(text, lineOf(own, place), contextOf(own, color), measure));
  return layers;
}

const contextOf = (style: CSSStyleDeclaration, color: Color): TextContext => ({
  style,
  color,
  underlined: false,
  cut: undefined,
});

/** What letters take of the height of a line, in their own size, by and large. */
const LETTERS = 1.17;

/** The letters' box in the middle of their line. */
function lineOf(own: CSSStyleDeclaration, { x, y, width, height }: Box): Box {
  const letters = px(own.fontSize) * LETTERS;
  return { x, y: y + (height - letters) / 2, width, height: letters };
}

const px = (css: string) => Number.parseFloat(css) || 0;

/** An absolute one lies in the padding box of what is positioned around it; its edges are computed in pixels. */
function fromEdges(own: CSSStyleDeclaration, { box, style }: PseudoInput['positioned']): Box {
  return {
    x: box.x + px(style.borderLeftWidth) + px(own.left) + px(own.marginLeft),
    y: box.y + px(style.borderTopWidth) + px(own.top) + px(own.marginTop),
    ...sizeOf(own),
  };
}

function inFlow(
  own: CSSStyleDeclaration,
  which: '::before' | '::after',
  box: Box,
  style: CSSStyleDeclaration,
  content: Box | undefined,
  text: string,
  measure: TextMeasure,
): Box {
  const line = px(own.lineHeight) || px(own.fontSize) * 1.2;
  const size = sizeOf(own);
  const width = size.width || measure.width(own, text);
  const height = size.height || (text ? line : 0);
  const left = box.x + px(style.borderLeftWidth) + px(style.paddingLeft);
  const right = box.x + box.width - px(style.borderRightWidth) - px(style.paddingRight);
  const top = box.y + px(style.borderTopWidth) + px(style.paddingTop);
  const bottom = box.y + box.height - px(style.borderBottomWidth) - px(style.paddingBottom);
  if (!content) return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  const first = which === '::before';
  const atStart = first !== (style.direction === 'rtl');
  if (own.display !== 'block') {
    const x = atStart ? content.x - width : content.x + content.width;
    return { x, y: content.y + (content.height - height) / 2, width, height };
  }
  // Between a letter's box and the end of its line.
  const gap = Math.max(0, (px(style.lineHeight) - px(style.fontSize) * LETTERS) / 2);
  const y = first ? content.y - gap - height : content.y + content.height + gap;
  return { x: style.direction === 'rtl' ? right - width : left, y, width, height };
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
function turn(
  { name, box: { x, y, width, height }, fill, stroke }: ShapeLayer,
  around: Box,
  matrix: DOMMatrix,
): PathLayer {
  const [middle, centre] = [around.x + around.width / 2, around.y + around.height / 2];
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const points = corners.map(([left, top]): Point => {
    const turned = matrix.transformPoint({ x: left - middle, y: top - centre });
    return [turned.x + middle, turned.y + centre];
  });
  return {
    type: 'path',
    name,
    lines: [{ points, closed: true }],
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke: { ...stroke, round: false } } : {}),
  };
}
