import { parseSync } from 'vite';
import { namesIn } from './names-in';
import { childOf, listOf, nameIn, nameOf, unwrap, type Node } from './node';

/** The code of a file that mounts itself, without what mounts it. */
interface Unmounted {
  /** It ends with `render(<App />)`, as code for a live editor does. Everything is where it was. */
  code: string;
  /** Lines that were left out, from 1. */
  leftOut: ReadonlySet<number>;
  /** What it renders, as imports name it: of what is rendered, the components that come from beside it. */
  renders: readonly string[];
}

/** What such a file imports, whatever it's called there. */
const MOUNTING = /\bfrom\s*['"]react-dom(?:\/client)?['"]/;
const PACKAGE = /^react-dom(?:\/client)?$/;

/**
 * Takes `createRoot(element).render(<App />)`, or `ReactDOM.render(<App />, element)`, out of a file that exports nothing: an example
 * that is an application by itself. Undefined of any other file.
 * @param file its name, which tells its language.
 * @param fillsPage tells from the names of stylesheets beside it that it's as high as its page: what it renders gets a height.
 */
export function unmount(
  file: string,
  code: string,
  fillsPage: (styles: readonly string[]) => boolean = () => false,
): Unmounted | undefined {
  if (!MOUNTING.test(code)) return undefined;
  const { program, module, errors } = parseSync(file, code, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : {});
  if (errors.length > 0 || module.staticExports.length > 0) return undefined;
  const body = program.body as unknown as Node[];
  const imports = body.filter((node) => node.type === 'ImportDeclaration' && PACKAGE.test(sourceOf(node)));
  const taken = new Set(imports.flatMap((node) => listOf(node, 'specifiers').map((one) => nameIn(one, 'local'))));
  /** True for `createRoot`, `ReactDOM.createRoot` and the like. */
  const isTaken = (node: Node | undefined): boolean =>
    node?.type === 'Identifier'
      ? taken.has(nameOf(node))
      : node?.type === 'MemberExpression' && isTaken(childOf(node, 'object'));
  const rootOf = (node: Node | undefined): Node | undefined =>
    node?.type === 'CallExpression' && isTaken(childOf(node, 'callee')) ? node : undefined;
  const declaredBy = (node: Node, name: string) =>
    listOf(node, 'declarations').find((one) => nameIn(one, 'id') === name);
  const declared = (name: string) => body.find((node) => declaredBy(node, name));
  const valueOf = (name: string) => {
    const [found] = body.flatMap((node) => declaredBy(node, name) ?? []);
    return found && childOf(found, 'init');
  };

  const mounts = body.flatMap((statement) => {
    const call = statement.type === 'ExpressionStatement' ? childOf(statement, 'expression') : undefined;
    const callee = call?.type === 'CallExpression' ? childOf(call, 'callee') : undefined;
    if (!call || !callee) return [];
    const object =
      callee.type === 'MemberExpression' && nameIn(callee, 'property') === 'render'
        ? childOf(callee, 'object')
        : undefined;
    const name = object?.type === 'Identifier' ? nameOf(object) : undefined;
    const root = rootOf(object) ?? (name === undefined ? undefined : rootOf(valueOf(name)));
    const isOld = /(^|\.)render$/.test(code.slice(callee.start, callee.end)) && isTaken(callee);
    if (!root && !isOld) return [];
    const [rendered, ...others] = listOf(call, 'arguments');
    const elements = root ? listOf(root, 'arguments') : others;
    return rendered ? [{ statement, rendered, names: [name, ...elements.map((one) => nameOf(unwrap(one)))] }] : [];
  });
  const [mount, ...more] = mounts;
  if (!mount || more.length > 0) return undefined;
  const { statement } = mount;
  const rendered = withoutStrictMode(mount.rendered);
  const left = [...imports, ...mount.names.flatMap((name) => (name ? (declared(name) ?? []) : []))];
  const blank = (from: number, to: number) => code.slice(from, to).replace(/[^\n]/g, ' ');
  const text = code.slice(rendered.start, rendered.end);
  const styles = body.flatMap((node) => (node.type === 'ImportDeclaration' ? sourceOf(node) : []));
  const sized = fillsPage(styles.filter((name) => /^\..*\.css$/.test(name))) ? inHeight(text) : text;
  const replaced = [
    ...left.map((node) => ({ ...node, by: blank(node.start, node.end) })),
    {
      ...statement,
      by: `render(${blank(statement.start, rendered.start).slice('render('.length)}${sized})${blank(rendered.end + 1, statement.end)}`,
    },
  ];
  let result = code;
  for (const { start, end, by } of replaced.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start) + by + result.slice(end);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const leftOut = left.flatMap((node) =>
    Array.from({ length: lineAt(node.end) - lineAt(node.start) + 1 }, (_, at) => lineAt(node.start) + at),
  );
  return { code: result.trimEnd(), leftOut: new Set(leftOut), renders: importedIn(rendered, body) };
}

/** An element in a place as high as charts and editors need. */
const inHeight = (element: string) => `<div style={{ height: 400 }}>${element}</div>`;

const sourceOf = (node: Node) => String(childOf(node, 'source')?.['value']);

/** What is in `<StrictMode>`, if it's one element. */
function withoutStrictMode(node: Node): Node {
  const element = unwrap(node);
  const name = childOf(element, 'openingElement');
  const tag = name && childOf(name, 'name');
  const isStrict = nameOf(tag) === 'StrictMode' || (tag && nameIn(tag, 'property') === 'StrictMode');
  const [child, ...others] = listOf(element, 'children').filter(
    ({ type, value }) => type !== 'JSXText' || String(value).trim() !== '',
  );
  return isStrict && child?.type === 'JSXElement' && others.length === 0 ? withoutStrictMode(child) : element;
}

/** The files beside it whose components are used in an expression, as imports name them. */
function importedIn(expression: Node, body: readonly Node[]): string[] {
  const used = namesIn(expression).values;
  return body.flatMap((node) => {
    const source = node.type === 'ImportDeclaration' ? sourceOf(node) : '';
    const isUsed = listOf(node, 'specifiers').some((one) => used.has(nameIn(one, 'local')));
    return source.startsWith('.') && isUsed ? source : [];
  });
}
