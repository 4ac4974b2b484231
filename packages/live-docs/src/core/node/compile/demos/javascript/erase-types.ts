import { parseSync } from 'vite';
import { createEdits, type Edits, type Range } from './create-edits';
import { childOf, childrenOf, listOf, nameIn, nameOf, type Node } from '../../live/node';
import { isRunning, isType } from './node';

/** Lines are put together up to the length of the file's longest, within these. */
const WIDTHS = { least: 80, most: 100 };

interface Erasing extends Edits {
  text: string;
  names: ReturnType<typeof findNames>;
  width: number;
  comments: readonly Range[];
}

/**
 * A script without its types, as somebody would have written it: with the comments and blank lines that aren't a type's, and on one
 * line what was on several for its types.
 * @param file its name, which tells its language.
 * @returns undefined if it holds what runs and isn't JavaScript, as an `enum`.
 */
export function eraseTypes(file: string, text: string): string | undefined {
  const { program, comments, errors } = parseSync(file, text);
  const root = program as unknown as Node;
  const names = findNames(root);
  if (errors.length > 0 || names.runs) return undefined;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  const width = Math.min(Math.max(longest, WIDTHS.least), WIDTHS.most);
  const edits = createEdits(text);
  erase(root, root, { ...edits, text, names, width, comments });
  for (const { value, start, end } of comments) {
    // In JSX it's in braces.
    const brace = text[start - 1] === '{' && text[end] === '}' ? 1 : 0;
    if (/^\s*@ts-/.test(value)) edits.cutLines({ start: start - brace, end: end + brace });
  }
  return edits.apply();
}

function erase(node: Node, parent: Node, erasing: Erasing): void {
  if (isType(node)) return eraseType(node, erasing);
  for (const [, child] of childrenOf(node)) erase(child, node, erasing);
  ERASERS[node.type]?.(node, erasing, parent);
}

function eraseType({ type, start, end }: Node, { text, comments, cut, cutLines }: Erasing): void {
  if (type === 'TSTypeAnnotation') return cut(startOf(text, start), end);
  if (/^(TSTypeParameter|(Im|Ex)portSpecifier)/.test(type)) return cut(start, end);
  if (type === 'ImportDeclaration') return cutLines({ start, end });
  // The comments right above belong to it.
  const first = comments.toReversed().reduce((below, comment) => {
    const isAbove = comment.end <= below && /^[ \t]*\n?[ \t]*$/.test(text.slice(comment.end, below));
    return isAbove && !text.slice(comment.start, comment.end).includes('@jsx') ? comment.start : below;
  }, start);
  cutLines({ start: first, end });
}

/** Where an annotation starts: `?` and `!` before it are parts of it. */
function startOf(text: string, at: number): number {
  let start = at;
  while (/[\s?!]/.test(text[start - 1] ?? '')) start--;
  return start;
}

type Eraser = (node: Node, erasing: Erasing, parent: Node) => void;

const ERASERS: Record<string, Eraser> = {
  TSAsExpression: eraseAfter,
  TSSatisfiesExpression: eraseAfter,
  TSNonNullExpression: eraseAfter,
  TSTypeAssertion: (node, { cut }) => cut(node.start, childOf(node, 'expression')!.start),
  ParenthesizedExpression: eraseParentheses,
  Identifier: eraseMark,
  ImportDeclaration: eraseSpecifiers,
  ExportNamedDeclaration: eraseSpecifiers,
  FunctionDeclaration: eraseParameters,
  FunctionExpression: eraseParameters,
  ArrowFunctionExpression: eraseParameters,
  ObjectPattern: joinPattern,
  CallExpression: joinArguments,
  NewExpression: joinArguments,
  VariableDeclarator(node, { touches, joinLine, width }) {
    const init = childOf(node, 'init');
    if (init && touches(node)) joinLine(init, width);
  },
  ClassDeclaration: eraseHeritage,
  ClassExpression: eraseHeritage,
  MethodDefinition: eraseModifiers,
  PropertyDefinition: eraseModifiers,
  AccessorProperty: eraseModifiers,
  Literal: renameEnding,
};

/** `x` of `x as T`, `x satisfies T`, `x!`. */
function eraseAfter(node: Node, { cut }: Erasing): void {
  cut(childOf(node, 'expression')!.end, node.end);
}

/** `x.y` of `(x as T).y`. */
function eraseParentheses(node: Node, { cut, text }: Erasing, parent: Node): void {
  const inner = childOf(node, 'expression')!;
  let value = inner;
  while (/^TS\w+Expression$/.test(value.type)) value = childOf(value, 'expression')!;
  if (value === inner || !SIMPLE.test(value.type) || parent.type === 'NewExpression') return;
  cut(node.start, value.start);
  cut(text.slice(0, node.end - 1).trimEnd().length, node.end);
}

const SIMPLE = /^(Identifier|MemberExpression|CallExpression|ThisExpression|ArrayExpression|TemplateLiteral)$/;

/** The mark of a parameter without a type: `a?`. */
function eraseMark(node: Node, { cut, text }: Erasing): void {
  const end = node.start + nameOf(node).length;
  if (node['optional'] === true && !childOf(node, 'typeAnnotation')) cut(end, text.indexOf('?', end) + 1);
}

/** What a list of imports or exports has for types alone. */
function eraseSpecifiers(node: Node, { cut, cutLines, cutItems, joinList, names, text, width }: Erasing): void {
  const all = listOf(node, 'specifiers');
  const kept = all.filter((one) => !isForTypes(one, names));
  if (kept.length === all.length) return;
  if (kept.length === 0) return cutLines(node);
  const listed = all.filter(({ type }) => /^(Im|Ex)portSpecifier$/.test(type));
  const keptInList = listed.filter((one) => kept.includes(one));
  const own = all.find((one) => !listed.includes(one));
  const [open, close] = [text.indexOf('{', own?.end ?? node.start), text.indexOf('}', listed.at(-1)?.end)];
  if (own && !kept.includes(own)) cut(own.start, listed[0] ? open : all[1]!.start);
  if (own && keptInList.length === 0) return cut(own.end, close + 1);
  cutItems(listed, (item) => !keptInList.includes(item as Node));
  joinList({ start: open + 1, end: close }, keptInList, width, ' ');
}

/** Parameters, once their types are gone, and what an arrow leads to. */
function eraseParameters(node: Node, { cutItems, touches, joinList, joinLine, text, width }: Erasing): void {
  const params = listOf(node, 'params');
  const [first] = params;
  const body = childOf(node, 'body')!;
  if (first && nameOf(first) === 'this') cutItems(params, (param) => param === first);
  const kept = params.filter((param) => nameOf(param) !== 'this');
  if (body.type !== 'BlockStatement' && touches(node)) joinLine(body, width);
  if (!first || !touches({ start: node.start, end: body.start })) return;
  const from = childOf(node, 'typeParameters')?.end ?? childOf(node, 'id')?.end ?? node.start;
  joinList({ start: text.indexOf('(', from) + 1, end: text.indexOf(')', params.at(-1)!.end) }, kept, width);
}

function joinPattern(node: Node, { joinList, text, width }: Erasing): void {
  const type = childOf(node, 'typeAnnotation');
  const end = text.lastIndexOf('}', type?.start);
  if (type) joinList({ start: node.start + 1, end }, listOf(node, 'properties'), width, ' ');
}

function joinArguments(node: Node, { joinList, touches, text, width }: Erasing): void {
  const from = childOf(node, 'typeArguments')?.end ?? childOf(node, 'callee')!.end;
  const place = { start: text.indexOf('(', from) + 1, end: node.end - 1 };
  if (touches({ start: childOf(node, 'callee')!.end, end: node.end }))
    joinList(place, listOf(node, 'arguments'), width);
}

/** `implements I`, and `abstract`. */
function eraseHeritage(node: Node, { cut, text }: Erasing): void {
  const before = ['superTypeArguments', 'superClass', 'typeParameters', 'id'].map((key) => childOf(node, key)?.end);
  const last = listOf(node, 'implements').at(-1);
  if (last) cut(before.find((end) => end !== undefined) ?? node.start + 'class'.length, last.end);
  if (node['abstract'] === true) cut(node.start, text.indexOf('class', node.start));
}

/** `private`, and the marks behind a name without a type. */
function eraseModifiers(node: Node, { cut, text }: Erasing): void {
  const key = childOf(node, 'key')!;
  const start = listOf(node, 'decorators').at(-1)?.end ?? node.start;
  for (const { 0: word, index } of text.slice(start, key.start).matchAll(MODIFIERS))
    cut(start + index, start + index + word.length);
  const [mark] = /^\]?[ \t]*[?!]/.exec(text.slice(key.end)) ?? [];
  if (mark && !childOf(node, 'typeAnnotation')) cut(key.end + mark.length - 1, key.end + mark.length);
}

const MODIFIERS = /\b(?:public|private|protected|readonly|override)\s+/g;

/** A file that is imported with its ending. */
function renameEnding({ value, start, end }: Node, { replace, text }: Erasing): void {
  if (typeof value !== 'string' || !/^\.\.?\/[^?]+\.tsx?(?:\?(?:shared)?worker\b.*)?$/.test(value)) return;
  replace(start, end, text.slice(start, end).replace(/\.ts(x?)(?=["'?])/, '.js$1'));
}

interface Names {
  /** Names of values. */
  values: Set<string>;
  /** Names in types. */
  types: Set<string>;
  /** Types that are declared or imported. */
  declared: Set<string>;
  /** Names in lists of exports, which may be of either. */
  exported: Set<string>;
  /** True if there are statements of TypeScript that run. */
  runs: boolean;
}

/** Tells names of values from names of types. */
function findNames(program: Node): Names {
  const names: Names = { values: new Set(), types: new Set(), declared: new Set(), exported: new Set(), runs: false };
  const visit = (node: Node, inType: boolean): void => {
    if (!inType && isRunning(node)) names.runs = true;
    if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type)) names.declared.add(nameIn(node, 'id'));
    if (/^Import\w*Specifier$/.test(node.type)) {
      if (inType) names.declared.add(nameIn(node, 'local'));
    } else if (node.type === 'ExportSpecifier') names.exported.add(nameIn(node, 'local'));
    else if (/^(JSX)?Identifier$/.test(node.type)) (inType ? names.types : names.values).add(nameOf(node));
    else {
      for (const [key, child] of childrenOf(node))
        if (!isLabel(key, node)) visit(child, inType || TYPE_KEYS.has(key) || isType(child));
      return;
    }
    for (const [, child] of childrenOf(node)) if (isType(child)) visit(child, true);
  };
  visit(program, false);
  return names;
}

/** What a node holds types under that aren't told by their own kind. */
const TYPE_KEYS = new Set(['typeAnnotation', 'implements']);

/** True for names that refer to nothing: `b` in `a.b`, and in `{ b: 1 }`. */
const isLabel = (key: string, { type, computed, shorthand }: Node): boolean =>
  (key === 'property' && computed !== true) ||
  (key === 'key' && computed !== true && shorthand !== true) ||
  (key === 'name' && type === 'JSXAttribute');

/** True for what a list of imports or exports needn't have without types. */
function isForTypes(specifier: Node, { values, types, declared, exported }: Names): boolean {
  const name = nameIn(specifier, 'local');
  if (isType(specifier)) return true;
  if (values.has(name)) return false;
  return specifier.type === 'ExportSpecifier' ? declared.has(name) : types.has(name) && !exported.has(name);
}
