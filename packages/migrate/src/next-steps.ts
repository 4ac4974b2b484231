import { builtinModules } from 'node:module';
import { packageOf } from 'live-docs/internal';
import type { Folder, Step } from './plan';

/** What an engine leaves in the files around a site. */
export interface Leftovers {
  /** What it's called: `dumi`. */
  name: string;
  /** Its commands, and what takes their places; an empty text for a command without a meaning. */
  commands: readonly (readonly [RegExp, string])[];
  /** Names of its packages. */
  packages: RegExp;
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])((?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[^'"]*)?)\1/g;
/** A package's stylesheet, as Less imports it. */
const STYLE_IMPORT = /@import\s+(?:\([^)]*\)\s*)?(['"])~((?:@[\w.-]+\/)?[a-z0-9][\w.-]*\/[^'"]*)\1/g;

/**
 * The packages that demos and stylesheets import. Some come with dumi, so that `package.json` doesn't list them.
 * @param demos paths of the demos' files.
 */
export function findPackages({ files, read }: Pick<Folder, 'files' | 'read'>, demos: Iterable<string>): Set<string> {
  const styles = [...files].filter(
    (file) => file.endsWith('.less') && !/(^|\/)(tests?|__tests__|node_modules)\//.test(file),
  );
  const names = [
    ...[...demos].flatMap((file) => importsOf(read(file), IMPORT)),
    ...styles.flatMap((file) => importsOf(read(file), STYLE_IMPORT)),
  ].map(packageOf);
  // What starts with a folder's name is found from the folder, as `baseUrl` has it.
  const folders = new Set([...files].map((file) => file.split('/')[0]));
  return new Set(names.filter((name) => !builtinModules.includes(name) && !folders.has(name.split('/')[0])));
}

const importsOf = (text: string | undefined, pattern: RegExp) =>
  Array.from((text ?? '').matchAll(pattern), ([, , specifier = '']) => specifier);

interface Scripts {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packages that compile stylesheets. dumi brought them; a site without dumi has to install them. */
const COMPILERS = [
  { ending: '.less', name: 'less' },
  { ending: '.scss', name: 'sass' },
];

/** The oldest React that demos run with. */
const OLDEST_REACT = '^18.3.1';
/** @param range what `package.json` asks for. */
const isOldReact = (range = '') => Number(/\d+/.exec(range)?.[0] ?? 18) < 18;

/**
 * What the files around the site need, with lines to paste. Nothing here is written by the migration.
 * @param engine what the site was made with. @param output the folder of the built site.
 * @param imported packages that demos and stylesheets import.
 * @param hasTranslations true if pages are in several languages.
 */
export function nextSteps(
  folder: Folder,
  engine: Leftovers,
  output: string,
  imported: ReadonlySet<string>,
  hasTranslations = false,
): Step[] {
  const { name: source, commands, packages: owned } = engine;
  const rename = (command: string) => commands.reduce((text, [from, to]) => text.replaceAll(from, to), command);
  const steps: Step[] = [];
  const manifest: Scripts = JSON.parse(folder.read('package.json') ?? '{}') ?? {};
  const { scripts = {}, dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
  const all = { ...dependencies, ...devDependencies };
  const compilers = COMPILERS.filter(
    ({ ending, name }) => !(name in all) && [...folder.files].some((file) => file.endsWith(ending)),
  );
  const listed = { ...all, ...peerDependencies };
  const missing = [...imported].filter((name) => name !== manifest.name && !(name in listed)).toSorted();
  const wanted = ['live-docs', ...compilers.map(({ name }) => name), ...missing].filter((name) => !(name in all));
  if (isOldReact(all['react'])) wanted.push(...['react', 'react-dom'].map((name) => `${name}@${OLDEST_REACT}`));
  if (wanted.length > 0)
    steps.push({
      text: 'Install what the site needs',
      lines: [`npm install --save-dev ${wanted.join(' ')}`],
      packages: wanted.filter((name) => name !== 'live-docs'),
    });
  const changed = Object.entries(scripts).flatMap(([name, command]) => {
    const now = rename(command);
    return now === command || now === '' ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(now)},`];
  });
  if (changed.length > 0) steps.push({ text: 'Replace in "scripts" of package.json', lines: changed });
  else if (!Object.values(scripts).some((command) => command.includes('live-docs')))
    steps.push({
      text: 'Add to "scripts" of package.json',
      lines: ['"start": "live-docs dev",', '"docs:build": "live-docs build",'],
    });
  const emptied = Object.entries(scripts).filter(([, command]) => rename(command) === '');
  if (emptied.length > 0)
    steps.push({
      text: `Remove from "scripts" of package.json, since only ${source} needs it`,
      lines: emptied.map(([name, command]) => `${JSON.stringify(name)}: ${JSON.stringify(command)},`),
    });
  const packages = Object.keys(all).filter((name) => owned.test(name) && !imported.has(name));
  if (packages.length > 0)
    steps.push({ text: `Remove ${source}'s packages`, lines: [`npm uninstall ${packages.join(' ')}`] });

  const ignored = (folder.read('.gitignore') ?? '').split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const unlisted = [output, '.site'].filter((name) => !ignored.includes(name));
  if (unlisted.length > 0) steps.push({ text: 'Add to .gitignore', lines: unlisted });

  for (const file of [...folder.files].filter((one) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(one)).toSorted()) {
    const lines = (folder.read(file) ?? '').split(/\r?\n/).map((line) => line.trim());
    const found = lines.filter((line) => rename(line) !== line);
    if (found.length > 0) steps.push({ text: `Replace in ${file}`, lines: found.map(rename) });
    const checkout = lines.findIndex((line) => /actions\/checkout@/.test(line));
    const builds = lines.some((line) => /docs|pages|surge|gh-pages/i.test(line));
    if (builds && checkout >= 0 && !lines.some((line) => /fetch-depth:\s*0/.test(line)))
      steps.push({
        text: `Add below actions/checkout in ${file}, since the dates of pages are those of their commits`,
        lines: ['with:', '  fetch-depth: 0'],
      });
  }
  for (const file of ['vercel.json', 'now.json'].filter((one) => folder.files.has(one))) {
    const text = folder.read(file) ?? '';
    if (!/cleanUrls/.test(text))
      steps.push({
        text: `Add to ${file}, which serves /demo/a from demo/a.html`,
        lines: ['"cleanUrls": true,', '"trailingSlash": false,'],
      });
  }
  if (hasTranslations)
    steps.push({
      text: 'Note which text the translations translate, so that "live-docs check" names those that fall behind',
      lines: ['npx live-docs check --write'],
    });
  return steps;
}
