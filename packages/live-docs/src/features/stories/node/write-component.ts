import { unwrap, type Node } from '../../../core/node/compile/live/node';
import { lineAt } from '../../../core/node/compile/demos/line-at';
import { printElement, readStyle, type Piece } from './code-style';
import { inlineArgs } from './inline-args';
import { keepNames } from './keep-names';
import type { StoriesFile, Story } from './read-stories';
import { findPart, isFunction, joinParts, type Part } from './story-parts';
import { createPrinter } from './story-printer';
import {
  printReturn,
  Unwritable,
  writeAttribute,
  writeContent,
  type Body,
  type Writing,
  type WrittenStory,
} from './writing';

/**
 * Writes a story as a module with one component: its arguments are attributes, and what it needs of its file comes with it.
 * @returns why not, with the line in the file, if it can't be written so.
 */
export function writeComponent(file: StoriesFile, story: Story): WrittenStory | { reason: string; line: number } {
  const { module } = file;
  const style = readStyle(module.text, module.body);
  const printer = createPrinter(module, style);
  const isTyped = /\.[cm]?tsx?$/.test(module.file);
  const writing = { file, module, printer, style, name: componentName(story.id), isTyped };
  try {
    const written = keepNames(writing, writeBody(writing, story), story.line);
    return { ...written, ending: writing.isTyped ? 'tsx' : 'jsx' };
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    return { reason: error.message, line: error.at > 0 ? lineAt(module.text, error.at) : story.line };
  }
}

/** A story's arguments, with those of its meta. */
export const argsOf = ({ parts }: Pick<StoriesFile, 'parts'>, story: Story): Part[] =>
  joinParts(parts.of(findPart(parts.meta, 'args')), parts.of(findPart(story.parts ?? [], 'args')));

function writeBody(writing: Writing, story: Story): Body {
  const { file, module, style } = writing;
  const { parts } = file;
  if (!story.parts) {
    const declared = module.declarations.get(story.local);
    throw new Unwritable(declared ? 'it is made as the file runs' : 'it comes from another file', 0);
  }
  if (story.parts.some((part) => part.spread)) throw new Unwritable('its properties are known once the file runs', 0);
  const args = argsOf(file, story);
  const written = findPart(story.parts, 'render') ?? findPart(parts.meta, 'render');
  const render = written && parts.value(written);
  if (render && isFunction(render)) return inlineArgs(writing, story, render, args);
  const component = render ?? findPart(story.parts, 'component') ?? file.component;
  if (!component) throw new Unwritable('its component is known once the file runs', 0);
  const piece = writeElement(writing, elementName(writing, component), args);
  return { constants: '', body: printReturn(piece, style) };
}

/** What an element of a component is called in JSX. */
function elementName({ module }: Writing, component: Node): string {
  const value = unwrap(component);
  const text = value.type === 'Literal' ? String(value['value']) : module.text.slice(value.start, value.end);
  const isName = value.type === 'Literal' ? /^[a-z][\w-]*$/ : /^([A-Z_$][\w$]*|[\w$]+(\.[\w$]+)+)$/;
  if (!isName.test(text)) throw new Unwritable('its component has no name that JSX can use', component.start);
  return text;
}

/** An element with arguments as its attributes and its content. */
function writeElement(writing: Writing, name: string, args: readonly Part[]): Piece {
  const { style } = writing;
  const content = findPart(args, 'children');
  const attributes = args.flatMap((part) => (part.key === 'children' ? [] : (writeAttribute(writing, part) ?? [])));
  const children = content && writeContent(writing, content);
  return (indent) => printElement(name, attributes, children, indent, style.unit);
}

/** The name of a component for a story: `WithIcons` of `withIcons`. */
function componentName(id: string): string {
  const name = id.replace(/^_+/, '');
  return /^[a-z]/i.test(name) ? name[0]!.toUpperCase() + name.slice(1) : `Story${name}`;
}
