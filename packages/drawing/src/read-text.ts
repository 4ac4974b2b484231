import type { Box, Color, TextLayer } from './layer';
import type { Reader } from './reader';

/** What text takes from the elements around it. */
export interface TextContext {
  style: CSSStyleDeclaration;
  color: Color;
  underlined: boolean;
  /** The box that cuts text off with an ellipsis, where there is one. */
  cut: Box | undefined;
}

/** The lines of text nodes that are side by side, as the browser broke them. */
export function readText(nodes: Text[], context: TextContext, reader: Reader): TextLayer[] {
  return breakLines(nodes).flatMap((range) => {
    const box = reader.toBox(range.getBoundingClientRect());
    if (box.width === 0) return [];
    const { cut, style } = context;
    const text = cut ? cutOff(range.toString(), box, cut, style, reader) : range.toString();
    if (text === '') return [];
    const width = cut ? Math.min(box.width, cut.width) : box.width;
    return [layText(shape(text, style), { ...box, width }, context, reader)];
  });
}

/** A line of text in the style of its surroundings. */
export function layText(text: string, box: Box, { style, color, underlined }: TextContext, reader: Reader): TextLayer {
  return {
    type: 'text',
    text,
    box,
    ascent: reader.ascent(style),
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
function cutOff(text: string, line: Box, cut: Box, style: CSSStyleDeclaration, reader: Reader): string {
  const overflow = style.direction === 'rtl' ? cut.x - line.x : line.x + line.width - cut.x - cut.width;
  if (overflow <= 0.5) return text;
  const room = line.width - overflow - reader.width(style, '…');
  let length = text.length;
  while (length > 0 && reader.width(style, text.slice(0, length)) > room) length -= 1;
  return length === 0 ? '' : `${text.slice(0, length).trimEnd()}…`;
}

/** White space and letters as the style shows them. */
function shape(text: string, { whiteSpace, textTransform }: CSSStyleDeclaration): string {
  const shown = whiteSpace.startsWith('pre') ? text : text.replace(/\s+/g, ' ');
  if (textTransform === 'uppercase') return shown.toUpperCase();
  if (textTransform === 'lowercase') return shown.toLowerCase();
  if (textTransform === 'capitalize') return shown.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return shown;
}

function readAlign({ textAlign, direction }: CSSStyleDeclaration): TextLayer['align'] {
  if (textAlign.includes('center')) return 'center';
  if (textAlign.includes('left')) return 'left';
  if (textAlign.includes('right')) return 'right';
  return (textAlign === 'end') === (direction === 'rtl') ? 'left' : 'right';
}
