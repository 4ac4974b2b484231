import type TypeScript from 'typescript';
import type { PropertyState } from '../../../core/model';
import type { ApiProgram } from '../../../core/node/compile/types/create-program';
import { exportsIn, resolve } from './library-exports';
import { readDoc } from './table-facts';

/** What each module of a version exports, by the module's path in the package: `.` for the package itself, `lib/interface`. */
export type ModuleExports = Record<string, Record<string, PropertyState>>;

/** Declarations without those in `es` that `lib` has, too. @param files ids. */
export const withoutTwins = (files: readonly string[]): string[] => {
  const known = new Set(files);
  return files.filter((file) => !ES.test(file) || !known.has(file.replace(ES, '/lib/')));
};

/** What names a module in the package: its path without what the compiler adds. */
const modulePath = (file: string, folder: string) =>
  file.slice(folder.length + 1).replace(/(\/index)?\.d\.[cm]?ts$/, '');

/**
 * Reads what the modules of a version export, and the members of what the package itself exports: `default.Summary`.
 * @param entry id of the file that exports all that the package does. @param folder id of the package's folder.
 * @param declarations ids of its declarations; those that the program doesn't have are left out.
 */
export function readModules(
  api: ApiProgram,
  { entry, folder, declarations }: { entry: string; folder: string; declarations: readonly string[] },
): ModuleExports {
  const exportsOf = (file: string) => exportsIn(api, api.program.getSourceFile(file));
  const root = exportsOf(entry).flatMap((symbol) => [
    [symbol.name, stateOf(api, symbol)] as const,
    ...membersOf(api, symbol, folder).map((one) => [`${symbol.name}.${one.name}`, stateOf(api, one)] as const),
  ]);
  const modules: ModuleExports = { '.': Object.fromEntries(root) };
  for (const file of withoutTwins(declarations)) {
    const states = exportsOf(file).map((symbol) => [symbol.name, stateOf(api, symbol)] as const);
    if (states.length > 0) modules[modulePath(file, folder)] = Object.fromEntries(states);
  }
  return modules;
}

const ES = /\/es\/(?!.*\/es\/)/;

/** What a name is imported as, and whether it's to be used. Where it stands for a value and a type, the value counts. */
function stateOf(api: ApiProgram, symbol: TypeScript.Symbol): PropertyState {
  const target = resolve(api, symbol);
  const { deprecated } = readDoc(api, target);
  return {
    type: target.flags & api.ts.SymbolFlags.Value ? 'value' : 'type',
    ...(deprecated === undefined ? {} : { deprecated: deprecated.replace(/\s+/g, ' ').trim() }),
  };
}

/** Members of a value that the package itself declares: what a component is given, such as `Menu.Item`. */
function membersOf(api: ApiProgram, symbol: TypeScript.Symbol, folder: string): TypeScript.Symbol[] {
  const { ts, checker } = api;
  const target = resolve(api, symbol);
  if (!(target.flags & ts.SymbolFlags.Value) || !target.declarations?.length) return [];
  const type = checker.getTypeOfSymbol(target);
  // Of an enumeration or a plain object, the members are data.
  if (type.getCallSignatures().length + type.getConstructSignatures().length === 0) return [];
  return checker
    .getPropertiesOfType(type)
    .filter((one) => one.declarations?.some((node) => node.getSourceFile().fileName.startsWith(`${folder}/`)))
    .filter(({ name, flags }) => name !== 'prototype' && !name.startsWith('__') && !(flags & ts.SymbolFlags.Type));
}
