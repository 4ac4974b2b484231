import path from 'node:path';
import { languageOf, CODE_LANGUAGES } from 'live-docs/internal';
import { findDeadLinks } from '../dead-links';
import { keepHeadings } from '../keep-headings';
import { nextSteps, type Leftovers } from '../next-steps';
import type { Change, Note, Place as Start, Plan } from '../plan';
import { printSiteConfig, printTexts, SITE_CONFIG, type SiteLanguage } from '../print-config';
import { relativeTo } from '../relative-to';
import { asRecord, list, text } from '../values';
import { COMPONENTS, exportObject, LIVE_SCOPE, themeModule } from './components';
import type { FenceReport } from './fences';
import { findDocs, type DocPage, type Part } from './find-docs';
import { createLinks } from './links';
import { migrateConfig, needsTexts } from './migrate-config';
import { FRAME, migratePage, type MigratedPage, type PageInput } from './migrate-page';
import { findEntries } from './navigation';
import type { SiteOptions } from './options';
import { createScripts, type Import } from './scripts';
import { RAW_LOADER, SHIM_FOLDER, shimFiles, SHIMS } from './shims';
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

/** From here on, dead links to one folder are one note. */
const MANY_LINKS = 5;

const LEFTOVERS: Leftovers = {
  name: 'Docusaurus',
  commands: [
    [/\bdocusaurus start\b/g, 'live-docs dev'],
    [/\bdocusaurus build\b/g, 'live-docs build'],
    [/\bdocusaurus serve\b/g, 'live-docs preview'],
    [/^.*\bdocusaurus (swizzle|clear|deploy|write-translations|write-heading-ids)\b.*$/g, ''],
    [/^docusaurus$/g, ''],
  ],
  packages:
    /^@docusaurus\/|^docusaurus-|^@mdx-js\/react$|^prism-react-renderer$|^@easyops-cn\/docusaurus|^@easyops\/docusaurus/,
};

/** Plans a migration. Nothing is written, and the same folder gives the same plan. */
export function planMigration(input: MigrationInput): Plan {
  const { folder, options, file } = input;
  const { files } = folder;
  const isMigrated = files.has(SITE_CONFIG);
  const home = isMigrated || ![...files].some((one) => one.startsWith('pages/')) ? 'pages' : 'site-pages';
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

  const redirects = new Map(options.redirects.map(({ from, to }) => [from.replace(/(?<=.)\/$/, ''), to] as const));
  for (const { permalink } of pages)
    for (const from of list(attempt(() => options.createRedirects?.(permalink))))
      if (text(from)) redirects.set(text(from)!, permalink);

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
  const hoisted = new Map<string, { target: string; imports: Import[] }>();
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
    const withImports = ending === '.mdx' ? hoistImports(own, target) : own;
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
    for (const name of scripts.reach(source).shims) output.shims.add(name);
    for (const name of scripts.reach(source).files) output.files.add(name);
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

  writeComponents();
  const dead =
    attempt(() =>
      findDeadLinks(
        written
          .map(({ page, file: target, text: shown }) => {
            const { of, language } = page as DocPage & { of?: DocPage };
            const base = language ? `/${language.id}` : '';
            return {
              file: target,
              of: of && written.find((one) => one.page === of)?.file,
              base,
              address: base + (base && page.address === '/' ? '' : page.address),
              text: shown,
            };
          })
          .concat(
            react.pages.map(({ target, address, text: shown }) => ({
              file: target,
              of: undefined,
              base: '',
              address,
              text: shown,
            })),
          ),
        (address) =>
          options.statics.some((dir) => files.has(`${dir}${address}`)) ||
          files.has(`public${address}`) ||
          redirects.has(address),
        folder.read,
        "or to what isn't carried over",
      ),
    ) ?? [];
  // Where a plugin of Docusaurus writes pages, many links may lead there: they're one note.
  const folderOf = (note: Note) => /"(\/[^/"#]+)[/#][^"]*"/.exec(note.text)?.[1];
  const isKnown = new Set([...pages, ...react.pages].map(({ address }) => `/${address.split('/')[1]}`));
  for (const note of dead) {
    const to = folderOf(note);
    const isMany =
      to !== undefined && !isKnown.has(to) && dead.filter((other) => folderOf(other) === to).length > MANY_LINKS;
    notes.push(isMany ? { ...note, text: `Links lead below ${to}, where the site has no pages` } : note);
  }
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
    steps: nextSteps(folder, LEFTOVERS, 'dist', packagesOf(), translations.length > 0),
    pages: pages.length + react.pages.length + (hasStart ? 0 : 1),
    demos: react.demos + output.fences.live,
    output: 'dist',
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
    hoisted.set(target, { target, imports: own.hoisted });
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

  /** Imports of the parts that a page includes. */
  function hoistImports(shown: string, target: string): string {
    const lines = new Set<string>();
    const follow = (from: string, content: string, seen: Set<string>) => {
      for (const [, src = ''] of content.matchAll(/<Include src="([^"]+)"/g)) {
        const included = path.posix.join(path.posix.dirname(from), src);
        if (seen.has(included)) continue;
        seen.add(included);
        const { imports } = hoisted.get(included) ?? { imports: [] };
        for (const { specifier, entries: names } of imports) {
          const isPath = specifier.startsWith('.');
          const to = isPath ? relativeTo(target, path.posix.join(path.posix.dirname(included), specifier)) : specifier;
          for (const { imported, local } of names) {
            if (new RegExp(`^import\\b[^'"]*\\b${local}\\b`, 'm').test(shown)) continue;
            lines.add(
              `import ${imported === 'default' ? local : imported === '*' ? `* as ${local}` : `{ ${imported === local ? local : `${imported} as ${local}`} }`} from '${to}';`,
            );
          }
        }
        follow(included, changes.get(included)?.after ?? '', seen);
      }
    };
    follow(target, shown, new Set());
    if (lines.size === 0) return shown;
    const [front = ''] = /^---\n[^]*?\n---\n+/.exec(shown) ?? [];
    return `${front}${[...lines].join('\n')}\n\n${shown.slice(front.length)}`;
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

  function writeComponents(): void {
    // What React exports is in scope anyway.
    const module = output.fences.live > 0 ? themeModule(folder, 'ReactLiveScope') : undefined;
    if (module !== undefined) {
      const { lines, reach, notes: told } = exportObject(folder, module, LIVE_SCOPE, scripts, false);
      notes.push(...told);
      if (lines.length > 0)
        write(LIVE_SCOPE, `// What code blocks that run find in their scope.\n${lines.join('\n')}\n`);
      for (const name of reach.shims) output.shims.add(name);
      for (const name of reach.files) output.files.add(name);
    }
    const own = [...output.shared].toSorted().flatMap((name) => {
      const { file: shim, component = '' } = SHIMS[name]!;
      return components?.names.includes(component)
        ? []
        : [`export { default as ${component} } from './${SHIM_FOLDER}/${shim.replace(/\.\w+$/, '')}';`];
    });
    const lines = [...(components?.lines ?? []), ...own];
    if (lines.length > 0) write(COMPONENTS, `${lines.join('\n')}\n`);
    const { title, tagline, url, base, raw } = options;
    const site = {
      title,
      tagline,
      url,
      baseUrl: base,
      organizationName: raw['organizationName'],
      projectName: raw['projectName'],
      customFields: raw['customFields'] ?? {},
    };
    for (const [target, after] of shimFiles([...output.shims, ...output.shared], site)) write(target, after);
  }

  function writeSite(): void {
    if (isMigrated) return;
    const translated = languagesOf();
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
    });
    notes.push(...site.notes);
    for (const { option, texts } of translated) if (option.file !== undefined) write(option.file, printTexts(texts));
    const addresses = new Set([...pages, ...react.pages].map(({ address }) => address));
    const led = [...redirects].flatMap(([from, to]): [string, string][] => {
      const [where = '', hash] = to.split('#');
      const address =
        pages.find(({ permalink }) => permalink === (where.replace(/(?<=.)\/$/, '') || '/'))?.address ?? where;
      return addresses.has(from) ? [] : [[from, hash === undefined ? address : `${address}#${hash}`]];
    });
    const hasRaw = output.shims.has(RAW_LOADER);
    if (hasRaw) site.options.push({ key: 'vite', value: { code: '{ plugins: [rawLoader] }' } });
    const imports = hasRaw ? [`import { rawLoader } from './${SHIM_FOLDER}/raw-loader';`] : [];
    for (const change of printSiteConfig(folder, site.options, Object.fromEntries(led), file, imports))
      changes.set(change.file, change);
  }

  /** True if pages or their components import with `@site`. */
  function usesSite(): boolean {
    const isUsed = (shown: string | undefined) => /(['"])@site\//.test(shown ?? '');
    return (
      [...changes.values()].some(({ after }) => isUsed(after)) ||
      [...output.files].some((one) => isUsed(folder.read(one)))
    );
  }

  function languagesOf(): { option: SiteLanguage; texts: Record<string, string> }[] {
    const main = needsTexts(options.language)
      ? [
          {
            option: { id: options.language, name: nameOf(options.language), file: `languages/${options.language}.ts` },
            texts: {},
          },
        ]
      : [];
    return [
      ...main,
      ...options.languages.flatMap(({ id: locale, name, path: dir }) => {
        const id = translations.find(({ language }) => language?.locale === locale)?.language?.id;
        if (id === undefined) {
          notes.push({
            kind: 'dropped',
            where: file,
            text: `No page is translated to "${locale}", so the site isn't in it. See "Languages" in the documentation to have the interface in it`,
          });
          return [];
        }
        const texts = readTexts(dir);
        const needsFile = needsTexts(id) || Object.keys(texts).length > 0;
        return [
          { option: { id, name: name ?? nameOf(id), ...(needsFile ? { file: `languages/${id}.ts` } : {}) }, texts },
        ];
      }),
    ];
  }

  /** What a language calls the entries of the navigation and the groups of sidebars. */
  function readTexts(dir: string): Record<string, string> {
    const read = (name: string) =>
      asRecord(attempt(() => JSON.parse(folder.read(`${dir}/${name}`) ?? '{}') as unknown)) ?? {};
    const navbar = read('docusaurus-theme-classic/navbar.json');
    const messages = Object.assign(
      {},
      ...options.docs.map(({ id }) =>
        read(`docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}/current.json`),
      ),
    ) as Record<string, unknown>;
    const message = (said: unknown) => text(asRecord(said)?.['message']);
    const labels = new Map(
      Object.entries(messages).flatMap(([key, said]): [string, string][] => {
        const [, label] = /^sidebar\.[^.]+\.category\.(.*?)(?:\.link\..*)?$/.exec(key) ?? [];
        return label === undefined || key.includes('.link.') || message(said) === undefined
          ? []
          : [[label, message(said)!]];
      }),
    );
    const groups = [
      ...new Map([...places.values()].map(({ categories }) => [categories.filter(Boolean).join(' / '), categories])),
    ];
    return Object.fromEntries([
      ...entries.flatMap(({ title }): [string, string][] => {
        const shown = message(navbar[`item.label.${title}`]);
        return shown === undefined ? [] : [[`nav.${title}`, shown]];
      }),
      ...groups.flatMap(([group, categories]): [string, string][] => {
        const shown = categories
          .filter(Boolean)
          .map((label) => labels.get(label) ?? label)
          .join(' / ');
        return group === '' || shown === group ? [] : [[`group.${group}`, shown]];
      }),
    ]);
  }

  function packagesOf(): Set<string> {
    const specifiers = [
      ...output.packages,
      ...[...output.files].flatMap((one) =>
        Array.from(
          (folder.read(one) ?? '').matchAll(
            /(?:\bfrom|\bimport)\s*(['"])((?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[^'"]*)?)\1/g,
          ),
          ([, , name = '']) => name,
        ),
      ),
    ];
    const names = specifiers.map((one) => one.split('/', one.startsWith('@') ? 2 : 1).join('/'));
    return new Set(
      names.filter(
        (name) => !/^(@docusaurus|@theme(-original)?|@site|@generated)(\/|$)|^react(-dom)?$|^node:/.test(name),
      ),
    );
  }
}

const nameOf = (id: string): string => new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
