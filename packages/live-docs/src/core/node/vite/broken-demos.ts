import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';
import { packageOf, suggest, type Problem } from '../../model';
import { lineAt } from '../compile/demos/line-at';
import { demoKey } from '../compile/markdown/page-output';
import { atOrigin } from '../files/made-files';
import { toId, toPosix } from '../files/paths';
import { NAMED_DEMO } from '../files/demo-module';
import type { SiteDemo, Snapshot } from '../snapshot/snapshot';
import { reach, type ImportsOf } from './demo-modules';

interface BundleError {
  message: string;
  code?: string;
  /** The module where it is. */
  id?: string;
  /** What that imports: a module, or what can't be resolved. */
  exporter?: string;
  loc?: { line: number };
  errors?: readonly BundleError[];
}

/** Demos that the bundler stops at, each with what is wrong, by `demoKey`. */
export type BrokenDemos = ReadonlyMap<string, readonly Problem[]>;

/** Follows the bundles of a site, to tell with which demos they can't be made. */
export function watchBundles(read: () => Promise<Snapshot>): {
  plugin: Plugin;
  /** @param errors what bundles have failed with. */
  blameDemos(errors: readonly unknown[]): Promise<BrokenDemos>;
} {
  const graphs = new Map<string, ModuleOf>();
  return {
    plugin: {
      name: 'live-docs:watch-bundles',
      apply: 'build',
      buildEnd() {
        graphs.set(this.environment.name, (id) => this.getModuleInfo(id));
      },
    },
    async blameDemos(errors) {
      const all = errors.flatMap((error) => (error instanceof Error ? error : []));
      // One bundle may have failed before it knew all modules.
      const moduleOf: ModuleOf = (id) => {
        const known = [...graphs.values()].flatMap((of) => of(id) ?? []);
        return {
          importedIds: known.flatMap(({ importedIds }) => importedIds),
          dynamicallyImportedIds: known.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds),
          exports: known.flatMap(({ exports }) => exports ?? []),
        };
      };
      return findBroken({ message: '', errors: all }, await read(), moduleOf);
    },
  };
}

type ModuleOf = (id: string) => (NonNullable<ReturnType<ImportsOf>> & { exports?: readonly string[] | null }) | null;

/** Finds the demos that need what a bundle fails with, and says so at the place where an author can mend it. */
export function findBroken(error: BundleError, { root, demos, files }: Snapshot, moduleOf: ModuleOf): BrokenDemos {
  const found = new Map<string, Problem[]>();
  const failing = placed(error).map(({ id, ...rest }) => ({ ...rest, id: toId(id.replace(/\?.*$/, '')) }));
  const tell = (one: BundleError & { id: string }, demo: SiteDemo): Problem => {
    const wrong = explain(one, root, moduleOf);
    // An author can mend what isn't installed.
    if (!one.id.startsWith('\0') && !one.id.includes('/node_modules/'))
      return { file: toPosix(root, one.id), line: lineOf(files.text(one.id) ?? '', one), ...wrong };
    const of = one.id.startsWith('\0') ? '' : `${shortName(root, one.id)}, which the demo needs, has an error: `;
    return { ...wrong, file: toPosix(root, demo.file), line: 1, found: of + wrong.found };
  };
  for (const demo of demos.values()) {
    const needed = new Set(reach(demo.file, moduleOf, () => true)).add(`\0${NAMED_DEMO}/${demo.id}`);
    // Edited demos have packages from another bundle, maybe from other files.
    const packages = new Set(demo.parts.sources.flatMap(({ imports }) => imports.map(packageOf)));
    const own = failing.filter(({ id }) => needed.has(id) || packages.has(packageOf(nameInPackages(id) ?? '')));
    const problems = own.map((one) => atOrigin(files, root, tell(one, demo)));
    if (problems.length > 0) found.set(demoKey(demo), problems);
  }
  return found;
}

/** The errors of a bundle that have a place: what is within another that has one says more of the same. */
function placed(error: BundleError): (BundleError & { id: string })[] {
  const inner = error.errors?.flatMap(placed) ?? [];
  const { id, ...rest } = error;
  return inner.length > 0 || id === undefined ? inner : [{ ...rest, id }];
}

/** What a file of a package is called from there; undefined of any other file. */
const nameInPackages = (file: string) => /.*\/node_modules\/(.*)/.exec(file)?.[1];

/** A file, as messages call it. */
const shortName = (root: string, file: string) => nameInPackages(file) ?? toPosix(root, file);

function explain(error: BundleError, root: string, moduleOf: ModuleOf): Pick<Problem, 'found' | 'expected' | 'fix'> {
  const { code, exporter = '' } = error;
  const message = messageOf(error);
  const [, name] = /^"([^"]+)" is not exported/.exec(message) ?? [];
  if (code === 'MISSING_EXPORT' && name !== undefined) {
    return {
      found: `import of "${name}", which ${shortName(root, exporter)} doesn't export${suggest(name, moduleOf(exporter)?.exports ?? [])}`,
      expected: 'a name that it exports',
      fix: 'Correct the name, or the file that should export it',
    };
  }
  if (code === 'UNRESOLVED_IMPORT')
    return {
      found: `import of "${exporter}", which leads to no file and no package`,
      expected: 'a file that exists, or a package that is installed',
      fix: 'Correct the import, add the file, or install the package',
    };
  return {
    found: `the bundler stops at it: ${message.replace(/\.$/, '')}`,
    expected: 'code that can be bundled for browsers',
    fix: 'Correct it, or leave it out',
  };
}

/** What an error says, without its place. */
function messageOf({ message, errors: [inner] = [] }: BundleError): string {
  const [first = ''] = stripVTControlCharacters(inner?.message ?? message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return first.replace(/^\[\w+\]\s*/, '').trim();
}

/** The line of a script that has what an error names. The bundler's own is one of the compiled script. */
function lineOf(text: string, error: BundleError): number {
  const message = messageOf(error);
  const words = [...message.matchAll(/(["'`])([^"'`]+)\1|[^\s/\\]+\.\w+/g)].map(([whole, , quoted]) => quoted ?? whole);
  const at = words.map((word) => text.indexOf(word)).find((place) => place >= 0);
  return at === undefined ? Math.min(error.loc?.line ?? 1, text.split('\n').length) : lineAt(text, at);
}
