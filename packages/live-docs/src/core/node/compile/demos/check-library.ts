import { escapePattern, type Problem } from '../../../model';
import type { Files } from '../../files/files';
import { isInside, toPosix } from '../../files/paths';
import { importTarget } from '../../library/alias';
import { moduleCandidates } from '../../library/find-module';
import { ownPackages, type Libraries } from '../../library/library';
import { lineAt } from './line-at';
import type { SourceText } from './read-source';

interface LibraryInput {
  /** Id of the site's folder, for messages. */
  root: string;
  files: Files;
  libraries: Libraries;
  sourceOf(file: string): SourceText | undefined;
}

/**
 * Makes a check of the library's own source: what can't be read in the modules that imports reach. Each demo with such an import
 * shows it in its place. What the check finds of a module is found once.
 */
export function createLibraryCheck(input: LibraryInput): (targets: readonly string[]) => Problem[] {
  const { files, libraries, sourceOf } = input;
  const folders = ownPackages(libraries).flatMap(({ folder, source }) => (source === folder ? [] : source));
  const known = new Set(folders.flatMap((folder) => files.list(folder)));
  const find = (id: string) => moduleCandidates(id).find((file) => known.has(file) && SCRIPT.test(file));
  const read = new Map<string, Module>();
  const readModule = (file: string): Module => {
    const source = sourceOf(file);
    const module: Module = { problems: [...(source?.problems ?? [])], imports: [] };
    for (const specifier of source?.imports ?? []) {
      const target = importTarget(libraries.aliases, file, specifier);
      const found = target === undefined ? undefined : find(target);
      if (found) module.imports.push(found);
      else if (source && target !== undefined && isDead(target))
        module.problems.push(deadImport(input, file, source, specifier));
    }
    read.set(file, module);
    return module;
  };
  const isDead = (target: string) =>
    folders.some((folder) => isInside(folder, target)) &&
    !/\.\w+$|\?/.test(target) &&
    // Declarations are nothing to follow.
    [target, `${target}.d.ts`].every((file) => !known.has(file));

  return (targets) => {
    const reached = new Set(targets.flatMap((target) => find(target) ?? []));
    const problems: Problem[] = [];
    for (const file of reached) {
      const module = read.get(file) ?? readModule(file);
      problems.push(...module.problems);
      for (const imported of module.imports) reached.add(imported);
    }
    return problems;
  };
}

interface Module {
  problems: Problem[];
  /** Ids of the modules that it imports. */
  imports: string[];
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

const deadImport = ({ root }: LibraryInput, file: string, { text }: SourceText, specifier: string): Problem => ({
  file: toPosix(root, file),
  line: lineAt(text, text.search(new RegExp(`['"]${escapePattern(specifier)}['"]`))),
  found: `import of "${specifier}", which leads to no file`,
  expected: 'a module that exists',
  fix: 'Correct the import or add the file',
});
