import type { Box, Color, TextLayer } from './layer';

/** What text takes from the elements around it. */
export interface TextContext {
  style: CSSStyleDeclaration;
  color: Color;
  underlined: boolean;
  /** The window's box that cuts text off with an ellipsis, where there is one. */
  cut: { left: number; right: number } | undefined;
}

/** Measures text as the browser draws it. */
export interface TextMeasure {
  /** How far the letters of a font are below the top of its line box. */
  ascent(style: CSSStyleDeclaration): number;
  width(style: CSSStyleDeclaration, text: string): number;
}

/** Makes a measure with a canvas of its own. */
export function createTextMeasure(document: Document): TextMeasure {
  const context = document.createElement('canvas').getContext('2d');
  const measure = (style: CSSStyleDeclaration, text: string) => {
    if (!context) return undefined;
    // The shorthand is empty where it cannot say it all, as with tabular figures.
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return context.measureText(text);
  };
  return {
    ascent: (style) => measure(style, 'x')?.fontBoundingBoxAscent ?? Number.parseFloat(style.fontSize) * 0.9,
    width: (style, text) => measure(style, text)?.width ?? 0,
  };
}

/** The lines of text nodes that are side by side, as the browser broke them. */
export function readText(
  nodes: Text[],
  context: TextContext,
  toBox: (rect: DOMRect) => Box,
  measure: TextMeasure,
): TextLayer[] {
  return breakLines(nodes).flatMap((range) => {
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) return [];
    const text = context.cut ? cutOff(range, context, context.cut, measure) : range.toString();
    if (text === '') return [];
    const box = toBox(rect);
    const width = context.cut ? Math.min(box.width, context.cut.right - context.cut.left) : box.width;
    return [layText(shape(text, context.style), { ...box, width }, context, measure)];
  });
}

/** A line of text in the style of its surroundings. */
export function layText(
  text: string,
  box: Box,
  { style, color, underlined }: TextContext,
  measure: TextMeasure,
): TextLayer {
  return {
    type: 'text',
    text,
    box,
    ascent: measure.ascent(style),
    align: readAlign(style),
    font: {
      family: style.fontFamily,
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight) || 400,
      italic: style.fontStyle !== 'normal',
      spacing: Number.parseFloat(style.letterSpacing) || 0,
    },
    color,
    underlined,
  };
}

/** A range for each line, without the spaces around it. */
function breakLines(nodes: Text[]): Range[] {
  const words = nodes.flatMap((node) =>
    [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ node, from: index, to: index + word.length })),
  );
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const whole = rangeOf(first, last);
  const rects = [...whole.getClientRects()].filter(({ width }) => width > 0);
  if (rects.every(({ top }) => Math.abs(top - (rects[0]?.top ?? 0)) < 2)) return [whole];

  const lines: Range[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const word of words.flatMap(splitBroken)) {
    const range = rangeOf(word, word);
    const rect = range.getBoundingClientRect();
    if (Math.abs(rect.top - top) < 2) lines.at(-1)?.setEnd(word.node, word.to);
    else lines.push(range);
    top = rect.top;
  }
  return lines;
}

/** The characters of a word that lies on more than one line, as after a hyphen; else the word. */
function splitBroken(word: Word): Word[] {
  const rects = [...rangeOf(word, word).getClientRects()];
  if (rects.every(({ top }) => Math.abs(top - (rects[0]?.top ?? 0)) < 2)) return [word];
  const characters = new Intl.Segmenter().segment(word.node.data.slice(word.from, word.to));
  return [...characters].map(({ segment, index }) => {
    const from = word.from + index;
    return { node: word.node, from, to: from + segment.length };
  });
}

interface Word {
  node: Text;
  from: number;
  to: number;
}

function rangeOf(first: Word, last: Word): Range {
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, first.from);
  range.setEnd(last.node, last.to);
  return range;
}

/** The text of a line up to where an ellipsis cuts it off. */
function cutOff(
  line: Range,
  { style }: TextContext,
  { left, right }: { left: number; right: number },
  measure: TextMeasure,
): string {
  const text = line.toString();
  const whole = line.getBoundingClientRect();
  const overflows = style.direction === 'rtl' ? whole.left < left - 0.5 : whole.right > right + 0.5;
  if (!overflows) return text;
  const room = (style.direction === 'rtl' ? whole.right - left : right - whole.left) - measure.width(style, '…');
  let length = text.length;
  while (length > 0 && measure.width(style, text.slice(0, length)) > room) length -= 1;
  return length === 0 ? '' : `${text.slice(0, length).trimEnd()}…`;
}

/** White space and letters as the style shows them. */
function shape(text: string, style: CSSStyleDeclaration): string {
  return transform(style.whiteSpace.startsWith('pre') ? text : text.replace(/\s+/g, ' '), style);
}

function transform(text: string, { textTransform }: CSSStyleDeclaration): string {
  if (textTransform === 'uppercase') return text.toUpperCase();
  if (textTransform === 'lowercase') return text.toLowerCase();
  if (textTransform === 'capitalize') return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return text;
}

function readAlign({ textAlign, direction }: CSSStyleDeclaration): TextLayer['align'] {
  if (textAlign.includes('center')) return 'center';
  if (textAlign.includes('left')) return 'left';
  if (textAlign.includes('right')) return 'right';
  return (textAlign === 'end') === (direction === 'rtl') ? 'left' : 'right';
}
