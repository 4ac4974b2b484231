import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageProblems } from '../../core/node/config/package-problems';
import { readManifest, type Manifest } from '../../core/node/files/installed-package';
import { toId, toPosix } from '../../core/node/files/paths';
import { findLibraries } from '../../core/node/library/find-libraries';
import { chooseLibrary, type Ask } from './choose-library';
import { addIgnored, addScripts, type Scripts } from './edit-manifest';
import { findLibrary, findNamed, manifestFolder, publishesDist } from './find-library';
import { guessSite, type SiteGuess } from './guess-site';
import { createReport } from './create-report';
import { readStart } from './read-start';
import { starterFiles } from './starter-files';

/** What `init` is told. */
export interface InitOptions {
  /** npm name of the package to document; by default it's found. */
  library?: string | undefined;
  /** Asks where a guess is poor; undefined where nobody is there to answer. */
  ask?: Ask | undefined;
}

/** The site's folder in the repository of a library that is published from `dist`, where a site is built to. */
const ASIDE = 'website';

/** Where dumi is configured. */
const DUMI = ['.dumirc.ts', '.dumirc.js', 'config/config.ts'];

/**
 * Starts a site: writes a configuration, pages and a demo of the library, and adds scripts and ignored folders. Files that exist
 * stay as they are. Prints what was written, what wasn't, and what to do next.
 * @param named the site's folder, absolute. It may not exist yet.
 * @returns the exit code.
 * @throws {BuildError} if a package is missing that the demo needs, or a file can't be written.
 */
export async function init(named: string, { library: wanted, ask }: InitOptions = {}): Promise<number> {
  const library = wanted === undefined ? await chooseLibrary(findLibrary(named), ask) : findNamed(named, wanted);
  const isAside = library?.folder === toId(named) && publishesDist(library.manifest);
  const root = isAside ? path.join(named, ASIDE) : named;
  const start = await readStart(root, library);
  const home = manifestFolder(root);
  const guess = guessSite(root, library, readManifest(home), home);
  const entry = library && findLibraries(root, { library: [library.name] }).all[0]?.own?.entry;
  const source = entry && toPosix(root, entry);

  const report = createReport(named);
  if (isAside)
    console.log(`The site is in ${ASIDE}, because ${library.name} is published from dist, where sites are built to.\n`);
  for (const [file, text] of Object.entries(starterFiles({ guess, source, ...start })))
    report.write(path.join(root, file), text);
  const manifest = path.join(home, 'package.json');
  const scripts = scriptsFor(toPosix(home, root), library?.folder === toId(home), readManifest(home));
  report.edit(manifest, (text) => addScripts(text, path.basename(home), scripts));
  const ignored = existsSync(manifest) ? OUTPUTS : ['node_modules', ...OUTPUTS];
  report.edit(path.join(root, '.gitignore'), (text = '') => addIgnored(text, ignored));
  report.print(nextSteps(root, named, guess, report.wrote(path.join(root, 'site.config.ts'))));
  return 0;
}

/** Folders that a site's commands write to. */
const OUTPUTS = ['dist', '.site'];

/** @param folder the site's, from that of the `package.json`. @param isLibrary true if that is the library's own. */
function scriptsFor(
  folder: string,
  isLibrary: boolean,
  manifest: (Manifest & { workspaces?: unknown }) | undefined,
): Scripts {
  const isSite = folder === '' && !isLibrary && manifest?.workspaces === undefined;
  const command = (name: string) => ['live-docs', name, folder].filter(Boolean).join(' ');
  const names = isSite ? ['dev', 'build', 'preview', 'check'] : ['docs', 'docs:build', 'docs:preview', 'docs:check'];
  return Object.fromEntries(['dev', 'build', 'preview', 'check'].map((name, at) => [names[at]!, command(name)]));
}

function nextSteps(root: string, named: string, guess: SiteGuess, isNew: boolean): string[] {
  const { title, library, repository } = guess;
  const folder = toPosix(process.cwd(), root);
  const isDumi = DUMI.some((file) => existsSync(path.join(named, file)));
  const guessed = `Check title and repository in site.config.ts: "${title}", "${repository.url}"`;
  const none = `Install the package to document, and name it in site.config.ts: library: 'its-name'`;
  return [
    ...(isDumi ? ['Carry over the pages of dumi: npx live-docs migrate'] : []),
    ...new Set(
      library === undefined
        ? []
        : packageProblems(root, findLibraries(root, { library: [library] }).all).map(({ fix }) => fix),
    ),
    ...(isNew ? [library === undefined ? none : guessed] : []),
    `Open the site: npx live-docs dev${folder ? ` ${folder}` : ''}`,
  ];
}
