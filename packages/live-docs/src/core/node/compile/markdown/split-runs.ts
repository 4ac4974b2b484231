import { compileFunction } from 'node:vm';
import { parseAst, type ESTree } from 'vite';
import type { StillValue } from '../../../model';

/** A page, cut in two. */
export interface SplitPage {
  /** Module that shows a `Run` in the place of each run, by number; undefined if there is one run and nothing else. */
  code: string | undefined;
  /** See `StoredPage`. */
  runs: StillValue[][];
}

/** What such a module exports the addresses of files as that the runs show. */
export const FILES = '_files';

/** The engine's components that need no script where the document has their markup, and the parts that may replace them. */
const STILL = { Actions: '', Cards: '', DemoPicture: '', Link: '', Callout: 'callout', CodeBlock: 'code-block' };

/** Elements that React moves elsewhere, or sets more of than their attributes. */
const LIVE = 'audio button canvas form input link meta script select style textarea title video'.split(' ');

/**
 * Takes what stays as it is, text, code and tables, out of a page's module, as data: React leaves what the document has of it alone, so
 * that a page starts without it. A run is all of that between two live parts at the page's first level: demos, components of features
 * and of the site, and whatever the page computes.
 * @param code a module that MDX has compiled.
 * @param replaced parts of the layout that the site or its plugins replace, which may need their scripts.
 * @param readFile a file that the page shows as code, by the id of the module that it's imported of.
 * @returns undefined if all of the page is live.
 */
export function splitRuns(
  code: string,
  replaced: ReadonlySet<string>,
  readFile: (id: string) => object,
): SplitPage | undefined {
  const { body } = parseAst(code);
  const content = body.find((node) => node.type === 'FunctionDeclaration' && node.id?.name === '_createMdxContent');
  const statements = content?.type === 'FunctionDeclaration' ? (content.body?.body ?? []) : [];
  const shown = statements.at(-1);
  if (shown?.type !== 'ReturnStatement' || !shown.argument) return undefined;
  const still = Object.entries(STILL).flatMap(([name, part]) => (replaced.has(part) ? [] : [name]));
  const given = statements.flatMap((node) => (node.type === 'VariableDeclaration' ? [textOf(node)] : []));
  // Pictures, whose addresses the bundler knows, and files that are shown as code.
  const files = body.flatMap((node) =>
    node.type === 'ImportDeclaration' && /\?url$|^virtual:demo-file\//.test(node.source.value)
      ? node.specifiers.map(({ local }) => ({ name: local.name, id: node.source.value }))
      : [],
  );
  const pictures = files.flatMap(({ name, id }) => (id.endsWith('?url') ? [name] : []));
  // What a page defines itself isn't given to it.
  const names = new Set(
    still.filter((name) => new RegExp(`[{ ]${name}[,}].*= (_components|props\\.components)`).test(given.join())),
  );

  const isStill = (node: ESTree.Node): boolean => {
    // As JSON has it.
    if (node.type === 'Literal') return !(node.value instanceof RegExp) && typeof node.value !== 'bigint';
    if (node.type === 'Identifier') return files.some(({ name }) => name === node.name);
    if (node.type === 'MemberExpression') return isStill(node.object);
    if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
    if (node.type === 'UnaryExpression') return isStill(node.argument);
    if (node.type === 'ArrayExpression') return node.elements.every((one) => one !== null && isStill(one));
    if (node.type === 'ObjectExpression')
      return node.properties.every(
        (one) => one.type === 'Property' && !one.computed && textOf(one.key) !== '$' && isStill(one.value),
      );
    if (node.type !== 'CallExpression' || !/^_jsxs?$/.test(textOf(node.callee))) return false;
    const [type, props] = node.arguments;
    return type !== undefined && props !== undefined && isStillType(type, props) && isStill(props);
  };
  const isStillType = (type: ESTree.Node, props: ESTree.Node): boolean => {
    if (type.type === 'MemberExpression') return textOf(type.object) === '_components';
    if (type.type === 'Literal') return !LIVE.includes(String(type.value));
    // A link that is fetched ahead before it's pointed at watches where it is.
    return names.has(textOf(type)) && !/^\s*"?prefetch"?: "(render|viewport)"/m.test(textOf(props));
  };
  function textOf({ start, end }: ESTree.Node): string {
    return code.slice(start, end);
  }

  const runs: ESTree.Node[][] = [];
  let open: ESTree.Node[] | undefined;
  let hasLive = false;
  for (const child of childrenOf(shown.argument)) {
    if (!isStill(child)) {
      open = undefined;
      hasLive = true;
    } else if (open) open.push(child);
    // A line between two live parts is as good as a part of these.
    else if (child.type !== 'Literal' || String(child.value).trim() !== '') runs.push((open = [child]));
  }
  if (runs.length === 0) return undefined;

  const known: Record<string, unknown> = {
    _jsx: toElement,
    _jsxs: toElement,
    _components: COMPONENTS,
    ...Object.fromEntries([...names].map((name) => [name, { name }])),
    ...Object.fromEntries(
      files.map(({ name, id }) => [name, id.endsWith('?url') ? { $: pictures.indexOf(name) } : readFile(id)]),
    ),
  };
  // Nothing in there but literals and these names.
  const read = compileFunction(
    `return [${runs.map((run) => `[${run.map(textOf).join(',')}]`).join(',')}]`,
    Object.keys(known),
  );
  const values = read(...Object.values(known)) as StillValue[][];
  if (!hasLive && body.every(isPlain)) return { code: undefined, runs: values };

  let live = '';
  let at = shown.start;
  for (const [number, run] of runs.entries()) {
    live += `${code.slice(at, run[0]!.start)}_run(props.components.Run, { number: ${number} })`;
    at = run.at(-1)!.end;
  }
  live += code.slice(at, shown.end);
  const isUsed = (name: string) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(live);
  // Another element in a run changes nothing here.
  const parts = (list: readonly ESTree.Node[], isNeeded: (name: string) => boolean) =>
    list.filter((one) => one.type !== 'Property' || isNeeded(textOf(one.key))).map(textOf);
  const neededOf = ({ id, init }: ESTree.VariableDeclarator): string => {
    if (id.type === 'ObjectPattern')
      return `{${parts(id.properties, isUsed).join(', ')}} = ${init ? textOf(init) : ''}`;
    if (init?.type !== 'ObjectExpression') return init ? `${textOf(id)} = ${textOf(init)}` : textOf(id);
    const needed = parts(init.properties, (name) => isUsed(`_components\\.${name}`) || live.includes('_components['));
    return `${textOf(id)} = {${needed.join(', ')}}`;
  };
  const before = statements
    .filter(({ type }) => type !== 'ReturnStatement')
    .map((node) =>
      node.type === 'VariableDeclaration'
        ? `${node.kind} ${node.declarations.map(neededOf).join(', ')};`
        : textOf(node),
    )
    // They are always given.
    .filter((text) => !still.some((name) => text.startsWith(`if (!${name})`) && !live.includes(name)));
  return {
    code: [
      'import { jsx as _run } from "react/jsx-runtime";',
      code.slice(0, statements[0]!.start),
      ...before,
      live,
      code.slice(shown.end),
      `export const ${FILES} = [${pictures.join(', ')}];`,
    ].join('\n'),
    runs: values,
  };
}

/** An element as data. @param type a tag, or what it's called among components. */
const toElement = (type: string | { name: string }, props: object): StillValue => ({
  $: typeof type === 'string' ? `<${type}` : type.name,
  ...props,
});

/** The components of elements, by their tags. */
const COMPONENTS = new Proxy({}, { get: (_, name) => ({ name }) });

/** True for what MDX itself writes, and for files whose text isn't imported any more. */
const isPlain = (node: ESTree.Node): boolean =>
  node.type === 'FunctionDeclaration' ||
  (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'FunctionDeclaration') ||
  (node.type === 'ImportDeclaration' && /^react\/jsx-runtime$|^virtual:demo-file\//.test(node.source.value));

/** What a page shows at its first level, in order. */
function childrenOf(shown: ESTree.Expression): ESTree.Node[] {
  if (shown.type !== 'CallExpression') return [shown];
  const [type, props] = shown.arguments;
  if (type?.type !== 'Identifier' || type.name !== '_Fragment') return [shown];
  const [children] = props?.type === 'ObjectExpression' ? props.properties : [];
  if (children?.type !== 'Property') return [];
  return children.value.type === 'ArrayExpression'
    ? children.value.elements.filter((one) => one !== null)
    : [children.value];
}
