import { parseSync } from 'vite';
import { ownValue, type ControlValue, type DemoControls, type Problem, type WrittenControl } from '../../../model';
import { childOf, listOf, nameIn, nameOf, unwrap, type Node } from '../live/node';
import { lineAt } from './line-at';

/** What a demo's own file says of its props: `export const controls`, and what its component destructures. */
interface WrittenControls extends DemoControls {
  /** Where the export is. */
  place?: { start: number; end: number };
  problems: Problem[];
}

/** Where a file exports controls. */
export const CONTROLS_EXPORT = /^export const controls\b/m;

/** True if a file exports controls. */
export const hasControls = (text: string): boolean => CONTROLS_EXPORT.test(text);

/**
 * Reads what a demo's own file says of its props: `export const controls`, and the initial values that its component destructures.
 * The file isn't run, so both have to be literals.
 * @param filename path from the project's root.
 * @param exportName what it exports the component as, unless by default.
 */
export function readControls(filename: string, text: string, exportName?: string): WrittenControls {
  const program = parseSync('demo.tsx', text).program as unknown as { body: Node[] };
  const { name, component } = findComponent(program.body, exportName);
  const written: WrittenControls = { initial: readInitial(component), problems: [], ...(name ? { name } : {}) };
  const statement = program.body.find((node) => findDeclarator(node, 'controls') && node.type.startsWith('Export'));
  if (!statement) return written;
  written.place = { start: statement.start, end: statement.end };
  const value = valueOf(findDeclarator(statement, 'controls'));
  const refuse = (node: Node | undefined, found: string, expected: string, fix: string) =>
    written.problems.push({ file: filename, line: lineAt(text, (node ?? statement).start), found, expected, fix });
  if (value?.type !== 'ObjectExpression') {
    refuse(value, '"controls" is not an object', 'an object, by the names of props', 'Write { name: {} }');
    return written;
  }
  written.specs = {};
  for (const property of listOf(value, 'properties')) {
    const key = keyOf(property);
    const spec = key === undefined ? undefined : readLiteral(childOf(property, 'value'));
    if (key === undefined || !isSpec(spec))
      refuse(
        property,
        `"controls${key === undefined ? '' : `.${key}`}" is not what a control can be`,
        'an object of literals: { options: [1, 2] }, { min: 0, max: 9, step: 1 }, { component: "Name" }, { code: "sticky" } or {}',
        'Write the values themselves: the file is read, and not run',
      );
    else written.specs[key] = { ...spec, line: lineAt(text, property.start) };
  }
  return written;
}

/** A demo's file without its controls: they're the page's, and no reader needs them. */
export function withoutControls(text: string): string {
  const place = hasControls(text) ? readControls('', text).place : undefined;
  if (!place) return text;
  // With the comment that belongs to it.
  const before = text.slice(0, place.start).replace(/\n(?:[ \t]*\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/\r?\n)+$/, '\n');
  return before.replace(/(\r?\n)+$/, '$1') + text.slice(place.end).replace(/^;?[ \t]*\r?\n/, '');
}

const SPEC: Record<string, (value: unknown) => boolean> = {
  options: (value) => Array.isArray(value) && value.length > 0 && value.every(isValue),
  min: Number.isFinite,
  max: Number.isFinite,
  step: (value) => Number.isFinite(value) && Number(value) > 0,
  component: (value) => typeof value === 'string' && /^[A-Z][\w.]*$/.test(value),
  code: (value) => typeof value === 'string' && value.trim() !== '' && !value.includes('\n'),
};

const isSpec = (value: unknown): value is Omit<WrittenControl, 'line'> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, one]) => ownValue(SPEC, key)?.(one) ?? false);

const isValue = (value: unknown): value is ControlValue => ['string', 'number', 'boolean'].includes(typeof value);

/** The component that a module exports, by default unless a name is given. */
function findComponent(body: Node[], exportName?: string): { name?: string; component?: Node | undefined } {
  if (exportName !== undefined) {
    const specifiers = body.flatMap((node) => (node['source'] ? [] : listOf(node, 'specifiers')));
    const renamed = specifiers.find((one) => nameIn(one, 'exported') === exportName);
    return { name: exportName, component: findDeclared(body, (renamed && nameIn(renamed, 'local')) || exportName) };
  }
  const statement = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const exported = statement && childOf(statement, 'declaration');
  if (!exported) return {};
  const name = nameOf(exported);
  if (name) return { name, component: findDeclared(body, name) };
  const own = nameIn(exported, 'id');
  return { component: exported, ...(own && { name: own }) };
}

function findDeclared(body: Node[], name: string): Node | undefined {
  for (const node of body) {
    const declared = childOf(node, 'declaration') ?? node;
    if (declared.type === 'FunctionDeclaration' && nameIn(declared, 'id') === name) return declared;
    const found = findDeclarator(node, name);
    if (found) return valueOf(found);
  }
  return undefined;
}

const findDeclarator = (statement: Node, name: string): Node | undefined =>
  listOf(childOf(statement, 'declaration') ?? statement, 'declarations').find((one) => nameIn(one, 'id') === name);

const valueOf = (declarator: Node | undefined) => unwrap(declarator && childOf(declarator, 'init'));

/** The literals that a component's first parameter gives to what it destructures. */
function readInitial(component: Node | undefined): Record<string, ControlValue> {
  const [parameter] = component ? listOf(component, 'params') : [];
  if (parameter?.type !== 'ObjectPattern') return {};
  const entries = listOf(parameter, 'properties').flatMap((property) => {
    const key = keyOf(property);
    const value = childOf(property, 'value');
    const initial = value?.type === 'AssignmentPattern' ? readLiteral(childOf(value, 'right')) : undefined;
    return key !== undefined && isValue(initial) ? [[key, initial] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The name of a property that is written as one; undefined for a computed one, and for what is spread. */
function keyOf({ type, key, computed }: Node): string | undefined {
  if (type !== 'Property' || computed === true) return undefined;
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? (typeof value === 'string' ? value : undefined);
}

/** The value of a literal; undefined for any other expression. */
function readLiteral(expression: Node | undefined): unknown {
  const node = unwrap(expression);
  if (node?.type === 'Literal') return node['value'];
  if (node?.type === 'UnaryExpression' && node['operator'] === '-') {
    const value = readLiteral(childOf(node, 'argument'));
    return typeof value === 'number' ? -value : undefined;
  }
  if (node?.type === 'ArrayExpression')
    return (node['elements'] as (Node | null)[]).map((one) => readLiteral(one ?? undefined));
  if (node?.type !== 'ObjectExpression') return undefined;
  const entries = listOf(node, 'properties').map((one) => [keyOf(one), readLiteral(childOf(one, 'value'))] as const);
  return entries.every(([key, value]) => key !== undefined && value !== undefined)
    ? Object.fromEntries(entries)
    : undefined;
}
