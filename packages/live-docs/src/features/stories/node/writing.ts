import { parseSync } from 'vite';
import { childOf, listOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { indentLines, type CodeStyle, type Piece } from './code-style';
import { declaredNames, findReferences, type Reference } from './find-references';
import type { Module } from './read-module';
import type { StoriesFile } from './read-stories';
import type { Part } from './story-parts';
import { STORYBOOK, withBreaks, type Printer } from './story-printer';

/** What keeps a story from being written as a component, and the line in its file. */
export class Unwritable extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** What a story's component is made with. */
export interface Writing {
  file: StoriesFile;
  module: Module;
  printer: Printer;
  style: CodeStyle;
  /** The component's name. */
  name: string;
  isTyped: boolean;
}

/** A story as a component that uses the library as readers do. */
export interface WrittenStory {
  text: string;
  /** The line in the story's file that each of its lines comes from. */
  lines: readonly number[];
  /** How its file's name ends: it has JSX, even if the stories have none. */
  ending: 'tsx' | 'jsx';
}

/** The code of a component that shows a story. */
export interface Body {
  /** Constants above the component, which each render shares. */
  constants: string;
  /** The component's statements, indented. */
  body: string;
}

/** An argument as an attribute; undefined of one that is `undefined`. */
export function writeAttribute({ printer }: Writing, part: Part): Piece | undefined {
  if (part.spread) {
    printer.plain(part.spread);
    const spread = printer.piece(part.spread);
    return part.spread.type === 'Property'
      ? (indent) => `{...{ ${spread(indent)} }}`
      : (indent) => `{...${spread(indent)}}`;
  }
  const { key, property } = part;
  const value = isLiteral(unwrap(part.value)) ? unwrap(part.value) : part.value;
  if (isNothing(value)) return undefined;
  if (!/^[A-Za-z_$][\w$-]*$/.test(key)) {
    printer.plain(value, key);
    const piece = printer.piece(property ?? value);
    return (indent) => `{...{ ${piece(indent)} }}`;
  }
  if (value['value'] === true) return () => key;
  const text = value['value'];
  if (value.type === 'Literal' && typeof text === 'string' && !/["\\\n&{}<>]/.test(text))
    return () => `${key}="${text}"`;
  const piece = writeValue({ printer }, value, key, property);
  return (indent) => `${key}={${piece(indent)}}`;
}

/** A value as an expression: also of a method of an object. */
export function writeValue({ printer }: Pick<Writing, 'printer'>, value: Node, key: string, property?: Node): Piece {
  printer.plain(value, key);
  const piece = printer.piece(value);
  if (property?.['method'] !== true) return piece;
  const start = `${value['async'] === true ? 'async ' : ''}function${value['generator'] === true ? '*' : ''} `;
  const indented = printer.indentOf(property);
  return (indent) => start + indentLines(printer.text(value), indented, indent);
}

/** What is in an element; undefined for nothing. */
export function writeContent(writing: Writing, content: Node): Piece | undefined {
  const value = unwrap(content);
  if (isNothing(value) || (value.type === 'Literal' && (value['value'] === null || value['value'] === '')))
    return undefined;
  const { value: text } = value;
  if (value.type === 'Literal' && typeof text === 'string' && /^\S(.*\S)?$/.test(text) && !/[{}<>&\\]/.test(text))
    return () => text;
  const piece = writeValue(writing, value, 'children');
  return value.type === 'JSXElement' || value.type === 'JSXFragment' ? piece : (indent) => `{${piece(indent)}}`;
}

/** `return …;` for an expression, on several lines in parentheses. */
export function printReturn(piece: Piece, { unit, end }: CodeStyle): string {
  const flat = piece(unit);
  return flat.includes('\n') && flat.startsWith('<')
    ? `${unit}return (\n${unit + unit}${piece(unit + unit)}\n${unit})${end}`
    : `${unit}return ${flat}${end}`;
}

/** True for `undefined`. */
export const isNothing = (value: Node) => value.type === 'Identifier' && value['name'] === 'undefined';
const isLiteral = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral';

/** Uses of names in a text that it doesn't declare itself. @throws {Unwritable} if it can't be read. */
export function namesIn(text: string, { file }: Module): Reference[] {
  const parsed = parseSync(file, withBreaks(text), { lang: /\.[cm]?tsx?$/.test(file) ? 'tsx' : 'jsx' });
  const [error] = parsed.errors;
  if (error) throw new Unwritable(`it would be written as code that can't be read: ${error.message}`, 0);
  const program = parsed.program as unknown as Node;
  const own = new Set(
    listOf(program, 'body').flatMap((statement) => declaredNames(childOf(statement, 'declaration') ?? statement)),
  );
  return findReferences(program).filter(({ name }) => !own.has(name));
}

/** True for a name of Storybook's. */
export const isStorybook = ({ imports }: Module, name: string): boolean =>
  STORYBOOK.test(imports.get(name)?.source ?? '');
