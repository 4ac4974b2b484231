import path from 'node:path';
import { languageOf, CODE_LANGUAGES } from 'live-docs/internal';
import { attempt } from '../attempt';
import { findDeadLinks, joinDeadLinks } from '../dead-links';
import { keepHeadings } from '../keep-headings';
import { nextSteps } from '../next-steps';
import type { Change, Note, Place as Start, Plan } from '../plan';
import { COMPONENTS, printSiteConfig, printTexts, SITE_CONFIG } from '../print-config';
import { exportObject, LIVE_SCOPE, themeModule } from './components';
import type { FenceReport } from './fences';
import { findDocs, type DocPage, type Part } from './find-docs';
import { hoistImports } from './hoist-imports';
import { LEFTOVERS, usedPackages } from './leftovers';
import { createLinks } from './links';
import { migrateConfig } from './migrate-config';
import { FRAME, migratePage, type MigratedPage, type PageInput } from './migrate-page';
import { findEntries } from './navigation';
import type { SiteOptions } from './options';
import { addReach, createScripts, type Import } from './scripts';
import { RAW_LOADER, SHIM_FOLDER, SHIMS } from './shims';
import { planLanguages } from './plan-languages';
import { planModules } from './plan-modules';
import { findRedirects, leadRedirects } from './redirects';
import { placeDocs, type Place } from './sidebars';
import { notesOfRest, reactPages, startPage } from './rest';

/** What a migration is planned from. */
export interface MigrationInput extends Start {
  /** Path of Docusaurus' configuration. */
  file: string;
  options: SiteOptions;
  /** What modules of sidebars export, by their paths. */
  sidebars: ReadonlyMap<string, Record<string, unknown>>;
  /** What was noted while these were read. */
  notes: readonly Note[];
}

/** Plans a migration. Nothing is written, and the same folder gives the same plan. */
export function planMigration(input: MigrationInput): Plan {
  const { folder, options, file } = input;
  const { files } = folder;
  const isMigrated = files.has(SITE_CONFIG);
  const home = isMigrated || ![...files].some((one) => one.startsWith('pages/')) ? 'pages' : 'site-pages';
  // What is committed there isn't a build's to replace.
  const built = files.has('dist/index.html') ? 'site-dist' : 'dist';
  const notes: Note[] = [...input.notes];
  const changes = new Map<string, Change>();
  const obsolete = new Set<string>([file, ...input.sidebars.keys()]);
  const found = findDocs(folder, options, home);
  const { pages, translations, parts } = found;
  notes.push(...found.notes);
  const scripts = createScripts(folder, options);

  const places = new Map<string, Place>();
  for (const docs of options.docs) {
    const own = pages.filter((page) => page.docs === docs);
    const placed = placeDocs(
      folder,
      own,
      docs.path,
      docs.sidebars === undefined ? undefined : input.sidebars.get(docs.sidebars),
      docs.sidebars ?? file,
    );
    for (const [source, place] of placed.places)
      places.set(source, { ...place, sidebar: `${docs.id}:${place.sidebar}` });
    notes.push(...placed.notes);
  }
  const react = reactPages(input, scripts, pages, home);
  notes.push(...react.notes);
  const hasStart = pages.some(({ address }) => address === '/') || react.pages.some(({ address }) => address === '/');
  const entries = findEntries(pages, places, options, react.pages, hasStart);

  const redirects = findRedirects(options, pages);

  const moved = new Map<string, string>();
  const move = (asset: string): string => {
    const target = found.assetTarget(asset);
    if (target === undefined) return asset;
    moved.set(asset, target);
    return target;
  };
  const links = createLinks(
    [...pages, ...translations, ...react.pages],
    options.base,
    redirects,
    options.docs.map((docs) => docs.path),
    scripts,
    move,
  );

  const theme = themeModule(folder, 'MDXComponents');
  const components = theme === undefined ? undefined : exportObject(folder, theme, COMPONENTS, scripts, true);
  const partTargets = new Map(parts.map(({ source, target }) => [source, target]));
  const pageTargets = new Map<string, string>();
  const output = {
    notes,
    shims: new Set(components?.reach.shims),
    shared: new Set<string>(),
    files: new Set(components?.reach.files),
    packages: new Set<string>(),
    hoisted: [] as Import[],
    fences: { languages: new Set<string>(), live: 0 },
    frames: new Set<string>(),
    given: new Set<string>(),
  };
  const shared: Omit<PageInput, 'isPart' | 'keys' | 'output'> = {
    scripts,
    links,
    components: new Set(components?.names),
    base: options.base,
    targetOf: (one) => partTargets.get(one) ?? pageTargets.get(one) ?? one,
  };
  if (components) notes.push(...components.notes);

  const endings = new Map<DocPage, MigratedPage>();
  const hoisted = new Map<string, readonly Import[]>();
  const languages = new Set<string>();
  for (const part of parts) migratePart(part);
  const all: DocPage[] = [...pages, ...translations];
  // Pages may include each other, so their names are known first.
  for (const page of all) pageTargets.set(page.source, page.target + path.posix.extname(page.source));
  for (const page of all) {
    const place = places.get(page.source);
    const fences: FenceReport = { languages: new Set(), live: 0 };
    const migrated = migratePage(page, {
      ...shared,
      isPart: false,
      place,
      keys: page.language ? {} : keysOf(page, place),
      output: { ...output, fences },
    });
    output.fences.live += fences.live;
    if (migrated.ending === '.mdx') for (const name of fences.languages) languages.add(name);
    noteMarks(page.source, fences);
    endings.set(page, migrated);
    pageTargets.set(page.source, page.target + migrated.ending);
  }
  const written = all.map((page) => {
    const { ending, text: own } = endings.get(page)!;
    const target = page.target + ending;
    const withImports = ending === '.mdx' ? hoistImports(own, target, hoisted, (one) => changes.get(one)?.after) : own;
    return { page, file: target, text: withImports };
  });
  const textOf = (one: string) =>
    written.find(({ file: target }) => target === one)?.text ?? changes.get(one)?.after ?? folder.read(one);
  for (const one of written) {
    const { of } = one.page as DocPage & { of?: DocPage };
    const original = of && written.find(({ page }) => page === of);
    if (!original) continue;
    const kept = attempt(() =>
      keepHeadings({ file: one.file, text: one.text }, { file: original.file, text: original.text }, textOf),
    );
    if (kept) {
      one.text = kept.text;
      notes.push(...kept.notes);
    }
  }
  for (const { page, file: target, text: after } of written) {
    write(target, after);
    obsolete.add(page.source);
  }
  for (const { target, text: after, source, shims } of react.pages) {
    write(target, after);
    for (const name of shims) output.shims.add(name);
    addReach(output, scripts.reach(source));
  }
  for (const one of output.files) {
    const code = folder.read(one) ?? '';
    for (const [, host = ''] of code.matchAll(FRAME)) output.frames.add(host);
    if (/<iframe\b/.test(code.replaceAll(FRAME, ''))) for (const host of output.given) output.frames.add(host);
  }
  if (!hasStart)
    write(`${home}/index.mdx`, startPage(options, input.manifest.description, pages, react.pages, places, entries));

  for (const [from, to] of moved) copy(from, to);
  for (const dir of options.statics)
    for (const one of files)
      if (one.startsWith(`${dir}/`) && !/(^|\/)\.(nojekyll|gitkeep|DS_Store)$/.test(one))
        copy(one, `public${one.slice(dir.length)}`);
  for (const one of files)
    if (/(^|\/)_category_\.(json|ya?ml)$/.test(one) && options.docs.some((docs) => one.startsWith(`${docs.path}/`)))
      obsolete.add(one);

  const modules = planModules(input, scripts, components, output);
  notes.push(...modules.notes);
  for (const [target, after] of modules.files) write(target, after);
  const dead = attempt(() => deadLinks()) ?? [];
  notes.push(
    ...joinDeadLinks(
      dead,
      [...pages, ...react.pages].map(({ address }) => address),
    ),
  );
  writeSite();
  notes.push(...notesOfRest(input, output.files));
  for (const one of output.files) obsolete.delete(one);
  if (changes.size === 0 && isMigrated)
    notes.push({ kind: 'dropped', where: SITE_CONFIG, text: 'The file exists and stays as it is' });
  return {
    changes: [...changes.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    // What lies outside of the folder isn't this command's to delete.
    obsolete: [...obsolete].filter((one) => files.has(one) && !one.startsWith('../')).toSorted(),
    notes,
    steps: nextSteps(
      folder,
      LEFTOVERS,
      built,
      usedPackages(output.packages, [...output.files].map(folder.read)),
      translations.length > 0,
    ),
    pages: pages.length + react.pages.length + (hasStart ? 0 : 1),
    demos: react.demos + output.fences.live,
    output: built,
  };

  function keysOf(page: DocPage, place: Place | undefined): PageInput['keys'] {
    if (!place) return {};
    const entry = entries.find(({ sidebar }) => sidebar === place.sidebar);
    const group = place.categories.filter(Boolean).join(' / ');
    return {
      ...(group ? { group } : {}),
      order: place.order,
      ...(entry && entry.homeOf(page.address) !== entry.path ? { nav: { title: entry.title, path: entry.path } } : {}),
    };
  }

  function migratePart(part: Part): void {
    const fences: FenceReport = { languages: new Set(), live: 0 };
    const own = { ...output, hoisted: [] as Import[], fences };
    const { source, target, raw } = part;
    const migrated = migratePage(
      { source, target, raw, permalink: '/', name: '', front: {} },
      { ...shared, isPart: true, keys: {}, output: own },
    );
    output.fences.live += fences.live;
    for (const name of fences.languages) languages.add(name);
    noteMarks(source, fences);
    hoisted.set(target, own.hoisted);
    obsolete.add(source);
    write(target, migrated.text);
  }

  function noteMarks(source: string, { marked }: FenceReport): void {
    if (marked !== undefined)
      notes.push({
        kind: 'dropped',
        where: `${source}:${marked}`,
        text: 'Code blocks show neither marked lines nor numbers of lines',
      });
  }

  function write(target: string, after: string): void {
    const before = folder.read(target);
    if (before !== undefined && files.has(target)) {
      if (before !== after && !isMigrated)
        notes.push({
          kind: 'hand',
          where: target,
          text: 'The file exists and stays as it is, so what the migration would write there is missing. Move it, and migrate again',
        });
      return;
    }
    changes.set(target, { file: target, after });
  }

  function copy(from: string, to: string): void {
    obsolete.add(from);
    if (!files.has(to)) changes.set(to, { file: to, copyOf: from });
  }

  function deadLinks(): Note[] {
    const shownPages = written.map(({ page, file: target, text: shown }) => {
      const { of, language } = page as DocPage & { of?: DocPage };
      const base = language ? `/${language.id}` : '';
      return {
        file: target,
        of: of && written.find((one) => one.page === of)?.file,
        base,
        address: base + (base && page.address === '/' ? '' : page.address),
        text: shown,
      };
    });
    const reactPages = react.pages.map(({ target, address, text: shown }) => ({
      file: target,
      of: undefined,
      base: '',
      address,
      text: shown,
    }));
    const isFile = (address: string) =>
      options.statics.some((dir) => files.has(`${dir}${address}`)) ||
      files.has(`public${address}`) ||
      redirects.has(address);
    return findDeadLinks([...shownPages, ...reactPages], isFile, folder.read, "or to what isn't carried over");
  }

  function writeSite(): void {
    if (isMigrated) return;
    const { languages: translated, notes: told } = planLanguages(input, translations, places, entries);
    notes.push(...told);
    const alias = {
      ...(usesSite() ? { '@site': '.' } : {}),
      ...Object.fromEntries(
        [...output.shims]
          .filter((name) => name !== RAW_LOADER)
          .toSorted()
          .map((name) => [name, `${SHIM_FOLDER}/${SHIMS[name]!.file}`]),
      ),
    };
    const site = migrateConfig({
      options,
      start: input,
      file,
      docs: home,
      navigation: entries.map(({ path: address, title, groups }) => ({
        path: address,
        title,
        ...(groups.length > 1 ? { groups } : {}),
      })),
      languages: translated.map(({ option }) => option),
      alias,
      hasComponents: changes.has(COMPONENTS) || files.has(COMPONENTS),
      hasDeadLinks: dead.length > 0,
      scope: changes.has(LIVE_SCOPE) ? LIVE_SCOPE : undefined,
      codeLanguages: [...languages]
        .map((name) => languageOf(name, CODE_LANGUAGES))
        .filter(
          (name, at, every) =>
            every.indexOf(name) === at && name !== '' && name !== 'install' && !Object.hasOwn(CODE_LANGUAGES, name),
        )
        .toSorted(),
      frames: [...output.frames].toSorted(),
      output: built,
    });
    notes.push(...site.notes);
    for (const { option, texts } of translated) if (option.file !== undefined) write(option.file, printTexts(texts));
    const led = leadRedirects(redirects, pages, react.pages);
    const hasRaw = output.shims.has(RAW_LOADER);
    if (hasRaw) site.options.push({ key: 'vite', value: { code: '{ plugins: [rawLoader] }' } });
    const imports = hasRaw ? [`import { rawLoader } from './${SHIM_FOLDER}/raw-loader';`] : [];
    for (const change of printSiteConfig(folder, site.options, led, file, imports)) changes.set(change.file, change);
  }

  /** True if pages or their components import with `@site`. */
  function usesSite(): boolean {
    const isUsed = (shown: string | undefined) => /(['"])@site\//.test(shown ?? '');
    return (
      [...changes.values()].some(({ after }) => isUsed(after)) ||
      [...output.files].some((one) => isUsed(folder.read(one)))
    );
  }
}
