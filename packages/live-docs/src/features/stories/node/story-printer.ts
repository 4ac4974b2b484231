import { childOf, childrenOf, listOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { indentLines, quoteText, type CodeStyle } from './code-style';
import { keyOf, nameOf, type Module } from './read-module';
import { isFunction } from './story-parts';

/** Modules of Storybook, which no reader's project needs. */
export const STORYBOOK = /^(@storybook\/|storybook(\/|$)|storybook-addon-|@chromatic-com\/storybook)/;

/** Stands for a line break within a template, which isn't indented. */
const KEPT_BREAK = '\uE000';

/** Prints parts of a module, some of which are replaced. */
export interface Printer {
  replace(place: Pick<Node, 'start' | 'end'>, by: string): void;
  /** As it's written, replacements included. */
  text(place: Pick<Node, 'start' | 'end'>): string;
  /** The same, for another indentation. */
  piece(place: Pick<Node, 'start' | 'end'>): (indent: string) => string;
  /** The indentation of the line on which something starts. */
  indentOf(place: Pick<Node, 'start'>): string;
  /** Turns spies and actions of Storybook into functions that write to the console. @param label what they write first. */
  plain(node: Node, label?: string): void;
}

/** Stands for what is left out, with the space before it. */
export const NOTHING = '\uE001';

/** @returns the text with the line breaks that it had, and without what is left out. */
export const withBreaks = (text: string): string => text.replace(/\s*\uE001/g, '').replaceAll(KEPT_BREAK, '\n');

export function createPrinter({ text, imports, file }: Module, style: CodeStyle): Printer {
  const edits: { start: number; end: number; by: string }[] = [];
  const replace: Printer['replace'] = ({ start, end }, by) => {
    // The last one counts, and holds what is within it.
    for (let at = edits.length - 1; at >= 0; at--)
      if (edits[at]!.start >= start && edits[at]!.end <= end) edits.splice(at, 1);
    edits.push({ start, end, by });
    edits.sort((a, b) => a.start - b.start || b.end - a.end);
  };
  const print: Printer['text'] = ({ start, end }) => {
    let [done, at] = ['', start];
    for (const edit of edits) {
      if (edit.start < at || edit.end > end || (edit.start === edit.end && edit.start > end)) continue;
      done += text.slice(at, edit.start) + edit.by;
      at = edit.end;
    }
    return done + text.slice(at, end);
  };
  const indentOf: Printer['indentOf'] = ({ start }) =>
    /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1))?.[0] ?? '';
  const isTyped = /\.[cm]?tsx?$/.test(file);

  const log = (label: string, isAlone: boolean) =>
    `(...args${isAlone && isTyped ? ': unknown[]' : ''}) => console.log(${quoteText(label, style.quote)}, ...args)`;

  /** The name of what a call is of Storybook: `fn`, `action`. */
  const mockOf = (node: Node): string | undefined => {
    const callee = node.type === 'CallExpression' ? unwrap(childOf(node, 'callee')!) : undefined;
    const found = callee?.type === 'Identifier' ? imports.get(nameOf(callee)) : undefined;
    return found && STORYBOOK.test(found.source) && ['fn', 'action'].includes(found.imported)
      ? found.imported
      : undefined;
  };

  const plain = (node: Node, label = 'event', isAlone = false): void => {
    const [first] = listOf(node, 'arguments');
    const callee = node.type === 'CallExpression' ? unwrap(childOf(node, 'callee')!) : undefined;
    const mock = mockOf(node);
    if (mock === 'fn' && first) {
      plain(first, label, isAlone);
      return replace(node, print(first));
    }
    if (mock !== undefined) {
      const said = first?.type === 'Literal' && typeof first['value'] === 'string' ? first['value'] : label;
      return replace(node, log(said, isAlone));
    }
    // `action('saved')(value)` is a call; `fn().mockName('x')` is a function.
    if (callee && mockOf(callee) === 'action') {
      const said = listOf(callee, 'arguments')[0];
      for (const one of listOf(node, 'arguments')) plain(one);
      const values = [said ? print(said) : quoteText(label, style.quote), ...listOf(node, 'arguments').map(print)];
      return replace(node, `console.log(${values.join(', ')})`);
    }
    if (callee?.type === 'MemberExpression' && nameOf(childOf(callee, 'property')) === 'mockName') {
      const inner = unwrap(childOf(callee, 'object')!);
      if (mockOf(inner) === 'fn') {
        plain(inner, nameOf(first) || label, isAlone);
        return replace(node, print(inner));
      }
    }
    if (node.type === 'TemplateLiteral') {
      for (const { start, end } of listOf(node, 'quasis'))
        for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
          replace({ start: at, end: at + 1 }, KEPT_BREAK);
    }
    for (const [key, child] of childrenOf(node)) {
      if (node.type === 'Property' && key === 'value') plain(child, keyOf(node) ?? label);
      else if (node.type === 'VariableDeclarator' && key === 'init') plain(child, nameOf(childOf(node, 'id')), true);
      else if (node.type === 'JSXAttribute') plain(child, nameOf(childOf(node, 'name')));
      else if (node.type === 'JSXExpressionContainer' || /^TS\w+Expression$/.test(node.type)) plain(child, label);
      else if (!isFunction(node) || key === 'body' || key === 'params') plain(child, undefined, isAlone);
    }
  };

  return {
    replace,
    text: print,
    piece: (place) => (indent) => indentLines(print(place), indentOf(place), indent),
    indentOf,
    plain,
  };
}
