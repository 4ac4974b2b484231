import path from 'node:path';
import { isLanguage } from 'live-docs/internal';
import { findDeadLinks } from '../dead-links';
import { CONFIG_FILES, outputOf } from './dumi-config';
import { findPages } from './find-pages';
import { readLanguages } from './languages';
import { findPackages, nextSteps, type Leftovers } from '../next-steps';
import type { Plan, Folder } from '../plan';
import type { MigrationInput } from './input';
import { relativeTo } from '../relative-to';
import { createResolve, type Resolve } from './resolve';
import { findBuiltins, notesOfTheme } from './theme';
import { SITE_CONFIG } from '../print-config';
import { writeConfig } from './write-config';
import { writePages } from './write-pages';

const RENAMED = 'Pages in the default language have no language in their names now';
/** Of the default language, the engine knows what such a file is, unless it's a tab with the language before its key. */
const IN_THE_WAY = ', and the build would take this file for another one. Delete it: live-docs migrate --clean';
const DEBUG_PAGE = 'dumi shows this page while developing only (debug). It is a page of the site now';

const LEFTOVERS: Leftovers = {
  name: 'dumi',
  commands: [
    [/\bdumi dev\b/g, 'live-docs dev'],
    [/\bdumi build\b/g, 'live-docs build'],
    [/\bdumi preview\b/g, 'live-docs preview'],
    [/\s*&&\s*dumi setup\b|\bdumi setup\s*(&&\s*)?/g, ''],
    [/\bdumi\b(?=\s*($|&&))/g, 'live-docs dev'],
  ],
  packages: /^dumi$|^dumi-|^@umijs\/(plugin|preset)|^umi$/,
};

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
  const { written, changes, notes, demoId } = writePages(found, {
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
  movePages();
  const placed = written.filter(({ of }) => of === undefined);
  const demos = new Map(written.flatMap(({ migrated }) => migrated.demos.map(({ file, dumiId }) => [dumiId, file])));
  importCommonStyle();
  const deadLinks = findDeadLinks(
    written.map(({ page, of, address, text }) => ({
      file: page.target,
      of: of?.target,
      base: page.language.base,
      address,
      text,
    })),
    (address) => folder.files.has(`public${address}`),
    folder.read,
    'as it did with dumi',
  );
  notes.push(...deadLinks);
  const site = writeConfig({
    ...input,
    docs,
    languages,
    written,
    demos,
    demoId,
    components,
    hasDeadLinks: deadLinks.length > 0,
  });
  for (const change of site.changes) changes.set(change.file, change);
  notes.push(...site.notes);
  notes.push(...notesOfTheme(folder, builtins));
  const aliased = (name: string) =>
    input.isAlias(name) || input.otherAliases.some((one) => one.replace(/\$$/, '') === name);
  const imported = new Set([...findPackages(folder, demos.values())].filter((name) => !aliased(name)));
  return {
    changes: [...changes.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    obsolete: [...obsolete],
    notes,
    steps: nextSteps(folder, LEFTOVERS, outputOf(config), imported, written.length > placed.length),
    pages: placed.length,
    demos: new Set(demos.values()).size,
    output: outputOf(config),
  };

  function movePages(): void {
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
      const isLeft = !input.isCleaned && obsolete.has(source) && source.startsWith(`${docs}/`);
      const isTranslation = locale !== undefined && source.endsWith(`.${locale}.md`);
      const isRead = isTranslation ? isTranslated && !isLanguage(locale, languages.main.id) : locale !== undefined;
      const moved = isRenamed ? RENAMED : `The page is ${target} now`;
      if (isLeft && isRead) notes.push({ kind: 'hand', where: source, text: moved + IN_THE_WAY });
      else notes.push({ kind: 'done', where: source, text: moved });
    }
  }

  function importCommonStyle(): void {
    const { style = '', demos: unstyled = [] } = findUnstyled(folder, new Set(demos.values()), resolve) ?? {};
    for (const file of unstyled) {
      const before = folder.read(file);
      if (before === undefined || !folder.files.has(file)) continue;
      // Its front matter may be gone already.
      const text = changes.get(file)?.after ?? before;
      changes.set(file, { file, before, after: importStyle(text, file, style) });
      notes.push({ kind: 'done', where: file, text: `The demo imports ${style} now: ${OTHERS_STYLES}` });
    }
  }
}

const IMPORT = /(?:\bfrom|\bimport)\s*(['"])(\.[^'"]*)\1/g;
const STYLE_IMPORT = /@import\s+(?:\([^)]*\)\s*)?(?:url\()?(['"])(\.?[\w./-]+)\1/g;
const STYLE = /\.(css|less|s[ac]ss)$/;
/** A whole import with its line. */
const STATEMENT = /^import\b(?:[^'"]*?\bfrom)?\s*(['"])([^'"]*)\1;?[^\S\n]*$/gm;

/** Demos that lack the stylesheet which most demos import. */
interface Unstyled {
  style: string;
  demos: string[];
}

/**
 * Finds the demos that dumi shows with the styles of other demos: it loads those of all demos on every page.
 * @param demos paths of the demos' files.
 */
function findUnstyled(folder: Folder, demos: Iterable<string>, resolve: Resolve): Unstyled | undefined {
  const reached = [...demos].map((demo) => ({ demo, styles: stylesOf(demo, folder, resolve) }));
  const counts = new Map<string, number>();
  for (const { styles } of reached) for (const style of styles) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [style, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const lacking = reached.filter(({ styles }) => !styles.has(style)).map(({ demo }) => demo);
  return count > reached.length / 2 && lacking.length > 0 ? { style, demos: lacking } : undefined;
}

/** Imports a stylesheet after the other imports of a script, and before its own stylesheets: their rules prevail. */
function importStyle(text: string, file: string, style: string): string {
  const statements = [...text.matchAll(STATEMENT)];
  const own = statements.find(([, , named = '']) => STYLE.test(named));
  const last = statements.at(-1);
  const at = own?.index ?? (last ? last.index + last[0].length + 1 : 0);
  return `${text.slice(0, at)}import '${relativeTo(file, style)}';\n${text.slice(at)}`;
}

/** The stylesheets that a script imports, by itself or through scripts and stylesheets beside it. */
function stylesOf(start: string, { read }: Folder, resolve: Resolve): Set<string> {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, , named = ''] of (read(file) ?? '').matchAll(STYLE.test(file) ? STYLE_IMPORT : IMPORT)) {
      const target = STYLE.test(file) ? styleAt(file, named) : resolve(named, file);
      if (target !== undefined) follow(target);
    }
  };
  follow(start);
  return new Set([...seen].filter((file) => STYLE.test(file)));
}

function styleAt(file: string, named: string): string {
  const target = path.posix.join(path.posix.dirname(file), named);
  return STYLE.test(target) ? target : target + path.posix.extname(file);
}
