import type { Node } from '../../../core/node/compile/live/node';

/** How a file is written, so that what is made of it looks like it. */
export interface CodeStyle {
  /** One step of indentation. */
  unit: string;
  quote: "'" | '"';
  /** What a statement ends with: `;` or nothing. */
  end: ';' | '';
}

export function readStyle(text: string, body: readonly Node[]): CodeStyle {
  const unit = /^(?:\t| {2,4})(?=[^\s*])/m.exec(text)?.[0] ?? '  ';
  const first = body.find(({ type }) => type === 'ImportDeclaration') ?? body[0];
  const line = first ? text.slice(first.start, first.end) : ';';
  return { unit, quote: line.includes('"') ? '"' : "'", end: line.endsWith(';') ? ';' : '' };
}

/** Characters of a line. */
const WIDTH = 80;

/** A piece of code for a level of indentation: its first line has none. */
export type Piece = (indent: string) => string;

/** The start of a tag, up to its bracket, with its attributes: on one line, or on one each. */
export function printStart(tag: string, attributes: readonly Piece[], indent: string, unit: string): string {
  const inner = indent + unit;
  const flat = attributes.map((attribute) => ` ${attribute(indent)}`).join('');
  const isFlat = !flat.includes('\n') && indent.length + tag.length + flat.length + 2 <= WIDTH;
  const lines = attributes.map((attribute) => `\n${inner}${attribute(inner)}`).join('');
  return isFlat ? `<${tag}${flat}` : `<${tag}${lines}\n${indent}`;
}

/** An element with its attributes and what is in it. @param end what its tag is closed by: a tag with types isn't closed by these. */
export function printElement(
  tag: string,
  attributes: readonly Piece[],
  content: Piece | undefined,
  indent: string,
  unit: string,
  end = tag,
): string {
  const start = printStart(tag, attributes, indent, unit);
  const isFlat = !start.includes('\n');
  const inner = indent + unit;
  const body = content?.(inner);
  if (body === undefined) return isFlat ? `${start} />` : `${start}/>`;
  const line = `${start}>${body}</${end}>`;
  const fits = isFlat && !body.includes('\n') && indent.length + line.length <= WIDTH;
  return fits ? line : `${start}>\n${inner}${body}\n${indent}</${end}>`;
}

/** Lines with another indentation, but for the first. @param from what they begin with. */
export function indentLines(text: string, from: string, to: string): string {
  const [first = '', ...lines] = text.split('\n');
  return [
    first,
    ...lines.map((line) =>
      line.trim() === '' ? '' : to + (line.startsWith(from) ? line.slice(from.length) : line.trimStart()),
    ),
  ].join('\n');
}

/** A text in quotes. */
export const quoteText = (text: string, quote: string): string =>
  quote + JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`) + quote;
