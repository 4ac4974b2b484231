import type TypeScript from 'typescript';
import type { TypeScriptModule } from '../../core/node/compile/api/api-program';

/** Hooks that an example may use without importing them. */
const HOOKS = ['useState', 'useRef', 'useEffect', 'useMemo', 'useCallback', 'useId', 'useReducer'];

/** What a demo doesn't need: a directive for other bundlers, and the mark of what was left out. */
const NOISE = /^(['"])use client\1;?\s*|^[ \t]*\/\/ ?\.\.\.[ \t]*\n(?=\n)/gm;

/** Longer examples are applications. */
const LINES = 60;

/** An example of a README that was made a demo. */
export interface Example {
  text: string;
  /** What it imports of the library, by the names of exports, `default` among them. */
  uses: string[];
}

/**
 * The examples in a README that import a library and hold a component, as demos: with a default export, and with
 * the imports that they leave out.
 */
export function readExamples(ts: TypeScriptModule, readme: string, library: string): Example[] {
  const blocks = [...readme.matchAll(/^```(?:jsx?|tsx?|javascript|typescript)\b[^\n]*\n([\s\S]*?)^```/gm)];
  return blocks.flatMap(([, code = '']) => readExample(ts, code.replace(NOISE, ''), library) ?? []);
}

function readExample(ts: TypeScriptModule, code: string, library: string): Example | undefined {
  if (code.split('\n').length > LINES) return undefined;
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const ofLibrary = imports.find((one) => isModule(ts, one, library));
  const component = findComponent(ts, source);
  if (!ofLibrary || !component) return undefined;
  const text = `${missingImports(ts, source, imports)}${exportDefault(ts, source, component).trim()}\n`;
  return { text, uses: exportsOf(ts, ofLibrary) };
}

const isModule = (ts: TypeScriptModule, { moduleSpecifier }: TypeScript.ImportDeclaration, name: string) =>
  ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === name;

function exportsOf(ts: TypeScriptModule, { importClause }: TypeScript.ImportDeclaration): string[] {
  const named = importClause?.namedBindings;
  const names = named && ts.isNamedImports(named) ? named.elements : [];
  return [
    ...(importClause?.name ? ['default'] : []),
    ...names.map(({ propertyName, name }) => (propertyName ?? name).text),
  ];
}

type Declared = TypeScript.FunctionDeclaration | TypeScript.VariableStatement;

/** The component that an example shows: what it exports as the default, else the last one that it declares. */
function findComponent(ts: TypeScriptModule, source: TypeScript.SourceFile): Declared | 'exported' | undefined {
  const isDefault = (one: TypeScript.Statement) =>
    ts.isExportAssignment(one) ||
    (ts.canHaveModifiers(one) && ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
  if (source.statements.some(isDefault)) return 'exported';
  return source.statements.findLast(
    (one): one is Declared =>
      (ts.isFunctionDeclaration(one) || ts.isVariableStatement(one)) && nameOf(ts, one) !== undefined,
  );
}

/** The name of a component that a statement declares. */
function nameOf(ts: TypeScriptModule, one: Declared): string | undefined {
  const declaration = ts.isFunctionDeclaration(one) ? one : one.declarationList.declarations[0];
  const isFunction =
    declaration &&
    (ts.isFunctionDeclaration(declaration) ||
      (declaration.initializer !== undefined && ts.isArrowFunction(declaration.initializer)));
  const name = isFunction ? declaration.name?.getText() : undefined;
  return name && /^[A-Z]/.test(name) ? name : undefined;
}

function exportDefault(ts: TypeScriptModule, source: TypeScript.SourceFile, component: Declared | 'exported'): string {
  if (component === 'exported') return source.text;
  if (!ts.isFunctionDeclaration(component)) return `${source.text.trim()}\n\nexport default ${nameOf(ts, component)};`;
  const start = component.getStart();
  const rest = source.text.slice(start).replace(/^export\s+/, '');
  return `${source.text.slice(0, start)}export default ${rest}`;
}

/** Imports of React that an example leaves out because every reader knows them. */
function missingImports(
  ts: TypeScriptModule,
  source: TypeScript.SourceFile,
  imports: TypeScript.ImportDeclaration[],
): string {
  const react = imports.filter((one) => isModule(ts, one, 'react')).map((one) => one.getText());
  const hooks = HOOKS.filter(
    (name) => new RegExp(`(?<!\\.)\\b${name}\\b`).test(source.text) && !react.join().includes(name),
  );
  const needsReact = /\bReact\./.test(source.text) && !/\bReact\b/.test(react.join());
  return [
    needsReact ? "import * as React from 'react';\n" : '',
    hooks.length > 0 ? `import { ${hooks.join(', ')} } from 'react';\n` : '',
  ].join('');
}
