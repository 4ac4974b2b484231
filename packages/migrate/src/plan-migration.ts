import { isLanguage } from 'live-docs/internal';
import { CONFIG_FILES, outputOf } from './dumi-config';
import { findDeadLinks } from './find-dead-links';
import { findPages } from './find-pages';
import { findUnstyled, importStyle } from './find-unstyled';
import { readLanguages } from './languages';
import { findPackages, nextSteps } from './next-steps';
import type { MigrationInput, Plan } from './plan';
import { createResolve } from './resolve';
import { findBuiltins, notesOfTheme } from './theme';
import { SITE_CONFIG, writeConfig } from './write-config';
import { writePages } from './write-pages';

const RENAMED = 'Pages in the default language have no language in their names now';
/** Of the default language, the engine knows what such a file is, unless it's a tab with the language before its key. */
const IN_THE_WAY = ', and the build would take this file for another one. Delete it: live-docs migrate --clean';
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
  const deadLinks = findDeadLinks(written, (address) => folder.files.has(`public${address}`), folder.read);
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
    steps: nextSteps(folder, outputOf(config), imported, written.length > placed.length),
    pages: placed.length,
    demos: new Set(demos.values()).size,
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
