import path from 'node:path';
import { demoName } from '../../node/files/demo-name';
import { nameDemos } from '../../node/snapshot/name-demos';
import { CONFIG_FILES, type LoadedConfig } from './dumi-config';
import { findBuiltins, type Builtin } from './find-builtins';
import { findDeadLinks } from './find-dead-links';
import { findHosts } from './find-hosts';
import { findPackages } from './find-packages';
import { findPages } from './find-pages';
import { findUnstyled, importStyle } from './find-unstyled';
import { findTranslated, printTexts } from './find-translated';
import { readLanguages } from './languages';
import { migrateConfig } from './migrate-config';
import { nextSteps } from './next-steps';
import type { Folder, Note, Plan } from './plan';
import { isApp, readRoutes } from './read-routes';
import { printSiteConfig } from './print-site-config';
import { createResolve, type Alias } from './resolve';
import { dumiAddressOf, writePages, type WrittenPage } from './write-pages';

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
  /** True if files that nothing needs are deleted at the end. */
  isCleaned: boolean;
  /** True for a name that an import leads elsewhere with than to a package. */
  isAlias(name: string): boolean;
}

export const SITE_CONFIG = 'site.config.ts';
const REDIRECTS = 'redirects.json';
const COMPONENTS = 'mdx-components.ts';
/** From here on, redirects are in a file beside the configuration. */
const MANY = 4;
const RENAMED = 'Pages in the default language have no language in their names now';
/** Of English, the engine knows what such a file is. */
const IN_THE_WAY =
  'The page has no language in its name now, and the build would take this file for a translation. Delete it: live-docs migrate --clean';
const DEBUG_PAGE = 'dumi shows this page while developing only (debug). It is a page of the site now';

/** Why a demo without styles has some in dumi. */
const OTHERS_STYLES = 'dumi shows every demo with the styles of all';

/** Plans a migration. Nothing is written, and the same folder gives the same plan. */
export function planMigration(input: MigrationInput): Plan {
  const { folder, loaded, manifest, aliases } = input;
  const { config } = loaded;
  const languages = readLanguages(config, folder.files.has(SITE_CONFIG));
  const found = findPages(folder, config, languages);
  const { docs } = found;
  const builtins = findBuiltins(folder);
  const components = builtins.filter(({ needsDumi }) => !needsDumi);
  const obsolete = new Set(
    loaded.file.startsWith('config/') ? [loaded.file] : CONFIG_FILES.filter((file) => folder.files.has(file)),
  );
  const resolve = createResolve(folder, aliases);
  const { written, changes, notes } = writePages(found, {
    folder,
    config,
    resolve,
    description: manifest.description ?? '',
    components: new Set(components.map(({ name }) => name)),
  });
  for (const { file, place } of found.others) {
    if (folder.files.has(SITE_CONFIG)) obsolete.add(file);
    else notes.push({ kind: 'dropped', where: file, text: `The page is that of ${place}` });
  }
  const isTranslated = written.some(({ of }) => of !== undefined);
  const targets = new Set(written.map(({ page }) => page.target));
  for (const { page, text, migrated } of written) {
    const { source, target, locale } = page;
    if (migrated.isDebug) notes.push({ kind: 'done', where: source, text: DEBUG_PAGE });
    const before = folder.read(target);
    if (before !== text) changes.set(target, { file: target, before, after: text });
    if (source === target) continue;
    if (!targets.has(source)) obsolete.add(source);
    const isRenamed = locale !== undefined && target === page.plain;
    const isInTheWay = isRenamed && !input.isCleaned && isTranslated && !/^en\b/i.test(locale) && obsolete.has(source);
    if (isInTheWay) notes.push({ kind: 'hand', where: source, text: IN_THE_WAY });
    else notes.push({ kind: 'done', where: source, text: isRenamed ? RENAMED : `The page is ${target} now` });
  }
  const placed = written.filter(({ of }) => of === undefined);
  const demos = new Map(written.flatMap(({ migrated }) => migrated.demos.map(({ file, dumiId }) => [dumiId, file])));
  const { style = '', demos: unstyled = [] } = findUnstyled(folder, new Set(demos.values()), resolve) ?? {};
  for (const file of unstyled) {
    const before = folder.read(file);
    if (before === undefined || !folder.files.has(file)) continue;
    // Its front matter may be gone already.
    const text = changes.get(file)?.after ?? before;
    changes.set(file, { file, before, after: importStyle(text, file, style) });
    notes.push({ kind: 'done', where: file, text: `The demo imports ${style} now: ${OTHERS_STYLES}` });
  }

  const deadLinks = findDeadLinks(
    written.map(({ page, of, address, text }) => ({
      file: page.target,
      address,
      text,
      ...(of ? { base: page.language.base } : {}),
    })),
    (address) => folder.files.has(`public${address}`),
  );
  notes.push(...deadLinks);
  if (folder.files.has(SITE_CONFIG)) {
    notes.push({ kind: 'dropped', where: SITE_CONFIG, text: 'The file exists and stays as it is' });
  } else {
    const translated = findTranslated(languages, written, config);
    const migrated = migrateConfig({
      ...input,
      branch: folder.branch,
      aliases: aliases.filter((alias) => !input.isKnown(alias)),
      docs,
      pages: placed.map(({ migrated, address }) => ({ address, nav: migrated.nav })),
      languages: translated.map(({ option }) => option),
      mainLocale: languages.main.locale,
      hasApi: written.some(({ migrated }) => migrated.hasApi),
      components: components.length > 0 ? COMPONENTS : undefined,
      hasDeadLinks: deadLinks.length > 0,
      hosts: findHosts(folder, new Set([...demos.values()].map((file) => path.posix.dirname(file)))),
    });
    notes.push(...migrated.notes);
    const app = [...folder.files].find(isApp);
    const redirects = { ...readRoutes(app && folder.read(app)), ...findRedirects(written, demos) };
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
    for (const { option, texts } of translated)
      if (option.file !== undefined && !folder.files.has(option.file))
        changes.set(option.file, { file: option.file, after: printTexts(texts) });
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
    steps: nextSteps(folder, output, imported, written.length > placed.length),
    pages: placed.length,
    demos: new Set(demos.values()).size,
  };
}

/** Where dumi's addresses lead that the engine doesn't answer. */
function findRedirects(written: WrittenPage[], demos: ReadonlyMap<string, string>): Record<string, string> {
  const answered = new Set(written.map(({ address }) => address));
  const moved = written.flatMap((one): [string, string][] => {
    const old = dumiAddressOf(one);
    return old === one.address || answered.has(old) || one.page.plain.includes('.$tab-') ? [] : [[old, one.address]];
  });
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
function notesOfTheme({ files, read }: Folder, builtins: Builtin[]): Note[] {
  const found = [...files].filter((file) => /^\.dumi\/(?!tmp\/|tsconfig\.json$)/.test(file));
  return found.flatMap((file): Note[] => {
    const builtin = builtins.find((one) => one.file === file);
    if (builtin && !builtin.needsDumi)
      return [{ kind: 'done', where: file, text: `${COMPONENTS} offers <${builtin.name}> to all pages` }];
    if (isApp(file) && Object.keys(readRoutes(read(file))).length > 0)
      return [{ kind: 'done', where: file, text: 'Its routes that lead elsewhere are in "redirects" now' }];
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
