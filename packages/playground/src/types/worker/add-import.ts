import type TypeScript from 'typescript';
import type { TextEdit, TypeFix, TypeData } from '../../model/type-messages';
import type { Project } from './project';

/** Ways to import a name that isn't known in a file, from packages that demos import. */
export function addImport(
  project: Project,
  source: TypeScript.SourceFile,
  name: string,
  packages: Packages,
): TypeFix[] {
  return packages.packages.flatMap((module): TypeFix | [] => {
    const found = exportsOf(project, module, packages).find((one) => one.name === name);
    if (!found) return [];
    return { kind: 'import', name, module, edit: importEdit(project, source, { module, ...found }) };
  });
}

interface Imported extends Exported {
  module: string;
}

/** Adds a name to the import of its module, or a new import after the last one. */
export function importEdit(
  { ts }: Project,
  source: TypeScript.SourceFile,
  { module, name, isDefault, isType }: Imported,
): TextEdit {
  const imports = source.statements.filter(
    (node): node is TypeScript.ImportDeclaration => node.kind === ts.SyntaxKind.ImportDeclaration,
  );
  const own = imports.find((node) => (node.moduleSpecifier as TypeScript.StringLiteral).text === module)?.importClause;
  const named = isType ? `type ${name}` : name;
  const bindings = own?.namedBindings;
  const elements =
    bindings?.kind === ts.SyntaxKind.NamedImports ? (bindings as TypeScript.NamedImports).elements : undefined;
  if (own && isDefault && !own.name) return insert(own.getStart(source), `${name}, `);
  if (own && !isDefault && elements) {
    const last = elements.at(-1);
    return last ? insert(last.end, `, ${named}`) : insert(bindings!.getStart(source) + 1, ` ${named} `);
  }
  if (own && !isDefault && !bindings) return insert(own.end, `, { ${named} }`);
  const last = imports.at(-1);
  const line = `import ${isDefault ? name : `{ ${named} }`} from '${module}';`;
  return last ? insert(last.end, `\n${line}`) : insert(0, `${line}\n`);
}

const insert = (at: number, text: string) => ({ from: at, to: at, insert: text });

/** Something that a package exports. */
interface Exported {
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
