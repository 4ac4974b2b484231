import { boundsOf, boxAround, contains, intersect } from './boxes';
import type { Box, Color, Layer, Point } from './layer';
import { nameElement, nameOfKind } from './name-element';
import { readBox, readRadii } from './read-box';
import { isDrawnByBrowser, readControl } from './read-control';
import { readGraphic } from './read-graphic';
import { readPseudo } from './read-pseudo';
import { layText, readText, type TextContext, type TextMeasure } from './read-text';
import { isSealed, raisedIn, stack, zOf, type Stacked } from './stack';

/** What a reading of a page works with. */
export interface Reader {
  view: Window;
  readColor: (css: string) => Color | undefined;
  measure: TextMeasure;
  /** The corner of the drawing in the window. */
  origin: Point;
  /** The background of the drawing. */
  ground: Color;
}

/** What an element passes on to those within it. */
export interface Surroundings {
  underlined: boolean;
  cut: TextContext['cut'];
  /** The nearest element whose edges absolute ones go by. */
  positioned: { box: Box; style: CSSStyleDeclaration };
  /** What all that clips has left in sight. */
  seen: Box;
}

const BLUE: Color = [0, 117, 255, 1];
const GREY: Color = [118, 118, 118, 1];

/** An element with all that it holds, from the bottom to the top. */
export function readElement(element: Element, reader: Reader, around: Surroundings): Stacked[] {
  const style = reader.view.getComputedStyle(element);
  if (style.display === 'none' || Number(style.opacity) === 0) return [];
  const box = toBox(element.getBoundingClientRect(), reader);
  const clips = style.overflowX !== 'visible' && style.display !== 'inline' && style.display !== 'contents';
  if (style.clipPath === 'inset(50%)' || (clips && (box.width <= 1 || box.height <= 1))) return [];
  const seen = clips ? intersect(around.seen, box) : around.seen;
  if (!seen) return [];

  const inner: Surroundings = {
    underlined: around.underlined || style.textDecorationLine.includes('underline'),
    cut: clips && style.textOverflow === 'ellipsis' ? contentEdges(element, style) : around.cut,
    positioned: style.position === 'static' && style.transform === 'none' ? around.positioned : { box, style },
    seen,
  };
  const shows = style.visibility === 'visible' && intersect(around.seen, box) !== undefined;
  const hasBox = shows && style.display !== 'contents' && !isDrawnByBrowser(element, style);
  const own = hasBox ? readBox('Ground', box, style, reader.readColor) : [];
  return gather(element, box, style, own, readContent(element, box, style, shows, reader, inner), clips);
}

/** What is within an element. */
function readContent(
  element: Element,
  box: Box,
  style: CSSStyleDeclaration,
  shows: boolean,
  reader: Reader,
  inner: Surroundings,
): Stacked[] {
  const { view, readColor, measure, ground, origin } = reader;
  const color = style.visibility === 'visible' ? readColor(style.color) : undefined;
  const context = color && { style, color, underlined: inner.underlined, cut: inner.cut };

  if (isGraphic(element)) return shows ? flat(readGraphic(element, origin, readColor)) : [];
  const control = readControl(element, box, readColor(style.accentColor) ?? BLUE, GREY, ground);
  if (control) {
    if (!shows) return [];
    const { text } = control;
    const drawn = style.appearance === 'none' ? [] : control.layers;
    if (!text?.value || !context) return flat(drawn);
    const [red, green, blue, alpha] = context.color;
    const shown: Color = text.faint ? [red, green, blue, alpha * 0.6] : context.color;
    const line = lineOf(box, style, text.indent);
    return flat([...drawn, layText(text.value, line, { ...context, color: shown }, measure)]);
  }

  const content: Stacked[] = [];
  for (const part of readParts(element)) {
    if (Array.isArray(part)) {
      const lines = context ? readText(part, context, (rect) => toBox(rect, reader), measure) : [];
      content.push(...flat(lines.filter((line) => intersect(inner.seen, line.box))));
    } else content.push(...readElement(part, reader, inner));
  }
  if (shows) {
    const rest = content.length > 0 ? boxAround(content.map(({ layer }) => boundsOf(layer))) : undefined;
    const pseudo = (which: '::before' | '::after') =>
      flat(
        readPseudo({ element, which, box, positioned: inner.positioned, style, content: rest, readColor, measure }),
        zOf(view.getComputedStyle(element, which)),
      );
    const [before, after] = [pseudo('::before'), pseudo('::after')];
    content.unshift(...before);
    content.push(...after);
  }
  return stack(content);
}

/** Elements, and between them the text nodes that are side by side. */
function readParts(element: Element): (Element | Text[])[] {
  const parts: (Element | Text[])[] = [];
  for (const child of element.childNodes) {
    const last = parts.at(-1);
    if (isElement(child)) parts.push(child);
    else if (isText(child) && Array.isArray(last)) last.push(child);
    else if (isText(child)) parts.push([child]);
  }
  return parts;
}

/** Makes a group of an element that a designer would look for, or that clips or fades; others leave no trace. */
function gather(
  element: Element,
  box: Box,
  style: CSSStyleDeclaration,
  own: Layer[],
  content: Stacked[],
  clips: boolean,
): Stacked[] {
  const z = zOf(style);
  const sealed = isSealed(style);
  const opacity = Number(style.opacity);
  const within = content.map(({ layer }) => layer);
  const radii = readRadii(style, box);
  const cuts = clips && (radii.some((radius) => radius > 0) || within.some((layer) => !contains(box, boundsOf(layer))));
  if (cuts && within.length > 0) {
    const clipped: Layer = {
      type: 'group',
      name: nameElement(element),
      layers: within,
      opacity: 1,
      clip: { box, radii },
    };
    if (own.length === 0 && opacity === 1) return [{ layer: clipped, z, raised: [] }];
    return [
      { layer: { type: 'group', name: nameElement(element), layers: [...own, clipped], opacity }, z, raised: [] },
    ];
  }

  const layers = [...own, ...within];
  const isPlain = opacity === 1 && (layers.length === 1 || (own.length === 0 && !nameOfKind(element)));
  if (layers.length === 0 || isPlain) {
    return [...flat(own, z), ...(sealed || z > 0 ? flat(within, z) : content)];
  }
  const raised = sealed ? [] : raisedIn(content, layers);
  return [{ layer: { type: 'group', name: nameElement(element), layers, opacity }, z, raised }];
}

/** Layers side by side at one height. */
function flat(layers: Layer[], z = 0): Stacked[] {
  return layers.map((layer) => ({ layer, z, raised: [] }));
}

function toBox({ left, top, width, height }: DOMRect, { origin }: Reader): Box {
  return { x: left - origin[0], y: top - origin[1], width, height };
}

/** Left and right edge, in the window, of where an element lays its text. */
function contentEdges(element: Element, style: CSSStyleDeclaration): { left: number; right: number } {
  const { left, right } = element.getBoundingClientRect();
  return { left: left + insetOf(style, 'left'), right: right - insetOf(style, 'right') };
}

/** Where a control lays its one line of text. */
function lineOf({ x, y, width, height }: Box, style: CSSStyleDeclaration, indent: number): Box {
  const inset = (side: 'left' | 'right') => indent + insetOf(style, side);
  const line = Number.parseFloat(style.fontSize) * 1.2;
  return {
    x: x + inset('left'),
    y: y + (height - line) / 2,
    width: width - inset('left') - inset('right'),
    height: line,
  };
}

/** What border and padding take at a side. */
function insetOf(style: CSSStyleDeclaration, side: 'left' | 'right'): number {
  return (
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) +
    Number.parseFloat(style.getPropertyValue(`padding-${side}`))
  );
}

// By name and number: a frame's elements are of another window's classes.
const isGraphic = (element: Element): element is SVGSVGElement => element.localName === 'svg';
const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
