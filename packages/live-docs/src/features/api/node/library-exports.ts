import path from 'node:path';
import type TypeScript from 'typescript';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';

/** A name that a documented package exports. */
export interface LibraryExport {
  /** The name that readers import it by. */
  name: string;
  library: string;
  isDefault: boolean;
  /** What it stands for, wherever that is declared. */
  symbol: TypeScript.Symbol;
}

/** Id of the file that imports the documented packages. @param root id of the site's folder. */
export const exportsFile = (root: string): string => path.posix.join(root, '~library-exports.ts');

/** The text of that file. */
export const exportsSource = (libraries: readonly string[]): string =>
  [
    ...libraries.map((name, at) => `import * as library${at} from '${name}';`),
    "export type { ReactNode } from 'react';",
  ].join('\n');

/** All that the documented packages export, package by package. The program must have `exportsFile`. */
export function readExports(api: ApiProgram, root: string): LibraryExport[] {
  const { ts, program } = api;
  const imports = program.getSourceFile(exportsFile(root))?.statements.filter(ts.isImportDeclaration) ?? [];
  return imports.flatMap(({ moduleSpecifier }) => {
    const library = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const symbols = exportsIn(api, moduleSpecifier);
    const names = new Set(symbols.map(({ name }) => name));
    return symbols.flatMap((symbol): LibraryExport[] => {
      const isDefault = symbol.name === 'default' || symbol.name === 'export=';
      // A default export goes by the names that it has on its way, unless something else is exported by these.
      const plain = library.replace(/(^|\/)(?:react|rc)-|-react$/g, '$1');
      const found = isDefault
        ? [...namesOf(api, symbol), pascalCase(library), pascalCase(plain)].filter((name) => !names.has(name))
        : [symbol.name];
      const target = resolve(api, symbol);
      return [...new Set(found)].map((name) => ({ name, library, isDefault, symbol: target }));
    });
  });
}

/** What a module exports. @param node its file, or the text that names it in an import. */
export function exportsIn({ checker }: ApiProgram, node: TypeScript.Node | undefined): TypeScript.Symbol[] {
  const module = node && checker.getSymbolAtLocation(node);
  return module ? checker.getExportsOfModule(module) : [];
}

/** The symbol that a name stands for. */
export const resolve = ({ ts, checker }: ApiProgram, symbol: TypeScript.Symbol): TypeScript.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The names of an export on the way to its declaration, and those that this passes on: `memo(Slider)` is a `Slider`. */
export function namesOf(api: ApiProgram, symbol: TypeScript.Symbol): string[] {
  const { ts, checker } = api;
  const names: string[] = [];
  let at: TypeScript.Symbol | undefined = symbol;
  while (at) {
    names.push(at.name);
    at = at.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(at) : undefined;
  }
  for (const node of resolve(api, symbol).declarations ?? [])
    names.push(ts.getNameOfDeclaration(node)?.getText() ?? '');
  return names.filter((name) => name !== 'default' && name !== 'export=' && /^[A-Za-z_$][\w$]*$/.test(name));
}

/** `@scope/date-picker` as a component would be called. */
export const pascalCase = (text: string): string =>
  path.posix
    .basename(text)
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
