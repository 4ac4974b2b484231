import type { parseSync } from 'vite';
import { escapePattern } from '../../../model';

/** A value that a file exports. */
export interface SourceExport {
  /** `default` of the default export, `*` of all that another file exports. */
  name: string;
  /** Where it's from, as the import is written, and what it's called there; absent for what the file declares. */
  from?: string;
  of?: string;
  /** What it is, if that's no component for certain. */
  kind?: NotComponent;
}

/** What isn't a component. `story` is what Storybook takes as the description of a component's stories. */
type NotComponent = 'object' | 'list' | 'story' | 'value';

type Parsed = ReturnType<typeof parseSync>;
type Body = Parsed['program']['body'];
type Expression = Extract<Body[number], { type: 'ExpressionStatement' }>['expression'];

/** Reads what a script exports. Types are left out, and all but the default export that isn't called as a component is a `value`. */
export function readExports(text: string, parsed: Pick<Parsed, 'module' | 'program'>): SourceExport[] {
  const { module } = parsed;
  const imported = new Map(
    module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map(({ localName, importName }) => {
        const of = importName.kind === 'Default' ? 'default' : importName.name;
        return [localName.value, { from: moduleRequest.value, of, start: moduleRequest.start }] as const;
      }),
    ),
  );
  const entries = module.staticExports.flatMap((found) => found.entries).filter(({ isType }) => !isType);
  return entries.flatMap(({ moduleRequest, importName, exportName, localName, start }): SourceExport[] => {
    const request = moduleRequest?.value;
    if (importName.kind === 'AllButDefault') return request === undefined ? [] : [{ name: '*', from: request }];
    const name = exportName.name ?? 'default';
    const whole: SourceExport = { name, kind: 'value' };
    if (importName.kind === 'All') return [whole];
    const through = imported.get(localName.name ?? importName.name ?? '');
    // What is imported first is said to be exported from there.
    if (through && (request === undefined || through.start === moduleRequest?.start))
      return [through.of == null ? whole : { name, from: through.from, of: through.of }];
    if (request !== undefined) return [{ name, from: request, of: importName.name ?? 'default' }];
    if (name !== 'default' && !isCapitalised(name)) return [whole];
    const isPlain = localName.name === null ? ANONYMOUS.test(text.slice(start)) : declares(text, localName.name);
    // Reading the whole tree takes time, so it's asked for last.
    const kind = isPlain ? undefined : kindOfExport(localName.name, parsed.program.body);
    return [kind ? { name, kind } : { name }];
  });
}

/** True for a name of a component. */
export const isCapitalised = (name: string) => /^\p{Lu}/u.test(name);

/** A function, with its parameters and the type of its result. */
const FUNCTION = String.raw`(?:async +)?(?:function\b|\w+ =>|\([^()]*\)(?: *:[^={;]*)? =>)`;

/** A component that is exported without a name. */
const ANONYMOUS = new RegExp(`^(?:${FUNCTION}|class extends\\b)`);

/** True if a text declares a component of a name, as most do. */
function declares(text: string, name: string): boolean {
  const own = escapePattern(name);
  const declaration = [
    `(?:async +)?function ${own}\\b`,
    `class ${own}\\b[^{]*\\sextends\\s`,
    `const ${own}(?: *:[^=;]*)? =\\s+(?:${FUNCTION}|(?:React\\.)?(?:memo|forwardRef|lazy)\\b)`,
  ].join('|');
  return new RegExp(`^(?:export +(?:default +)?)?(?:${declaration})`, 'm').test(text);
}

/** What an export is, if that's no component for certain. @param name undefined of a default export without a name. */
function kindOfExport(name: string | null, body: Body): NotComponent | undefined {
  if (name !== null) return kindOfName(name, body);
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration');
  return exported && kindOf(exported.declaration, body);
}

function kindOfName(name: string, body: Body): NotComponent | undefined {
  let kind: NotComponent | undefined;
  for (const node of body) {
    const declared =
      (node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration') && node.declaration
        ? node.declaration
        : node;
    if (declared.type === 'VariableDeclaration') {
      const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
      if (found) return found.init ? kindOf(found.init, body, name) : undefined;
    }
    if (!('id' in declared) || declared.id?.type !== 'Identifier' || declared.id.name !== name) continue;
    if (declared.type === 'FunctionDeclaration') return undefined;
    if (declared.type === 'ClassDeclaration') return declared.superClass ? undefined : 'value';
    // A type may have the name of a component.
    kind = 'value';
  }
  return kind;
}

/** @param name of the constant that has this value. */
function kindOf(node: { type: string }, body: Body, name?: string): NotComponent | undefined {
  const expression = node as Expression;
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return kindOf(expression.expression, body, name);
    case 'ArrayExpression':
      return 'list';
    case 'ObjectExpression': {
      const keys = expression.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : [],
      );
      return keys.includes('component') || keys.includes('title') ? 'story' : 'object';
    }
    case 'Identifier':
      return expression.name === name ? undefined : kindOfName(expression.name, body);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
      return undefined;
    case 'CallExpression':
    case 'MemberExpression':
    case 'TaggedTemplateExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isContext(expression) || (name !== undefined && CONSTANT.test(name)) ? 'value' : undefined;
    default:
      return 'value';
  }
}

/** A name of data: `ROWS`. */
const CONSTANT = /^[A-Z][A-Z\d_]+$/;

/** `createContext(…)`, which React renders, too. */
function isContext(node: Expression): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'createContext';
}
