import type TypeScript from 'typescript';
import { apiEntry, textIn, type ApiEntry } from '../../model/api-entry';
import type { TypeData, TypeInfo } from '../../model/type-messages';
import type { Project } from './compiler';

/** Finds what the reference says of a declaration, by the file and the offset of its name. */
export type ApiIndex = (file: string, start: number, language: string) => Omit<TypeInfo, 'code'> | undefined;

/** Path of the module that names a table's type. */
const tablePath = (root: string, at: number) => `${root}/~api-${at}.ts`;

/** The modules that name the types of all tables: texts by path. */
export const tableModules = ({ api, root }: Pick<TypeData, 'api' | 'root'>): Record<string, string> =>
  Object.fromEntries(api.map(({ source }, at) => [tablePath(root, at), source]));

/** Reads where the library declares the rows of the reference. Declarations stay the same while a demo is edited. */
export function createApiIndex({ ts, service }: Project, { api, root }: Pick<TypeData, 'api' | 'root'>): ApiIndex {
  let entries: Map<string, ApiEntry> | undefined;

  const read = () => {
    const found = new Map<string, ApiEntry>();
    const program = service.getProgram();
    const checker = program?.getTypeChecker();
    if (!program || !checker) return found;
    api.forEach((table, at) => {
      const source = program.getSourceFile(tablePath(root, at));
      const alias = source?.statements.find(
        (node): node is TypeScript.TypeAliasDeclaration =>
          node.kind === ts.SyntaxKind.TypeAliasDeclaration &&
          (node as TypeScript.TypeAliasDeclaration).name.text === 'ApiType',
      );
      if (!alias) return;
      const type = checker.getTypeAtLocation(alias.name);
      for (const name of Object.keys(table.properties)) {
        for (const node of declarationsOf(checker, type, name.split('.'))) {
          const { name: label = node } = node as TypeScript.NamedDeclaration;
          const key = `${node.getSourceFile().fileName}:${label.getStart()}`;
          if (!found.has(key)) found.set(key, apiEntry(table, name));
        }
      }
    });
    return found;
  };

  return (file, start, language) => {
    const entry = (entries ??= read()).get(`${file}:${start}`);
    return entry && { ...entry, description: textIn(entry.description, language) };
  };
}

/** Where the member at the end of a path is declared, in any constituent of unions on the way. */
function declarationsOf(
  checker: TypeScript.TypeChecker,
  type: TypeScript.Type,
  [name = '', ...rest]: string[],
): TypeScript.Declaration[] {
  const plain = checker.getNonNullableType(type);
  return (plain.isUnion() ? plain.types : [plain]).flatMap((part) => {
    const property = part.getProperty(name);
    if (!property) return [];
    return rest.length === 0
      ? (property.declarations ?? [])
      : declarationsOf(checker, checker.getTypeOfSymbol(property), rest);
  });
}
