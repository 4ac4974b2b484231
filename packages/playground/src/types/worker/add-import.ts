import type TypeScript from 'typescript';
import type { TextEdit, TypeFix } from '../../model/type-messages';
import type { Project } from './project';
import { exportsOf, type Exported, type Packages } from './exports-of';

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
