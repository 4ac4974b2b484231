import path from 'node:path';
import { toSlug } from '../../model';
import { demoName } from '../../node/files/demo-name';
import { nameDemos } from '../../node/snapshot/name-demos';
import { CONFIG_FILES, type LoadedConfig } from './dumi-config';
import { findBuiltins, type Builtin } from './find-builtins';
import { findDeadLinks } from './find-dead-links';
import { findHosts } from './find-hosts';
import { findPackages } from './find-packages';
import { findPages } from './find-pages';
import { migrateConfig } from './migrate-config';
import { migratePage, type MigratedPage } from './migrate-page';
import { nextSteps } from './next-steps';
import type { DumiPage } from './page';
import type { Change, Folder, Note, Plan } from './plan';
import { printSiteConfig } from './print-site-config';
import { createResolve, type Alias } from './resolve';

export interface MigrationInput {
  folder: Folder;
  loaded: LoadedConfig;
  manifest: { name?: string | undefined; description?: string | undefined };
  repository: { url: string; directory?: string | undefined };
  /** Aliases that lead to files of the folder. */
  aliases: Alias[];
  otherAliases: string[];
  /** True for an alias that the engine follows without being told. */
  isKnown(alias: Alias): boolean;
  /** True for a name that an import leads elsewhere with than to a package. */
  isAlias(name: string): boolean;
}

export const SITE_CONFIG = 'site.config.ts';
const REDIRECTS = 'redirects.json';
const COMPONENTS = 'mdx-components.ts';
/** From here on, redirects are in a file beside the configuration. */
const MANY = 4;
const DEBUG_PAGE = 'dumi shows this page while developing only (debug). It is a page of the site now';

/** Plans a migration. Nothing is written, and the same folder gives the same plan. */
export function planMigration(input: MigrationInput): Plan {
  const { folder, loaded, manifest, aliases } = input;
  const { config } = loaded;
  const { docs, pages, translations } = findPages(folder, config);
  const resolve = createResolve(folder, aliases);
  const changes = new Map<string, Change>();
  const notes: Note[] = [];
  const demos = new Map<string, string>();
  const placed: { page: DumiPage; nav: MigratedPage['nav']; address: string; text: string }[] = [];
  const builtins = findBuiltins(folder);
  const components = builtins.filter(({ needsDumi }) => !needsDumi);
  const obsolete = new Set(
    loaded.file.startsWith('config/') ? [loaded.file] : CONFIG_FILES.filter((file) => folder.files.has(file)),
  );
  let hasApi = false;
  let count = 0;

  const found = new Map<string, MigratedPage | 'open'>();
  const migrateOnce = (page: DumiPage): MigratedPage | undefined => {
    const known = found.get(page.source);
    if (known !== undefined) return known === 'open' ? undefined : known;
    found.set(page.source, 'open');
    const taken = (file: string) => folder.files.has(file) || changes.has(file);
    const migrated = migratePage(
      folder.read(page.source) ?? '',
      {
        ...page,
        config,
        resolve,
        read: folder.read,
        readIncluded: (file) => {
          const other = pages.find(({ source, target }) => source === file && target === file);
          return (other && migrateOnce(other)?.text) ?? folder.read(file);
        },
        components: new Set(components.map(({ name }) => name)),
        passive: config.resolve?.codeBlockMode === 'passive',
        nameFile: (at, ending) => {
          const file = freeName(page.target, at, ending, taken);
          changes.set(file, { file });
          return file;
        },
      },
      manifest.description ?? '',
    );
    found.set(page.source, migrated);
    return migrated;
  };

  for (const page of pages) {
    const text = folder.read(page.source) ?? '';
    const isMoved = page.source !== page.target;
    // What an earlier run has written stays.
    const migrated = isMoved && folder.files.has(page.target) ? undefined : migrateOnce(page);
    if (!migrated) continue;
    notes.push(...migrated.notes);
    if (migrated.isDebug) notes.push({ kind: 'done', where: page.source, text: DEBUG_PAGE });
    hasApi ||= migrated.hasApi;
    for (const { file, dumiId } of migrated.demos) demos.set(dumiId, file);
    count += new Set(migrated.demos.map(({ file }) => file)).size;
    placed.push({ page, nav: migrated.nav, address: addressOf(page.target, docs), text: migrated.text });
    for (const change of migrated.changes)
      if (changes.get(change.file)?.after === undefined) changes.set(change.file, change);
    if (isMoved) {
      changes.set(page.target, { file: page.target, after: migrated.text });
      obsolete.add(page.source);
      notes.push({ kind: 'done', where: page.source, text: `The page is ${page.target} now` });
    } else if (migrated.text !== text)
      changes.set(page.source, { file: page.source, before: text, after: migrated.text });
  }
  for (const file of translations)
    notes.push({
      kind: 'dropped',
      where: file,
      text: 'Translations aren\'t carried over. The file stays, and is left out while site.config.ts lists no "languages". See "Languages" in the documentation of live-docs',
    });

  const deadLinks = findDeadLinks(
    placed.map(({ page, address, text }) => ({ file: page.target, address, text })),
    (address) => folder.files.has(`public${address}`),
  );
  notes.push(...deadLinks);
  if (folder.files.has(SITE_CONFIG)) {
    notes.push({ kind: 'dropped', where: SITE_CONFIG, text: 'The file exists and stays as it is' });
  } else {
    const migrated = migrateConfig({
      ...input,
      branch: folder.branch,
      aliases: aliases.filter((alias) => !input.isKnown(alias)),
      docs,
      pages: placed.map(({ nav, address }) => ({ address, nav })),
      hasApi,
      components: components.length > 0 ? COMPONENTS : undefined,
      namesLanguages: translations.length > 0 || pages.some(({ locale }) => locale !== undefined),
      hasDeadLinks: deadLinks.length > 0,
      hosts: findHosts(folder, new Set([...demos.values()].map((file) => path.posix.dirname(file)))),
    });
    notes.push(...migrated.notes);
    const redirects = findRedirects(placed, demos);
    const many = Object.keys(redirects).length > MANY && !folder.files.has(REDIRECTS);
    const options =
      many || Object.keys(redirects).length === 0
        ? migrated.options
        : [...migrated.options, { key: 'redirects', value: redirects }];
    changes.set(SITE_CONFIG, {
      file: SITE_CONFIG,
      after: printSiteConfig(options, loaded.file, many ? REDIRECTS : undefined),
    });
    if (components.length > 0) changes.set(COMPONENTS, { file: COMPONENTS, after: printComponents(components) });
    if (many) changes.set(REDIRECTS, { file: REDIRECTS, after: `${JSON.stringify(redirects, null, 2)}\n` });
  }
  for (const note of notesOfTheme(folder, builtins)) notes.push(note);
  const aliased = (name: string) =>
    input.isAlias(name) || input.otherAliases.some((one) => one.replace(/\$$/, '') === name);
  const imported = new Set([...findPackages(folder, demos.values())].filter((name) => !aliased(name)));
  const output = typeof config.outputPath === 'string' ? config.outputPath.replace(/^\.\/|\/$/g, '') : 'dist';
  return {
    changes: [...changes.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    obsolete: [...obsolete],
    notes,
    steps: nextSteps(folder, output, imported),
    pages: placed.length,
    demos: count,
  };
}

/** A file for the demo that a code block becomes: `start-1.tsx` beside `start.md`, `guide-1.tsx` beside `guide/index.md`. */
function freeName(page: string, at: number, ending: string, isTaken: (file: string) => boolean): string {
  const folder = path.posix.dirname(page);
  const own = path.posix.basename(page, '.md');
  const inner = path.posix.basename(folder);
  const name = own === 'index' ? (folder.includes('/') ? inner : 'overview') : own;
  for (let number = at; ; number++) {
    const file = `${folder}/${name}-${number}.${ending}`;
    if (!isTaken(file)) return file;
  }
}

/** The address that the engine gives a page. */
function addressOf(file: string, docs: string): string {
  const slugs = file
    .slice(docs.length + 1)
    .replace(/(\.\$tab-[^/]+)?\.md$/, '')
    .split('/')
    .map(toSlug);
  return `/${slugs.join('/')}`.replace(/\/index$/, '') || '/';
}

/** Where dumi's addresses lead that the engine doesn't answer. */
function findRedirects(
  placed: { page: DumiPage; address: string }[],
  demos: ReadonlyMap<string, string>,
): Record<string, string> {
  const answered = new Set(placed.map(({ address }) => address));
  const moved = placed.flatMap(({ page, address }): [string, string][] =>
    page.address === address || answered.has(page.address) || page.plain.includes('.$tab-')
      ? []
      : [[page.address, address]],
  );
  const idOf = (file: string) => path.posix.join('/site', file);
  const named = nameDemos([...demos.values()].map(idOf));
  const demoId = (file: string) => named.get(idOf(file)) ?? demoName(file);
  const ids = new Set([...demos.values()].map(demoId));
  const alone = [...demos].flatMap(([dumiId, file]): [string, string][] =>
    ids.has(dumiId) ? [] : [[`/~demos/${dumiId}`, `/~demos/${demoId(file)}`]],
  );
  return Object.fromEntries([...moved, ...alone]);
}

/** The module of the components that all pages may use. */
const printComponents = (components: Builtin[]) =>
  components
    .map(({ name, file }) => `export { default as ${name} } from './${file.replace(/(\/index)?\.[jt]sx?$/, '')}';\n`)
    .join('');

/** What a project adds to dumi's theme. */
function notesOfTheme({ files }: Folder, builtins: Builtin[]): Note[] {
  const found = [...files].filter((file) => /^\.dumi\/(?!tmp\/|tsconfig\.json$)/.test(file));
  return found.flatMap((file): Note[] => {
    const builtin = builtins.find((one) => one.file === file);
    if (builtin && !builtin.needsDumi)
      return [{ kind: 'done', where: file, text: `${COMPONENTS} offers <${builtin.name}> to all pages` }];
    const isPart = builtins.some(({ name }) => file.startsWith(`.dumi/theme/builtins/${name}/`));
    if (isPart && !builtin) return [];
    const text = builtin
      ? 'A component for pages, which imports dumi. If pages use it, write it without dumi, export it from a module and name that in "mdxComponents" of site.config.ts'
      : /\.(css|less|scss)$/.test(file)
        ? 'A style of all pages. Put what demos need of it into a file that "theme" of site.config.ts names'
        : "A part of dumi's theme, which isn't part of the site";
    return [{ kind: 'hand', where: file, text }];
  });
}
