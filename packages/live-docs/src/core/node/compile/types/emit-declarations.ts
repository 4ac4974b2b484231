import { isInside } from '../../files/paths';
import { ownPackages, type Libraries } from '../../library/library';
import { createApiProgram, type Reading, type TypeScriptModule } from './create-program';

/** Whose declarations are wanted. */
export interface DeclarationInput {
  /** Id of the site's folder. */
  root: string;
  libraries: Libraries;
  /** Ids of the modules that demos import, and of files that declare globals. */
  modules: string[];
}

/**
 * Writes the declarations of the library's own source, as its build would. A module whose types can't be named has none.
 * @returns their texts by the id of the module that they're of.
 */
export function emitDeclarations(
  ts: TypeScriptModule,
  { root, libraries, modules }: DeclarationInput,
): Reading<Record<string, string>> {
  const own = ownPackages(libraries);
  const { program, filesRead, absent } = createApiProgram({
    ts,
    root,
    files: modules,
    aliases: libraries.aliases,
    hasComments: () => true,
    options: {
      allowJs: true,
      noUncheckedIndexedAccess: false,
      ...own[0]?.strictness,
      moduleDetection: ts.ModuleDetectionKind.Auto,
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
    },
  });
  const isOwn = (file: string) => own.some(({ folder }) => isInside(folder, file)) && !file.includes('/node_modules/');
  const result: Record<string, string> = {};
  for (const source of program.getSourceFiles())
    if (!source.isDeclarationFile && isOwn(source.fileName))
      program.emit(source, (_name, text) => (result[source.fileName] = text), undefined, true);
  return { result, filesRead, absent };
}
