import type TypeScript from 'typescript';
import type { TypeData } from '../../model/type-messages';
import type { Project } from './project';

/** Something that a package exports. */
export interface Exported {
  /** What it is imported as: for a default export, what demos call it, or else the package itself. */
  name: string;
  isDefault: boolean;
  /** Exists as a type alone. */
  isType: boolean;
  /** Names a type, and maybe a value, too. */
  namesType: boolean;
}

/** The module in the program that imports all packages that demos may import. */
export const packageImports = (root: string) => `${root}/~packages.ts`;

export const importAll = (packages: readonly string[]) =>
  packages.map((name, at) => `import * as m${at} from '${name}';\n`).join('');

/** Packages that may be imported, as imports call them, and what demos call their default exports. */
export type Packages = Pick<TypeData, 'packages' | 'defaults'>;

/** What a package exports, as far as it can be imported by name. */
export function exportsOf({ ts, service, addPackages }: Project, module: string, { defaults }: Packages): Exported[] {
  addPackages();
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  const list = program?.getSourceFiles().find(({ fileName }) => fileName.endsWith('/~packages.ts'));
  const specifier = list?.statements
    .map((node) => (node as TypeScript.ImportDeclaration).moduleSpecifier as TypeScript.StringLiteral)
    .find(({ text }) => text === module);
  const symbol = specifier && checker?.getSymbolAtLocation(specifier);
  if (!symbol || !checker) return [];
  return checker.getExportsOfModule(symbol).flatMap((one): Exported | [] => {
    const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    const isDefault = one.name === 'default';
    const name = isDefault ? (defaults[module] ?? target.name) : one.name;
    if (!/^[A-Za-z_$][\w$]*$/.test(name) || name === 'default') return [];
    const [isValue, namesType] = [ts.SymbolFlags.Value, ts.SymbolFlags.Type].map((flag) => !!(target.flags & flag));
    return { name, isDefault, isType: !isValue, namesType: !!namesType };
  });
}
