import { boundsOf, boxAround, contains, intersect } from './boxes';
import type { Box, Color, GroupLayer, Layer } from './layer';
import { nameElement, nameOfKind } from './name-element';
import { contentBox, readBox, readRadii } from './read-box';
import { isDrawnByBrowser, readControl } from './read-control';
import { readGraphic } from './read-graphic';
import { readPseudo } from './read-pseudo';
import { layText, readText, type TextContext } from './read-text';
import type { Reader } from './reader';
import { flat, isSealed, raisedIn, stack, zOf, type Stacked } from './stack';

/** What an element passes on to those within it. */
interface Surroundings {
  /** The background of the drawing. */
  ground: Color;
  underlined: boolean;
  cut: TextContext['cut'];
  /** The nearest element whose edges absolute ones go by. */
  positioned: { box: Box; style: CSSStyleDeclaration };
  /** What all that clips has left in sight. */
  seen: Box;
}

/** An element with its style and its bounds. */
interface Part {
  element: Element;
  style: CSSStyleDeclaration;
  box: Box;
}

/** An element with all that it holds, from the bottom to the top. */
export function readElement(element: Element, reader: Reader, around: Surroundings): Stacked[] {
  const style = reader.view.getComputedStyle(element);
  if (style.display === 'none' || Number(style.opacity) === 0) return [];
  const box = reader.toBox(element.getBoundingClientRect());
  const clips = style.overflowX !== 'visible' && style.display !== 'inline' && style.display !== 'contents';
  if (style.clipPath === 'inset(50%)' || (clips && (box.width <= 1 || box.height <= 1))) return [];
  const seen = clips ? intersect(around.seen, box) : around.seen;
  if (!seen) return [];

  const inner: Surroundings = {
    ground: around.ground,
    underlined: around.underlined || style.textDecorationLine.includes('underline'),
    cut: clips && style.textOverflow === 'ellipsis' ? contentBox(box, style) : around.cut,
    positioned: style.position === 'static' && style.transform === 'none' ? around.positioned : { box, style },
    seen,
  };
  const part = { element, style, box };
  const shows = style.visibility === 'visible' && intersect(around.seen, box) !== undefined;
  const hasBox = shows && style.display !== 'contents' && !isDrawnByBrowser(element, style);
  const own = hasBox ? readBox('Ground', box, style, reader) : [];
  return gather(part, own, readContent(part, shows, reader, inner), clips);
}

/** What is within an element. */
function readContent(part: Part, shows: boolean, reader: Reader, inner: Surroundings): Stacked[] {
  const { element, style, box } = part;
  const color = style.visibility === 'visible' ? reader.readColor(style.color) : undefined;
  const context = color && { style, color, underlined: inner.underlined, cut: inner.cut };

  if (isGraphic(element)) return shows ? flat(readGraphic(element, reader)) : [];
  const control = readControl(element, box, style, reader, inner.ground);
  if (control) {
    if (!shows) return [];
    const { text } = control;
    const drawn = style.appearance === 'none' ? [] : control.layers;
    if (!text?.value || !context) return flat(drawn);
    const [red, green, blue, alpha] = context.color;
    const shown: Color = text.faint ? [red, green, blue, alpha * 0.6] : context.color;
    return flat([...drawn, layText(text.value, lineOf(part, text.indent), { ...context, color: shown }, reader)]);
  }

  const content: Stacked[] = [];
  for (const child of readParts(element)) {
    if (Array.isArray(child)) {
      const lines = context ? readText(child, context, reader) : [];
      content.push(...flat(lines.filter((line) => intersect(inner.seen, line.box))));
    } else content.push(...readElement(child, reader, inner));
  }
  if (shows) {
    const rest = content.length > 0 ? boxAround(content.map(({ layer }) => boundsOf(layer))) : undefined;
    const pseudo = (which: '::before' | '::after') => {
      const own = reader.view.getComputedStyle(element, which);
      return flat(
        readPseudo({ which, own, style, box, positioned: inner.positioned, content: rest }, reader),
        zOf(own),
      );
    };
    content.unshift(...pseudo('::before'));
    content.push(...pseudo('::after'));
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
function gather({ element, style, box }: Part, own: Layer[], content: Stacked[], clips: boolean): Stacked[] {
  const z = zOf(style);
  const sealed = isSealed(style);
  const opacity = Number(style.opacity);
  const within = content.map(({ layer }) => layer);
  const radii = readRadii(style, box);
  const group = (layers: Layer[], opacity: number, clip?: GroupLayer['clip']): Layer => ({
    type: 'group',
    name: nameElement(element),
    layers,
    opacity,
    clip,
  });
  const cuts = clips && (radii.some((radius) => radius > 0) || within.some((layer) => !contains(box, boundsOf(layer))));
  if (cuts && within.length > 0) {
    const clipped = group(within, 1, { box, radii });
    return flat([own.length === 0 && opacity === 1 ? clipped : group([...own, clipped], opacity)], z);
  }

  const layers = [...own, ...within];
  const isPlain = opacity === 1 && (layers.length === 1 || (own.length === 0 && !nameOfKind(element)));
  if (layers.length === 0 || isPlain) {
    return [...flat(own, z), ...(sealed || z > 0 ? flat(within, z) : content)];
  }
  return [{ layer: group(layers, opacity), z, raised: sealed ? [] : raisedIn(content, layers) }];
}

/** Where a control lays its one line of text. */
function lineOf({ style, box }: Part, indent: number): Box {
  const { x, width } = contentBox(box, style);
  const height = Number.parseFloat(style.fontSize) * 1.2;
  return { x: x + indent, y: box.y + (box.height - height) / 2, width: width - 2 * indent, height };
}

// By name and number: a frame's elements are of another window's classes.
const isGraphic = (element: Element): element is SVGSVGElement => element.localName === 'svg';
const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
