import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage, collectDeclarations } from 'live-playground/build';
import { BuildError } from 'live-playground/model';
import { renameImports, type Problem } from '../../core/model';
import type { TypeScriptModule } from '../../core/node/compile/types/create-program';
import { ENGINE } from '../../core/node/files/entries';
import { readText } from '../../core/node/files/hash-text';
import { formatJson } from '../../core/node/files/format-json';
import { writeWhole } from '../../core/node/files/kept-files';
import { toId } from '../../core/node/files/paths';
import {
  BUNDLES,
  bundleFile,
  MADE,
  parseBundle,
  type VersionBundle,
} from '../../features/versions/node/version-bundle';
import type { Published } from './choose-versions';
import { PeerError, type Installer } from './registry';

interface BundleInput {
  /** The site's folder, absolute. */
  root: string;
  /** What demos import the package as. */
  library: string;
  /** Stylesheets of the library that demos may import, as imports call them. */
  styles: readonly string[];
  installer: Installer;
  /** Takes the number of versions that are done. */
  report(count: number): void;
}

/** What was done with a version. */
export interface Bundled extends Published {
  /** From the site's root. */
  file: string;
  bytes: number;
  /** It was there already. */
  isKept: boolean;
  /** It has no declarations: code isn't checked for types in it. */
  isUntyped: boolean;
}

/**
 * Bundles published versions for the frame of edited demos, and their declarations for the editor, each in a file. What is there
 * already stays, and bundles of versions that aren't wanted any more are deleted.
 * @throws {BuildError} naming each version that couldn't be bundled, after all others.
 */
export async function bundleVersions(wanted: readonly Published[], input: BundleInput): Promise<Bundled[]> {
  const { root, report } = input;
  const { default: ts } = await import('typescript');
  const done: Bundled[] = [];
  const problems: Problem[] = [];
  for (const [at, one] of wanted.entries()) {
    const file = bundleFile(one.name, one.version);
    const target = path.join(root, file);
    const kept = parseBundle(readText(target));
    try {
      const bundle = kept ?? (await bundleVersion(ts, one, input));
      const text = formatJson(bundle);
      if (!kept) writeWhole(target, text);
      const isUntyped = Object.keys(bundle.declarations).length === 0;
      done.push({ ...one, file, bytes: Buffer.byteLength(text), isKept: kept !== undefined, isUntyped });
    } catch (error) {
      problems.push(problemOf(one, error));
    }
    report(at + 1);
  }
  const names = new Set(wanted.map(({ name, version }) => path.basename(bundleFile(name, version))));
  const folder = path.join(root, BUNDLES);
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (file.endsWith('.json') && !names.has(file)) rmSync(path.join(folder, file));
  if (problems.length > 0) throw new BuildError(problems);
  return done;
}

function problemOf({ name, version }: Published, error: unknown): Problem {
  const message = (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return error instanceof PeerError
    ? {
        file: `${name}@${version}`,
        found: `it needs another React than this site has: ${message}`,
        expected: 'a version that works with the React of the site, which its demos share',
        fix: 'Leave it out of "versions.run"',
      }
    : {
        file: `${name}@${version}`,
        found: `it can't be bundled: ${message}`,
        expected: 'a package that npm can install and that runs in browsers',
        fix: 'Run the command again, which does only what is missing, or leave the version out of "versions.run"',
      };
}

async function bundleVersion(
  ts: TypeScriptModule,
  one: Published,
  { library, styles, installer }: Pick<BundleInput, 'library' | 'styles' | 'installer'>,
): Promise<VersionBundle> {
  const { name, version } = one;
  // Outside of the site, whose packages it would find.
  const root = toId(realpathSync.native(mkdtempSync(path.join(tmpdir(), 'live-docs-version-'))));
  try {
    await installer(one, root);
    const { code, imports } = await buildPackage(root, name);
    const folder = path.posix.join(root, 'node_modules', name);
    const sheets = styles.flatMap((style): [string, string][] => {
      const file = style.slice(library.length + 1);
      return existsSync(path.join(folder, file)) ? [[file, readFileSync(path.join(folder, file), 'utf8')]] : [];
    });
    return {
      made: MADE,
      name,
      version,
      imports: imports.toSorted(),
      styles: Object.fromEntries(sheets),
      declarations: declarationsOf(ts, root, name, library),
      code,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The declarations of an installed package under the name that demos import, by path from its folder. */
function declarationsOf(ts: TypeScriptModule, root: string, name: string, library: string): Record<string, string> {
  const { files, pathOf } = collectDeclarations({
    ts,
    root,
    workspace: root,
    engine: toId(ENGINE),
    sources: [{ file: `${root}/index.tsx`, imports: [name] }],
    keepsComments: (file) => file.includes(`/node_modules/${name}/`),
  });
  const start = `${pathOf(root)}/node_modules/`;
  const found = Object.entries(files).flatMap(([file, text]): [string, string][] => {
    const inside = file.startsWith(start) ? file.slice(start.length) : '@types/';
    // The site has its own.
    if (/^(?:@types|react|react-dom|scheduler|csstype)\//.test(inside)) return [];
    const isOwn = inside.startsWith(`${name}/`);
    return [[isOwn ? inside.slice(name.length + 1) : `node_modules/${inside}`, renameImports(text, name, library)]];
  });
  return found.some(([file]) => /^(?!node_modules\/).*\.d\.[cm]?ts$/.test(file))
    ? Object.fromEntries(found.sort())
    : {};
}
