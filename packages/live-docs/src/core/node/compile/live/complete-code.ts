import { parseSync } from 'vite';
import { ownValue, suggest, type Problem } from '../../../model';
import { isGlobal } from './browser-globals';
import { namesIn, type Names } from './names-in';
import { childOf, listOf, nameIn, nameOf, unwrap, type Node } from './node';
import type { Scope, ScopeName } from './scope';

/** Code that is a demo. */
export interface CompletedCode {
  text: string;
  /** The line of the code, from 1, that each line of the text is made of. */
  lines: number[];
  /** Lines are those of the code. */
  problems: Omit<Problem, 'file'>[];
}

interface CompleteInput {
  /** Name of the file that it becomes, which tells its language. */
  file: string;
  scope: Scope | undefined;
  /** What an import has to name for a file. @param id maybe without its ending. */
  nameFile: (id: string) => string;
  /** Lines of the code that are empty for want of what was there, from 1. */
  leftOut?: ReadonlySet<number>;
}

/** A line of the result, and the line of the code that it's made of. */
type Line = [text: string, line: number];

/** What is in scope everywhere. */
const REACT = {
  names: new Set(
    (
      'Children Component Fragment Profiler PureComponent StrictMode Suspense cloneElement createContext createElement createRef ' +
      'forwardRef isValidElement lazy memo startTransition use useActionState useCallback useContext useDebugValue useDeferredValue ' +
      'useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef useState ' +
      'useSyncExternalStore useTransition'
    ).split(' '),
  ),
  of: (name: string): ScopeName | undefined =>
    name === 'React' ? { from: 'react', name: '*' } : REACT.names.has(name) ? { from: 'react', name } : undefined,
};

/**
 * Makes a module of code that is written for a live editor: JSX alone, one component, or `render(<App />)` as its last statement, with
 * names in scope that aren't imported. A module with exports stays, and gets the imports that it lacks.
 */
export function completeCode(code: string, { file, scope, nameFile, leftOut }: CompleteInput): CompletedCode {
  const own = code.split('\n').map((text, at): Line => [text, at + 1]);
  const asItIs = (problems: CompletedCode['problems'] = []) => ({
    text: `${code}\n`,
    lines: own.map(([, line]) => line),
    problems,
  });
  const { program, module, errors } = parseSync(file, code, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : {});
  // What can't be read is told as that of any file.
  if (errors.length > 0) return asItIs();
  const names = namesIn(program);
  const body = program.body as unknown as Node[];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;

  const isExported = module.staticExports.some(({ entries }) =>
    // Controls belong to a component.
    entries.some(({ isType, exportName }) => !isType && exportName.name !== 'controls'),
  );
  const formed = isExported ? own : findForm({ code, own, body, names, lineAt });
  if (!Array.isArray(formed)) return asItIs([formed]);

  const isFree = (name: string) => !names.declared.has(name);
  const find = (name: string) => ownValue(scope?.names, name) ?? REACT.of(name);
  const values = [...names.values].filter(([name]) => isFree(name) && (isExported || name !== 'render'));
  const problems = values.flatMap(([name, at]) =>
    find(name) || isGlobal(name) ? [] : unknownName(name, lineAt(at), scope),
  );
  const typesOnly = [...names.types.keys()].filter((name) => isFree(name) && !names.values.has(name));
  const imports = writeImports(
    [...values.map(([name]) => ({ name, isType: false })), ...typesOnly.map((name) => ({ name, isType: true }))],
    find,
    nameFile,
  );
  const first = formed[0]?.[0] ?? '';
  const head = imports.length > 0 && !first.startsWith('import ') ? [...imports, ''] : imports;
  const written = formed.filter(([text, line], at) => {
    const isAfterEmpty = at === 0 || formed[at - 1]?.[0].trim() === '';
    return text.trim() !== '' || !(leftOut?.has(line) || (leftOut && isAfterEmpty));
  });
  const all = [...head.map((text): Line => [text, 1]), ...written];
  return {
    text: `${all
      .map(([text]) => text)
      .join('\n')
      .trimEnd()}\n`,
    lines: all.map(([, line]) => line),
    problems,
  };
}

interface FormInput {
  code: string;
  /** The lines of the code. */
  own: readonly Line[];
  body: readonly Node[];
  names: Names;
  lineAt: (offset: number) => number;
}

/** The code with a default export, or what is wrong with it. */
function findForm({ code, own, body, names, lineAt }: FormInput): Line[] | CompletedCode['problems'][number] {
  const last = body.at(-1);
  const renders = names.declared.has('render') ? [] : body.filter((node) => renderedOf(node));
  const rendered = last && renders.includes(last) ? renderedOf(last) : undefined;
  const wrapped = (expression: Node) => wrap(expression, code, freeName(names), lineAt);
  if (renders.length > 1 || (renders[0] && renders[0] !== last))
    return {
      line: lineAt(renders.at(-1)!.start),
      found: renders.length > 1 ? 'two calls of render' : "a call of render that isn't the last statement",
      expected: 'one call of render, at the end',
      fix: 'Render all of it at the end: render(<><A /><B /></>)',
    };
  const before = (node: Node): Line[] => {
    const lines = code.slice(0, node.start).trimEnd().split('\n');
    return lines[0] === '' && lines.length === 1 ? [] : [...own.slice(0, lines.length), ['', lineAt(node.start)]];
  };
  const after = (node: Node): Line[] => {
    const rest = code
      .slice(node.end)
      .replace(/^\s*;?[ \t]*/, '')
      .trim();
    return rest === '' ? [] : rest.split('\n').map((text): Line => [text, own.length]);
  };
  if (last && rendered) {
    const line = lineAt(last.start);
    const component = componentOf(rendered);
    const isOwn = component !== undefined && body.some((node) => declaredNames(node).includes(component));
    const written: Line[] = isOwn
      ? [[`export default ${component};`, line]]
      : /^(Arrow)?Function/.test(rendered.type)
        ? `export default ${code.slice(rendered.start, rendered.end)};`.split('\n').map((text, at) => [text, line + at])
        : wrapped(unwrap(rendered));
    return [...before(last), ...written, ...after(last)];
  }
  if (last?.type === 'ExpressionStatement') {
    const expression = last['expression'] as Node;
    if (isJsx(expression)) return [...before(last), ...wrapped(unwrap(expression)), ...after(last)];
    if (/^(Arrow)?Function/.test(expression.type)) return exportAt(own, lineAt(last.start), code, last);
  }
  const components = body.flatMap((node) =>
    declaredNames(node)
      .filter(isComponentName)
      .map((name) => ({ name, node })),
  );
  const functions = body.filter(({ type }) => /^(Function|Class)Declaration$/.test(type));
  const one = components.length === 1 ? components[0] : undefined;
  // Docusaurus takes a function of any name.
  const single = one ?? (functions.length === 1 && body.length === 1 ? { name: '', node: functions[0]! } : undefined);
  if (!single)
    return {
      line: 1,
      found:
        components.length > 1
          ? `the components ${components.map(({ name }) => name).join(', ')}, none of which is exported`
          : 'no component',
      expected: 'a default export, JSX, or render(<App />) as the last statement',
      fix: 'Write "export default" before the component',
    };
  if (functions.includes(single.node)) return exportAt(own, lineAt(single.node.start), code, single.node);
  return [...own, ['', own.length], [`export default ${single.name};`, lineAt(single.node.start)]];
}

function exportAt(own: readonly Line[], line: number, code: string, { start }: Node): Line[] {
  const column = start - (code.lastIndexOf('\n', start - 1) + 1);
  return own.map(([text, at]): Line =>
    at === line ? [`${text.slice(0, column)}export default ${text.slice(column)}`, at] : [text, at],
  );
}

/** A component that returns an expression. */
function wrap(expression: Node, code: string, name: string, lineAt: (offset: number) => number): Line[] {
  const { start, end } = expression;
  const line = lineAt(start);
  const [indent = ''] = /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', start - 1) + 1)) ?? [];
  const text = code.slice(start, end);
  // A text over several lines would get other spaces.
  const isFixed = text.includes('`');
  const [first = '', ...others] = text.split('\n');
  const rest = others.map((one) =>
    isFixed ? one : `    ${one.startsWith(indent) ? one.slice(indent.length) : one.trimStart()}`,
  );
  const inner: Line[] =
    rest.length === 0
      ? [[`  return ${first};`, line]]
      : [
          ['  return (', line],
          [`    ${first}`, line],
          ...rest.map((one, at): Line => [one.trim() === '' ? '' : one, line + at + 1]),
          ['  );', line + rest.length],
        ];
  return [[`export default function ${name}() {`, line], ...inner, ['}', line + rest.length]];
}

/** What a statement renders: `x` of `render(x)`. */
function renderedOf(node: Node): Node | undefined {
  const call = node.type === 'ExpressionStatement' ? childOf(node, 'expression') : undefined;
  return call?.type === 'CallExpression' && nameIn(call, 'callee') === 'render'
    ? listOf(call, 'arguments')[0]
    : undefined;
}

/** The component of an element that has nothing else, or that is named alone: `App` of `<App />`, and of `App`. */
function componentOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return nameOf(node);
  const element = node.type === 'JSXElement' ? childOf(node, 'openingElement') : undefined;
  if (!element || listOf(node, 'children').length > 0 || listOf(element, 'attributes').length > 0) return undefined;
  const name = nameIn(element, 'name');
  return /^[A-Z]/.test(name) ? name : undefined;
}

const isJsx = (node: Node): boolean => /^JSX(Element|Fragment)$/.test(unwrap(node).type);

function declaredNames(node: Node): string[] {
  const isNamed = /^(Function|Class)Declaration$/.test(node.type);
  return [...listOf(node, 'declarations'), ...(isNamed ? [node] : [])].map((one) => nameIn(one, 'id')).filter(Boolean);
}

/** True for what may be the name of a component: `App`, and not `ROWS`. */
const isComponentName = (name: string) => /^[A-Z](?=.*[a-z])|^[A-Z]$/.test(name);

/** A name for the component that the code doesn't have. */
const freeName = ({ declared, values, types }: Names): string =>
  ['Demo', 'Example', 'LiveDemo'].find((name) => ![declared, values, types].some((all) => all.has(name))) ??
  'LiveExample';

function unknownName(name: string, line: number, scope: Scope | undefined): CompletedCode['problems'][number] {
  const known = Object.keys(scope?.names ?? {}).sort();
  const listed = known.length > MOST ? [...known.slice(0, MOST), `${known.length - MOST} more`] : known;
  return {
    line,
    found: `"${name}", which is neither declared nor in scope${suggest(name, [...known, ...REACT.names])}`,
    expected: scope
      ? `what the code imports, what React exports, or what ${scope.filename} does: ${listed.join(', ') || 'nothing yet'}`
      : 'what the code imports, or what React exports',
    fix: scope
      ? `Correct the name, import it, or export it from ${scope.filename}`
      : 'Correct the name, import it, or name a module that exports it in "scope" of site.config.ts',
  };
}

/** Names of a scope that a message lists. */
const MOST = 40;

/** Import statements of names that are in scope: React first, then by module. */
function writeImports(
  used: readonly { name: string; isType: boolean }[],
  find: (name: string) => ScopeName | undefined,
  nameFile: (id: string) => string,
): string[] {
  const modules = new Map<string, { whole: string[]; standard: string[]; named: string[] }>();
  for (const { name: local, isType } of used) {
    const found = find(local);
    if (!found) continue;
    const from = found.isFile ? nameFile(found.from) : found.from;
    const own = modules.get(from) ?? { whole: [], standard: [], named: [] };
    modules.set(from, own);
    const type = isType ? 'type ' : '';
    if (found.name === '*') own.whole.push(`${type}* as ${local}`);
    else if (found.name === 'default') own.standard.push(type + local);
    else own.named.push(`${type}${found.name === local ? local : `${found.name} as ${local}`}`);
  }
  const order = (from: string) => (from === 'react' ? 0 : from.startsWith('.') ? 2 : 1);
  return [...modules]
    .sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
    .flatMap(([from, { whole, standard, named }]) => [
      ...[...whole, ...standard].map((name) => `import ${name} from '${from}';`),
      ...(named.length > 0 ? importLines(named.sort(byName), from) : []),
    ]);
}

const byName = (a: string, b: string) => (a.replace(/^type /, '') < b.replace(/^type /, '') ? -1 : 1);

/** One line, or one a name where that would be too long. */
function importLines(names: readonly string[], from: string): string[] {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= 100 ? [line] : ['import {', ...names.map((name) => `  ${name},`), `} from '${from}';`];
}
