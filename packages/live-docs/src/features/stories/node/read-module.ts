import { parseSync } from 'vite';
import { childOf, listOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { lineAt } from '../../../core/node/compile/demos/line-at';
import { declaredNames } from './find-references';

/** A name that a module imports. */
export interface ImportedName {
  /** The whole import. */
  statement: Node;
  specifier: Node;
  /** What it's imported of, as written. */
  source: string;
  /** What it's called there; `default`, or `*` for all. */
  imported: string;
  isType: boolean;
}

/** A name that a module declares at its top. */
interface DeclaredName {
  /** The whole statement, `export` included. */
  statement: Node;
  /** The declarator of a variable, or the declaration itself. */
  node: Node;
  /** What a constant is, or a function; undefined of what can change, and of types. */
  value?: Node | undefined;
}

/** What a module says after a declaration: `Primary.args = { … }`. */
interface Assignment {
  statement: Node;
  /** `args`, and `story.name` of `Primary.story.name`. */
  key: string;
  value: Node;
}

/** A script as its tree, with all that its top declares. */
export interface Module {
  file: string;
  /** Its lines end with `\n`. */
  text: string;
  body: readonly Node[];
  comments: readonly Node[];
  imports: ReadonlyMap<string, ImportedName>;
  declarations: ReadonlyMap<string, DeclaredName>;
  /** Local names by what they're exported as: `default` and names. What comes from another file has no other name. */
  exports: ReadonlyMap<string, string>;
  /** What it exports by default, if that has no name. */
  defaultExport?: { statement: Node; value: Node };
  assignments: ReadonlyMap<string, readonly Assignment[]>;
  /** What keeps it from being read: its message and line. */
  error?: { message: string; line: number };
}

/** Reads the top of a script. @param file its name, which tells its language. */
export function readModule(file: string, source: string): Module {
  const text = source.replaceAll('\r\n', '\n');
  const parsed = parseSync(file, text, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : {});
  const { body } = parsed.program as unknown as { body: Node[] };
  const declarations = new Map<string, DeclaredName>();
  const exports = new Map<string, string>();
  const assignments = new Map<string, Assignment[]>();
  let defaultExport: Module['defaultExport'];
  for (const statement of body) {
    const inner =
      (/^Export(Named|Default)Declaration$/.test(statement.type) && childOf(statement, 'declaration')) || statement;
    declare(statement, inner, declarations);
    if (statement.type === 'ExportDefaultDeclaration') {
      const value = unwrap(inner);
      const name = value.type === 'Identifier' ? nameOf(value) : declaredNames(inner)[0];
      if (name !== undefined) exports.set('default', name);
      else defaultExport = { statement, value };
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement['exportKind'] !== 'type')
        for (const name of declaredNames(inner)) if (!inner.type.startsWith('TS')) exports.set(name, name);
      const isElsewhere = childOf(statement, 'source') !== undefined;
      for (const one of listOf(statement, 'specifiers'))
        if (one['exportKind'] !== 'type')
          exports.set(nameOf(childOf(one, 'exported')), nameOf(childOf(one, isElsewhere ? 'exported' : 'local')));
    }
    const assigned = readAssignment(statement);
    if (assigned) assignments.set(assigned.name, [...(assignments.get(assigned.name) ?? []), assigned]);
  }
  const [error] = parsed.errors;
  return {
    file,
    text,
    body,
    comments: parsed.comments as unknown as Node[],
    imports: importsIn(body),
    declarations,
    exports,
    ...(defaultExport ? { defaultExport } : {}),
    assignments,
    ...(error ? { error: { message: error.message, line: lineAt(text, error.labels[0]?.start ?? 0) } } : {}),
  };
}

/** What statements import, by the names that it has there. */
export function importsIn(body: readonly Node[]): Map<string, ImportedName> {
  const imports = new Map<string, ImportedName>();
  for (const statement of body.filter(({ type }) => type === 'ImportDeclaration'))
    for (const specifier of listOf(statement, 'specifiers')) {
      const imported = childOf(specifier, 'imported');
      imports.set(nameOf(childOf(specifier, 'local')), {
        statement,
        specifier,
        source: String(childOf(statement, 'source')?.['value']),
        imported: imported ? nameOf(imported) : specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*',
        isType: statement['importKind'] === 'type' || specifier['importKind'] === 'type',
      });
    }
  return imports;
}

function declare(statement: Node, inner: Node, declarations: Map<string, DeclaredName>): void {
  if (inner.type !== 'VariableDeclaration') {
    const value = inner.type === 'FunctionDeclaration' ? inner : undefined;
    for (const name of declaredNames(inner)) declarations.set(name, { statement, node: inner, value });
    return;
  }
  for (const node of listOf(inner, 'declarations')) {
    const id = childOf(node, 'id');
    const init = childOf(node, 'init');
    const isConstant = id?.type === 'Identifier' && init !== undefined;
    for (const name of declaredNames({ ...inner, declarations: [node] }))
      declarations.set(name, { statement, node, value: isConstant ? unwrap(init) : undefined });
  }
}

/** `Primary.args = …`, `(Primary as any).story.name = …`. */
function readAssignment(statement: Node): (Assignment & { name: string }) | undefined {
  const expression = statement.type === 'ExpressionStatement' ? childOf(statement, 'expression') : undefined;
  if (expression?.type !== 'AssignmentExpression' || expression['operator'] !== '=') return undefined;
  const keys: string[] = [];
  let target = unwrap(childOf(expression, 'left')!);
  while (target.type === 'MemberExpression' && target['computed'] !== true) {
    keys.unshift(nameOf(childOf(target, 'property')));
    target = unwrap(childOf(target, 'object')!);
  }
  if (target.type !== 'Identifier' || keys.length === 0) return undefined;
  return { name: nameOf(target), statement, key: keys.join('.'), value: unwrap(childOf(expression, 'right')!) };
}

/** The name of an identifier, or the text of a string that is one. */
export const nameOf = (node: Node | undefined): string => String(node?.['name'] ?? node?.['value'] ?? '');

/** The name of a property that is written as one; undefined for a computed one. */
export const keyOf = (property: Node): string | undefined =>
  property['computed'] === true ? undefined : nameOf(childOf(property, 'key'));
