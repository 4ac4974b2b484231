import { parseSync } from 'vite';
import { ownValue, type ControlValue, type DemoControls, type Problem, type WrittenControl } from '../../../model';
import type { Node } from './javascript/node';
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
  const value = unwrap(findDeclarator(statement, 'controls')?.['init']);
  const refuse = (node: Node | undefined, found: string, expected: string, fix: string) =>
    written.problems.push({ file: filename, line: lineAt(text, (node ?? statement).start), found, expected, fix });
  if (value?.type !== 'ObjectExpression') {
    refuse(value, '"controls" is not an object', 'an object, by the names of props', 'Write { name: {} }');
    return written;
  }
  written.specs = {};
  for (const property of value['properties'] as Node[]) {
    const key = keyOf(property);
    const spec = key === undefined ? undefined : readLiteral(property['value']);
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
    const specifiers = body.flatMap((node) => (node['source'] ? [] : ((node['specifiers'] ?? []) as Node[])));
    const renamed = specifiers.find(({ exported }) => (exported as Node | undefined)?.['name'] === exportName);
    const local = String((renamed?.['local'] as Node | undefined)?.['name'] ?? exportName);
    return { name: exportName, component: findDeclared(body, local) };
  }
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.['declaration'] as Node | undefined;
  if (exported?.type !== 'Identifier') {
    const id = exported?.['id'] as Node | null | undefined;
    return { component: exported, ...(id ? { name: String(id['name']) } : {}) };
  }
  const name = String(exported['name']);
  return { name, component: findDeclared(body, name) };
}

/** The function of a name at the top of a module. */
function findDeclared(body: Node[], name: string): Node | undefined {
  for (const node of body) {
    const declared = (node['declaration'] ?? node) as Node;
    if (declared.type === 'FunctionDeclaration' && (declared['id'] as Node | null)?.['name'] === name) return declared;
    const found = findDeclarator(node, name);
    if (found) return unwrap(found['init']);
  }
  return undefined;
}

/** The declaration of a name by a statement. */
function findDeclarator(statement: Node, name: string): Node | undefined {
  const inner = (statement['declaration'] ?? statement) as Node;
  const all = (inner.type === 'VariableDeclaration' ? inner['declarations'] : []) as Node[];
  return all.find((one) => (one['id'] as Node)['name'] === name);
}

/** The literals that a component's first parameter gives to what it destructures. */
function readInitial(component: Node | undefined): Record<string, ControlValue> {
  const [parameter] = (component?.['params'] ?? []) as Node[];
  if (parameter?.type !== 'ObjectPattern') return {};
  const entries = (parameter['properties'] as Node[]).flatMap((property) => {
    const key = keyOf(property);
    const value = property['value'] as Node | undefined;
    const initial = value?.type === 'AssignmentPattern' ? readLiteral(value['right']) : undefined;
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

/** What an expression is without types: `x` of `x as const`, `x satisfies T`. */
function unwrap(node: unknown): Node | undefined {
  const inner = (node ?? undefined) as Node | undefined;
  return inner && /^(TS\w+Expression|ParenthesizedExpression)$/.test(inner.type) ? unwrap(inner['expression']) : inner;
}

/** The value of a literal; undefined for any other expression. */
function readLiteral(expression: unknown): unknown {
  const node = unwrap(expression);
  if (node?.type === 'Literal') return node['value'];
  if (node?.type === 'UnaryExpression' && node['operator'] === '-') {
    const value = readLiteral(node['argument']);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node?.type === 'ArrayExpression') return (node['elements'] as unknown[]).map(readLiteral);
  if (node?.type !== 'ObjectExpression') return undefined;
  const entries = (node['properties'] as Node[]).map((one) => [keyOf(one), readLiteral(one['value'])] as const);
  return entries.every(([key, value]) => key !== undefined && value !== undefined)
    ? Object.fromEntries(entries)
    : undefined;
}
