import type {
  Expression,
  FunctionDeclaration,
  Identifier,
  Node,
  Program,
  Property,
  Statement,
  VariableDeclarator,
} from 'estree';
import { toJs } from 'estree-util-to-js';
import type { StillValue } from '../../../model';
import type { SplitPage } from './page-output';

/** What such a module exports the addresses of files as that the runs show. */
export const FILES = '_files';

/** What the ids of files that pages show as code start with. */
export const SHOWN_FILE = 'virtual:demo-file';

/** The engine's components that need no script where the document has their markup, and the parts that may replace them. */
const STILL = { Actions: '', Cards: '', DemoPicture: '', Link: '', Callout: 'callout', CodeBlock: 'code-block' };

/** Elements that React moves elsewhere, or sets more of than their attributes. */
const LIVE = 'audio button canvas form input link meta script select style textarea title video'.split(' ');

/**
 * Takes what stays as it is, text, code and tables, out of a page's module, as data: React leaves what the document has of it alone, so
 * that a page starts without it. A run is all of that between two live parts at the page's first level: demos, components of features
 * and of the site, and whatever the page computes.
 * @param program a module that MDX has compiled.
 * @param replaced parts of the layout that the site or its plugins replace, which may need their scripts.
 * @returns undefined if all of the page is live.
 */
export function splitRuns(program: Program, replaced: ReadonlySet<string>): SplitPage | undefined {
  const { body } = program;
  const content = body.find(isContent);
  const statements = content?.body.body ?? [];
  const shown = statements.at(-1);
  if (!content || shown?.type !== 'ReturnStatement' || !shown.argument) return undefined;
  const still = Object.entries(STILL).flatMap(([name, part]) => (replaced.has(part) ? [] : [name]));
  // What a page defines itself isn't given to it.
  const given = new Set(statements.flatMap(givenNames));
  // Pictures, whose addresses the bundler knows, and files that are shown as code.
  const files = new Map(body.flatMap(importedFiles));
  const pictures = [...files].flatMap(([name, id]) => (id.endsWith('?url') ? [name] : []));

  /** What a node is as data; undefined if it's live. */
  const valueOf = (node: Node | null): StillValue | undefined => {
    switch (node?.type) {
      case 'Literal':
        return isJson(node.value) ? node.value : undefined;
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
      case 'UnaryExpression': {
        const value = valueOf(node.argument);
        return node.operator === '-' && typeof value === 'number' ? -value : undefined;
      }
      case 'Identifier':
        return pictures.includes(node.name) ? { $: pictures.indexOf(node.name) } : undefined;
      case 'MemberExpression': {
        const id = node.object.type === 'Identifier' ? files.get(node.object.name) : undefined;
        return id?.startsWith(SHOWN_FILE) ? { $: id, part: nameOf(node.property) } : undefined;
      }
      case 'ArrayExpression': {
        const values = node.elements.map(valueOf);
        return values.every(isStill) ? values : undefined;
      }
      case 'ObjectExpression': {
        const entries = node.properties.map((one) =>
          one.type === 'Property' && !one.computed ? [nameOf(one.key), valueOf(one.value)] : [],
        );
        const isData = entries.every(([name, value]) => name !== '$' && value !== undefined);
        return isData ? (Object.fromEntries(entries) as Record<string, StillValue>) : undefined;
      }
      case 'CallExpression': {
        const [type, props] = node.arguments;
        if (!type || props?.type !== 'ObjectExpression' || !/^_jsxs?$/.test(nameOf(node.callee))) return undefined;
        const [$, values] = [typeOf(type, props.properties), valueOf(props)];
        return $ !== undefined && values ? { $, ...(values as Record<string, StillValue>) } : undefined;
      }
      default:
        return undefined;
    }
  };
  const typeOf = (type: Node, props: readonly Node[]): string | undefined => {
    if (type.type === 'MemberExpression')
      return nameOf(type.object) === '_components' ? nameOf(type.property) : undefined;
    if (type.type === 'Literal') return LIVE.includes(String(type.value)) ? undefined : `<${String(type.value)}`;
    const name = nameOf(type);
    // A link that is fetched ahead before it's pointed at watches where it is.
    return still.includes(name) && given.has(name) && !props.some(isFetchedAhead) ? name : undefined;
  };

  const runs: StillValue[][] = [];
  let open: StillValue[] | undefined;
  let hasLive = false;
  const { children, withChildren } = openFragment(shown.argument);
  const parts = children.flatMap((child): Expression[] => {
    const value = valueOf(child);
    if (value === undefined) {
      open = undefined;
      hasLive = true;
      return [child];
    }
    if (open) {
      open.push(value);
      return [];
    }
    // A line between two live parts is as good as a part of these.
    if (typeof value === 'string' && value.trim() === '') return [child];
    open = [value];
    return [written(`_run(props.components.Run, { number: ${runs.push(open) - 1} })`)];
  });
  if (runs.length === 0) return undefined;
  if (!hasLive && body.every(isPlain)) return { code: undefined, runs };

  const live = withChildren(parts);
  const used = namesIn(live);
  // Another element in a run changes nothing here.
  const neededOf = (one: VariableDeclarator): VariableDeclarator => {
    const { id, init } = one;
    if (id.type === 'ObjectPattern')
      return { ...one, id: { ...id, properties: id.properties.filter((part) => isUsed(part, '')) } };
    if (init?.type !== 'ObjectExpression') return one;
    return { ...one, init: { ...init, properties: init.properties.filter((part) => isUsed(part, '_components.')) } };
  };
  const isUsed = (part: Node, start: string) => part.type !== 'Property' || used.has(start + nameOf(part.key));
  const before = statements
    .slice(0, -1)
    // These are always given.
    .filter((node) => !still.some((name) => isCheckOf(node, name) && !used.has(name)))
    .map((node) =>
      node.type === 'VariableDeclaration' ? { ...node, declarations: node.declarations.map(neededOf) } : node,
    );
  const next = { ...content, body: { ...content.body, body: [...before, { ...shown, argument: live }] } };
  return {
    code: [
      'import { jsx as _run } from "react/jsx-runtime";',
      toJs({ ...program, body: body.map((node) => (node === content ? next : node)) }).value,
      `export const ${FILES} = [${pictures.join(', ')}];`,
    ].join('\n'),
    runs,
  };
}

/**
 * What runs are once it's known what files say that they show as code.
 * @param readFile such a file, by the id of the module that the page imports it of.
 */
export const fillRuns = (runs: StillValue[][], readFile: (id: string) => object): StillValue[][] =>
  JSON.parse(JSON.stringify(runs), (_, value: unknown) => {
    const { $, part } = (value ?? {}) as { $?: unknown; part?: string };
    if (typeof $ !== 'string' || !$.startsWith(SHOWN_FILE)) return value;
    return (readFile($) as Record<string, unknown>)[part!];
  }) as StillValue[][];

const isStill = (value: StillValue | undefined): value is StillValue => value !== undefined;

const isJson = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The function that MDX writes a page's content in. */
const isContent = (node: Node): node is FunctionDeclaration =>
  node.type === 'FunctionDeclaration' && node.id.name === '_createMdxContent';

/** The name of an identifier, or of a property; empty for anything else. */
const nameOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** Code in the place of an expression: what writes a tree takes names as they are. */
const written = (code: string): Identifier => ({ type: 'Identifier', name: code });

/** Names that a statement takes from the components that the page is given. */
const givenNames = (node: Statement): string[] =>
  node.type !== 'VariableDeclaration'
    ? []
    : node.declarations.flatMap(({ id }) =>
        id.type === 'ObjectPattern'
          ? id.properties.flatMap((part) => (part.type === 'Property' ? nameOf(part.key) : []))
          : [],
      );

/** Pictures, and files that a page shows as code: what they're called, and the ids that they're imported by. */
const importedFiles = (node: Node): [name: string, id: string][] => {
  if (node.type !== 'ImportDeclaration') return [];
  const id = String(node.source.value);
  return id.endsWith('?url') || id.startsWith(`${SHOWN_FILE}/`)
    ? node.specifiers.map(({ local }) => [local.name, id])
    : [];
};

const isFetchedAhead = (node: Node): boolean =>
  node.type === 'Property' && nameOf(node.key) === 'prefetch' && /^(render|viewport)$/.test(nameOf(node.value));

/** True for a statement that complains where a component isn't given: `if (!Card) …`. */
const isCheckOf = (node: Statement, name: string): boolean =>
  node.type === 'IfStatement' && node.test.type === 'UnaryExpression' && nameOf(node.test.argument) === name;

/** True for what MDX itself writes, and for files whose text isn't imported any more. */
const isPlain = (node: Node): boolean =>
  node.type === 'FunctionDeclaration' ||
  (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'FunctionDeclaration') ||
  (node.type === 'ImportDeclaration' &&
    (node.source.value === 'react/jsx-runtime' || String(node.source.value).startsWith(`${SHOWN_FILE}/`)));

/** All names in a tree, and those of components as they're written: `_components.h2`. */
function namesIn(tree: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (typeof tree !== 'object' || tree === null) return names;
  const node = tree as Node;
  if (node.type === 'Identifier') names.add(node.name);
  if (node.type === 'MemberExpression' && nameOf(node.object) === '_components')
    names.add(`_components.${nameOf(node.property)}`);
  for (const child of Object.values(tree)) namesIn(child, names);
  return names;
}

/** What a page shows at its first level, in order, and how the same is written with something else there. */
function openFragment(shown: Expression): {
  children: Expression[];
  withChildren: (parts: Expression[]) => Expression;
} {
  const whole = { children: [shown], withChildren: ([part = shown]: Expression[]) => part };
  if (shown.type !== 'CallExpression') return whole;
  const [type, props] = shown.arguments;
  if (!type || nameOf(type) !== '_Fragment' || props?.type !== 'ObjectExpression') return whole;
  const [first, ...others] = props.properties;
  if (first?.type !== 'Property') return { children: [], withChildren: () => shown };
  const { value } = first as Property & { value: Expression };
  const withValue = (next: Expression): Expression => ({
    ...shown,
    arguments: [type, { ...props, properties: [{ ...first, value: next }, ...others] }],
  });
  if (value.type !== 'ArrayExpression') return { children: [value], withChildren: ([part = value]) => withValue(part) };
  return {
    children: value.elements.flatMap((one) => (one === null || one.type === 'SpreadElement' ? [] : one)),
    withChildren: (elements) => withValue({ ...value, elements }),
  };
}
