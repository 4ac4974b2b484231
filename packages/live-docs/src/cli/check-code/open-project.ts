import { readFileSync } from 'node:fs';
import type TypeScript from 'typescript';
import type { UpgradeCheck } from '../../features/versions/shared/check-upgrade';
import { findFates } from '../../features/versions/shared/find-fates';
import type { UpgradeFacts } from '../../features/versions/shared/finding';
import { librarySources } from '../../features/versions/shared/table-sources';
import { escapePattern, type ApiVersion } from '../../core/model';
import type { Installed } from './find-installed';
import type { ProjectOptions } from './read-options';

/** Opens the program of a project, with the modules that name the library's types, and the files that may use what changed. */
export function openProject(
  ts: typeof TypeScript,
  sources: readonly string[],
  { options, declarations }: ProjectOptions,
  installed: readonly Installed[],
  { facts, to }: { facts: UpgradeFacts; to: ApiVersion },
): Pick<UpgradeCheck, 'program' | 'libraries' | 'files'> {
  const libraries = installed.map((one) => {
    const library = { name: one.name, root: one.root, version: one.version.id };
    return { ...library, sources: librarySources(library, facts.tables, facts.history) };
  });
  const names = libraries.map(({ name }) => escapePattern(name));
  const virtual = new Map(libraries.flatMap(({ sources }) => [...sources.files]));
  const isOfInterest = createFilter(facts, to, installed);
  const files = sources.filter((file) => isOfInterest(readFileSync(file, 'utf8')));
  // Where a project says that it knows no types of the library, those of the package count.
  const untyped = new RegExp(`\\bdeclare module ['"](?:${names.join('|')})(?:/[^'"]*)?['"]\\s*;`, 'g');
  const typed = (file: string, text: string) =>
    /(?<!\/node_modules\/.*)\.d\.[cm]?ts$/.test(file) ? text.replace(untyped, (all) => ' '.repeat(all.length)) : text;
  const disk = ts.createCompilerHost(options, true);
  const host: TypeScript.CompilerHost = {
    ...disk,
    fileExists: (file) => virtual.has(file) || disk.fileExists(file),
    readFile: (file) => virtual.get(file) ?? disk.readFile(file),
    getSourceFile(file, language) {
      const text = virtual.get(file) ?? disk.readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, typed(file, text), language, true);
    },
  };
  const program = ts.createProgram([...declarations, ...files, ...virtual.keys()], options, host);
  return { program, libraries, files };
}

/** Tells texts that may use what changed: the others needn't be compiled. */
function createFilter({ history }: UpgradeFacts, to: ApiVersion, installed: readonly Installed[]) {
  const { read, tables, modules = {} } = history;
  const fates = installed.flatMap(({ version }) =>
    [tables, modules].flatMap((all) =>
      [...findFates(read, all, version.id, to.id).values()].flatMap((one) => [...one]),
    ),
  );
  // What leaves out a property names the component alone, in whatever way it came by it.
  if (fates.some(([, { kind }]) => kind === 'required')) return () => true;
  const names = new Set(fates.flatMap(([name]) => name.split('.').at(-1) ?? []));
  return (text: string) =>
    Object.keys(read).some((name) => text.includes(name)) ||
    (text.match(/[\w$]+/g) ?? []).some((word) => names.has(word));
}
