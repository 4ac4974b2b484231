import path from 'node:path';
import { styleCompiler, type FrameFiles } from 'live-playground/model';
import { companionOf, inAllLanguages, isTranslated, tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { collectImports } from '../../compile/demos/collect-imports';
import { lessSources } from '../../compile/demos/less-sources';
import { offeredPackages } from '../../compile/demos/offered-packages';
import { FILES, SHOWN_FILE } from '../../compile/markdown/split-runs';
import { featureTexts, languageBase, textModules, type SiteLanguage } from '../../config/languages';
import { wordedModule } from '../../config/chosen-feature';
import type { SiteConfig } from '../../config/site-config';
import { ENTRIES, LAYOUT_PARTS } from '../../files/entries';
import { localModule } from '../../files/local-module';
import { toPosix } from '../../files/paths';
import { defaultAddress, isPageSlot, ownValue, PARTS, SLOTS, type RunVersions } from '../../../model';
import { libraryVersions } from '../../library/library-versions';
import type { ModuleInput } from '../../feature/feature';
import { askFeatures, componentsOf } from '../../feature/features-of';
import { listControls } from './list-controls';
import { demoOutline, firstLines, sourceAddresses } from './demo-files';
import { demoPalette, ownThemes, readThemes, themesOf } from './theme-values';
import { devPageData, siteData } from './site-data';
import { demoModule, findDemo, ISLAND_MODULES } from './island-modules';
import { shownFile, splitContent } from './content-module';
import { slotContents } from './slot-modules';
import { addedTo, componentFile, TEXT_PAGE, UNTRANSLATED } from './page-files';
import { exportDefault, exportFile, GoneError, json, type Writer } from './writer';

/**
 * Lists what all demos may import. In the browser's build it's an entry, which `build.json` names: a script that imported it
 * would change with every demo.
 */
export const IMPORT_LIST = 'virtual:import-list';

/** What `build.json` calls it. */
export const IMPORTS = 'live-imports';

/** What stands for a virtual module in the browser's build, where no script may grow with the number of pages. */
export const BUILT_MODULES: Record<string, string> = {
  'virtual:pages': `export { loadBuiltPage as default, prefetchBuiltPage as prefetch } from ${json(ENTRIES.builtPages)};`,
  'virtual:demos': 'export default {};\nexport const files = {};',
  'virtual:live-imports': `import { loadBuiltScript } from ${json(ENTRIES.builtPages)};\nexport default (resources) => loadBuiltScript(resources, ${json(IMPORTS)});`,
};

const DEMO_PALETTE = 'virtual:demo-palette.css';

/** Where the development server says what the frame consists of, below the base. */
export const DEV_FRAME = '~data/frame.json';

/** What loads the list while developing. The frame changes with the library's source: it's asked for each time. */
const DEV_IMPORTS = [
  'const loadFrame = async () => {',
  `  const answer = await fetch(import.meta.env.BASE_URL + ${json(DEV_FRAME)}, { cache: 'no-store' });`,
  '  if (!answer.ok) throw new Error(await answer.text());',
  '  return answer.json();',
  '};',
  'export default async () => {',
  `  const [list, frame] = await Promise.all([import(${json(IMPORT_LIST)}), loadFrame()]);`,
  '  return { ...list.default, frame };',
  '};',
].join('\n');

/** The virtual modules by prefix; what each exports is said in `src/core/model/virtual.d.ts`. */
export const VIRTUAL_MODULES: Record<string, Writer> = {
  'virtual:site': ({ snapshot }) => exportDefault(siteData(snapshot)),

  'virtual:pages': ({ snapshot, target }) =>
    [
      ...(target === 'dev' ? [`import { loadDevPage } from ${json(ENTRIES.devPages)};`] : []),
      exportMap(
        inAllLanguages(snapshot).flatMap(({ pages, locale }) =>
          [...pages.keys()].map((page) => [page, `import(${json(localModule(`virtual:page${page}`, locale?.id))})`]),
        ),
        'const pages =',
      ),
      target === 'dev'
        ? `export default (path) => loadDevPage(path, pages[path], ${snapshot.edits});`
        : 'export default async (path) => pages[path]?.();',
      'export const prefetch = async () => {};',
    ].join('\n'),

  'virtual:demos': ({ snapshot: { root, demos }, target }) => {
    const moduleOf = demoModule({ root });
    return [
      exportMap(
        [...demos]
          .filter(([, demo]) => target !== 'server' || !demo.isBrowserOnly)
          .map(([id, demo]) => [id, `import(${json(moduleOf(demo))})`]),
      ),
      `export const files = ${json(Object.fromEntries([...demos].map(([id, { file }]) => [id, toPosix(root, file)])))};`,
    ].join('\n');
  },

  ...ISLAND_MODULES,

  'virtual:live-imports': ({ target }) => (target === 'dev' ? DEV_IMPORTS : `export default ${loader(IMPORT_LIST)};`),

  [IMPORT_LIST]: async (input) => liveImports(input, input.target === 'dev' ? undefined : (await input.frame()).files),

  'virtual:run-versions': ({ snapshot }) => runVersionsModule(snapshot),

  'virtual:component-data': async ({ snapshot, api, target }, name) => {
    const component = name.slice(1);
    const read = componentsOf(snapshot).get(component)?.readsApi ? (await api()).api : undefined;
    const file = componentFile(snapshot, component, read);
    if (!file) throw new Error(`virtual:component-data${name}: no feature has a component of this name with data`);
    return exportFile(file, target);
  },

  'virtual:languages': ({ snapshot }) => languages(snapshot),

  'virtual:locales': ({ snapshot }) => locales(snapshot),

  /** What the pages of a language bring with them. */
  'virtual:locale': ({ snapshot: { config, root, locale } }) => {
    if (!locale) throw new Error('virtual:locale: expected a language other than the default one');
    const language = config.languages.find(({ id }) => id === locale.id) ?? locale;
    const others = config.languages.map((one) => ({ base: languageBase(one) }));
    return [
      `import { createPageLocale } from ${json(ENTRIES.pageLocale)};`,
      ...importTexts(root, config, language),
      `export default createPageLocale(${json(locale)}, texts, ${json(others)});`,
    ].join('\n');
  },

  'virtual:slots': slots,

  'virtual:page-slots': pageSlot,

  'virtual:parts': ({ snapshot }) => {
    const ofFeatures = askFeatures(snapshot, (parts, name) =>
      Object.entries(parts.parts ?? {}).map(([part, module]) => [part, wordedModule({ name, parts }, module)]),
    );
    const ofSite = Object.entries(snapshot.config.parts).map(([part, file]) => [part, `${snapshot.root}/${file}`]);
    const own = Object.fromEntries([...ofFeatures, ...ofSite]);
    return PARTS.map((part) => {
      const { module, name } = LAYOUT_PARTS[part];
      const replaced = own[part];
      return replaced === undefined
        ? `export { ${name} } from ${json(module)};`
        : `export { default as ${name} } from ${json(replaced)};`;
    }).join('\n');
  },

  'virtual:demo-tools': ({ snapshot }) => {
    const tools = askFeatures(snapshot, ({ demoTools }) => demoTools && [demoTools]);
    return [
      ...tools.map(({ module }, at) => `import Tools${at} from ${json(module)};`),
      `export default [${tools.map(({ data }, at) => `{ Tools: Tools${at}, data: ${json(data)} }`).join(', ')}];`,
    ].join('\n');
  },

  'virtual:demo-menu': ({ snapshot }) => {
    const menus = askFeatures(snapshot, ({ demoMenu }) => demoMenu && [demoMenu]);
    return [
      ...menus.map(({ module }, at) => `import { listItems as list${at} } from ${json(module)};`),
      `export default [${menus.map(({ data }, at) => `(...demo) => list${at}(${json(data(snapshot))}, ...demo)`).join(', ')}];`,
    ].join('\n');
  },

  /** Loads the items that a feature adds to the menu of a page, `/items`. */
  'virtual:page-menu': ({ snapshot }, part) => {
    const [menu] = askFeatures(snapshot, ({ pageMenu }, name) => pageMenu && [{ ...pageMenu, name }]);
    if (!menu) return 'export const useAdded = () => null;';
    if (part === '')
      return [
        `import { createAdded } from ${json(ENTRIES.pageMenu)};`,
        `export const useAdded = createAdded(() => import('virtual:page-menu/items'));`,
      ].join('\n');
    return [
      `import { listItems } from ${json(menu.module)};`,
      `import texts from ${json(`virtual:feature-texts/${encodeURIComponent(menu.name)}`)};`,
      `export default (bundle) => listItems(${json(menu.data)}, texts, bundle);`,
    ].join('\n');
  },

  /** The texts of a feature, whose modules import them: see `wordedModule`. */
  'virtual:feature-texts': ({ snapshot: { config } }, name) =>
    exportDefault(featureTexts(config, decodeURIComponent(name.slice(1)))),

  'virtual:theme': ({ snapshot }) =>
    [...ownThemes(snapshot), ...(snapshot.config.demoColor ? [DEMO_PALETTE] : [])]
      .map((file) => `import ${json(file)};`)
      .join('\n'),

  [DEMO_PALETTE]: ({ snapshot }) => demoPalette(readThemes(snapshot), snapshot.config.demoColor ?? 'light'),

  'virtual:server-styles': ({ snapshot: { config, root } }) =>
    config.serverStyles
      ? `export { default } from ${json(path.posix.join(root, config.serverStyles))};`
      : exportDefault(undefined),

  'virtual:server-loaders': ({ snapshot }) =>
    exportMap(
      inAllLanguages(snapshot).flatMap(({ pages }) =>
        [...pages.values()].flatMap((entry) => {
          const file = companionOf(snapshot, entry, 'server');
          return file ? [[entry.path, `import(${json(file)})`]] : [];
        }),
      ),
    ),

  'virtual:page': pageModule,

  /** Shows pages of text alone, in the language of the page or in the default one: see `pageScript`. */
  [TEXT_PAGE]: ({ snapshot }, name) =>
    [
      TEXT_CONTENT,
      'export const tabs = {};\nexport const hasServerLoader = false;',
      name === UNTRANSLATED ? NOTE : '',
      localeOf(snapshot),
    ].join('\n'),

  /** What a page says of a demo without its code. */
  'virtual:demo': (input, name) => {
    const demo = findDemo(input.snapshot, name);
    const outline = { ...demoOutline(input, demo), start: firstLines(input.snapshot, demo) };
    const files = [...new Map(demo.parts.values.map(({ file, name }) => [file, name]))];
    if (files.length === 0) return exportDefault(outline);
    const values = files.map(([, name], at) => `{ name: ${json(name)}, address: value${at} }`);
    return [
      ...files.map(([file], at) => `import value${at} from ${json(`${file}?url&no-inline`)};`),
      `export default { ...${json(outline)}, values: [${values.join(', ')}] };`,
    ].join('\n');
  },

  /** A demo as pages have it on the server. */
  'virtual:server-demo': ({ snapshot }, name) => {
    const demo = findDemo(snapshot, name);
    const load = demo.isBrowserOnly ? '' : `, () => import(${json(demoModule(snapshot)(demo))})`;
    return `import { serverDemo } from ${json(ENTRIES.serverDemo)};\nexport default serverDemo(${json(demo.id)}${load});`;
  },

  /** Compiles edited Less, with the package that the site has installed. */
  'virtual:less': () =>
    [
      `import createLess from 'less/lib/less/index.js';`,
      `import { createLessCompiler } from ${json(ENTRIES.lessCompiler)};`,
      'export default createLessCompiler(createLess);',
    ].join('\n'),

  /** The controls of a demo, and what shows them. */
  'virtual:controls': ({ snapshot, target }, demo) => {
    const address = localModule(`virtual:controls-list${demo}`, snapshot.locale?.id);
    return [
      `export { Controls } from ${json(ENTRIES.controlsView)};`,
      target === 'dev'
        ? `export const list = import(${json(address)}).then((module) => module.default);`
        : `export { default as list } from ${json(address)};`,
    ].join('\n');
  },

  'virtual:controls-list': async ({ snapshot, api: read, target }, name) => {
    const demo = findDemo(snapshot, name);
    // Its own need no reference, which takes seconds to read.
    const api = demo.controls?.of === undefined ? undefined : (await read()).api;
    const { problems, ...list } = listControls(snapshot, demo, api);
    return exportDefault(target === 'dev' ? { ...list, problems } : list);
  },

  /** A file that a page shows as code. */
  [SHOWN_FILE]: ({ snapshot }, name) => exportDefault(shownFile(snapshot, name)),
};

function runVersionsModule(snapshot: Snapshot): string {
  const [part] = askFeatures(snapshot, ({ runVersions }) => runVersions && [runVersions]);
  const list = [...(part?.list(snapshot) ?? [])];
  const [library] = list.length > 0 ? libraryVersions(snapshot.libraries.all, snapshot.root, snapshot.files) : [];
  const changes = part?.changes(snapshot);
  const versions: RunVersions = {
    library: library?.name ?? '',
    installed: library?.version ?? '',
    list,
    ...(changes !== undefined && { changes }),
  };
  const load = part && list.length > 0 ? `() => import(${json(part.finder)})` : 'undefined';
  return `${exportDefault(versions)}\nexport const loadFinder = ${load};`;
}

/** What writes the modules of a prefix: the engine, or a feature. */
export const moduleWriter = (site: Pick<Snapshot, 'config'>, prefix: string): Writer | undefined =>
  ownValue(VIRTUAL_MODULES, prefix) ?? askFeatures(site, ({ modules }) => modules?.[prefix] && [modules[prefix]])[0];

function exportMap(entries: string[][], start = 'export default'): string {
  return `${start} {\n${entries.map(([key, value]) => `  ${json(key)}: () => ${value},`).join('\n')}\n};`;
}

const TEXT_CONTENT = `export { TextContent as Content } from ${json(ENTRIES.textContent)};`;
const NOTE = `export { UntranslatedNote as Note } from ${json(ENTRIES.untranslatedNote)};`;

const localeOf = ({ locale }: Snapshot): string =>
  locale ? `export { default as local } from ${json(localModule('virtual:locale', locale.id))};` : '';

function pageModule({ snapshot, target }: ModuleInput, address: string): string {
  const { locale } = snapshot;
  const entry = snapshot.pages.get(address);
  if (!entry) throw new GoneError(`virtual:page${address}: there is no such page`);
  const tabs = tabsOf(snapshot, entry);
  const client = companionOf(snapshot, entry, 'client');
  // In a built site it's a file of data: see `pageText`.
  const meta =
    target === 'dev'
      ? [`export const meta = ${json(devPageData(snapshot, entry))};`, `export const edits = ${snapshot.edits};`]
      : [];
  // The page in the default language is whole in its own script.
  if (locale && !isTranslated(snapshot, entry))
    return [
      `export * from ${json(`virtual:page${defaultAddress(address, locale.base)}`)};`,
      ...meta,
      NOTE,
      localeOf(snapshot),
    ].join('\n');
  const split = target === 'dev' ? undefined : splitContent(snapshot, entry);
  const content = `default as Content${split ? `, ${FILES} as files` : ''}`;
  return [
    localeOf(snapshot),
    split && split.code === undefined ? TEXT_CONTENT : `export { ${content} } from ${json(entry.file)};`,
    ...tabs.map((tab, at) => `import Tab${at} from ${json(tab.file)};`),
    `export const tabs = { ${tabs.map((tab, at) => `${json(tab.tab)}: Tab${at}`).join(', ')} };`,
    tabs.length > 0 ? `export { PageTabs as Tabs } from ${json(ENTRIES.pageTabs)};` : '',
    ...meta,
    `export const hasServerLoader = ${companionOf(snapshot, entry, 'server') !== undefined};`,
    client ? `export { default as clientLoader } from ${json(client)};` : '',
    ...addedModules(snapshot, entry),
  ].join('\n');
}

function addedModules(snapshot: Snapshot, entry: Entry): string[] {
  const added = addedTo(snapshot, entry);
  if (added.length === 0) return [];
  return [
    ...added.map(({ id }, at) => `import added${at} from ${json(id)};`),
    `export const added = { ${added.map(({ name }, at) => `${json(name)}: added${at}`).join(', ')} };`,
  ];
}

/** The texts in the default language are part of every page. */
function languages({ config, root, locales }: Snapshot): string {
  const { id, name } = config.language;
  return [
    `export const id = ${json(id)};`,
    `export const name = ${json(name)};`,
    ...importTexts(root, config, config.language),
    'export { texts };',
    `export const tags = /^${id}\\b/i;`,
    `export const hasTranslations = ${locales.size > 0};`,
  ].join('\n');
}

/** Lines that have the texts of a language in `texts`. */
function importTexts(root: string, config: SiteConfig, language: SiteLanguage): string[] {
  const modules = textModules(root, config, language);
  return [
    ...modules.map((module, at) => `import texts${at} from ${json(module)};`),
    `const texts = { ${modules.map((_, at) => `...texts${at}`).join(', ')} };`,
  ];
}

/** Texts and pages in other languages are fetched by who reads them. */
function locales({ config, root, locales }: Snapshot): string {
  const list = [...locales.values()].flatMap(({ locale }) =>
    locale ? [`{ base: ${json(locale.base)}, load: ${loader(localModule('virtual:locale', locale.id))} }`] : [],
  );
  const loaders = config.languages.map(
    (language) => `${json(language.id)}: [${textModules(root, config, language).map(loader).join(', ')}]`,
  );
  return [`export default [${list.join(', ')}];`, `export const loaders = { ${loaders.join(', ')} };`].join('\n');
}

const loader = (module: string) => `() => import(${json(module)}).then((module) => module.default)`;

/** What compiles edited Less, if a demo has any. */
function lessImports(
  { root, libraries, files, demos }: Snapshot,
  named: (entries: (readonly [name: string, address: string])[]) => string,
): string[] {
  const parts = [...demos.values()].map((demo) => demo.parts);
  const hasLess = parts.some(({ sources }) => sources.some(({ file }) => styleCompiler(file) === 'less'));
  const sources = lessSources(parts, { root, aliases: libraries.aliases, files });
  return [
    `const less = ${hasLess ? `() => import('virtual:less')` : 'undefined'};`,
    `const lessSources = ${named(Object.entries(sources).map(([name, file]) => [name, `${file}?raw`]))};`,
  ];
}

/** Fonts become a part of the text: the frame, which is of another origin, can't load them. */
const valueAddress = (name: string) => (/\.(?:eot|otf|ttf|woff2?)$/i.test(name) ? `${name}?inline` : name);

/** All that edited demos may import, and loaders of what isn't part of the frame, each fetched when a demo imports it. */
function liveImports(input: ModuleInput, frame: FrameFiles | undefined): string {
  const { root, libraries, files: siteFiles, demos: siteDemos } = input.snapshot;
  const sources = sourceAddresses(input);
  const { styles, files, builtStyles, values, packageValues } = collectImports(siteDemos.values());
  const offered = offeredPackages(root, libraries, siteFiles);
  const load = (address: string) => `() => import(${json(address)})`;
  const named = (entries: (readonly [name: string, address: string])[]) =>
    `{${entries.map(([name, address]) => `${json(name)}: ${load(address)}`).join(',')}}`;
  const inline = (name: string) => `${name}?inline`;
  const loaders = files.map((file) => {
    const name = toPosix(root, file);
    return `${json(name)}: () => loadSource(${json(sources[name])}).then((source) => ({ default: source }))`;
  });
  const themes = themesOf(input.snapshot);
  const folders = [...siteDemos.values()].map(({ id, file }) => [id, toPosix(root, path.posix.dirname(file))]);
  const exportNames = [...siteDemos.values()].flatMap(({ id, exportName }) => (exportName ? [[id, exportName]] : []));
  return [
    `import { loadSource } from ${json(ENTRIES.demoCode)};`,
    ...(frame ? [`const frame = ${json(frame)};`] : []),
    `const themes = [${themes.map((theme) => load(`${theme}?inline`)).join(',')}];`,
    `const styles = ${named([
      ...[...new Set([...styles, ...offered.styles])].map((name) => [name, inline(name.replace(/^~/, ''))] as const),
      ...builtStyles.map((file) => [toPosix(root, file), inline(file)] as const),
    ])};`,
    `const values = ${named([
      ...values.map((file) => [toPosix(root, file), valueAddress(file)] as const),
      ...packageValues.map((name) => [name, valueAddress(name)] as const),
    ])};`,
    `const files = {${loaders.join(',')}};`,
    `const folders = ${json(Object.fromEntries(folders))};`,
    `const exportNames = ${json(Object.fromEntries(exportNames))};`,
    ...lessImports(input.snapshot, named),
    `export default { ${frame ? 'frame, ' : ''}themes, styles, values, files, folders, exportNames, less, lessSources };`,
  ].join('\n');
}

/** A component of a feature with the feature's texts. @param feature its name, encoded. @param name what its module exports it as. */
export const wordedPart = (module: string, feature: string, name: string): string =>
  [
    `import { ${name} as Part } from ${json(module)};`,
    `import texts from ${json(`virtual:feature-texts/${feature}`)};`,
    `import { withTexts } from ${json(ENTRIES.featureTexts)};`,
    'const Worded = withTexts(Part, texts);',
    `export { Worded as ${name} };`,
  ].join('\n');

function slots({ snapshot, target }: ModuleInput): string {
  const shown = SLOTS.filter((slot) => !isPageSlot(slot));
  const { imports, lists } = slotLists(snapshot, target, shown);
  const entries = shown.map((slot) => `  ${json(slot)}: ${lists.get(slot) ?? '[]'},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}

/** What features add to a place in parts of pages. Nothing is loaded for a place that nobody adds to. */
function pageSlot({ snapshot, target }: ModuleInput, name: string): string {
  const slot = name.slice(1);
  const { imports, lists } = slotLists(snapshot, target, [slot]);
  const list = lists.get(slot);
  if (list === undefined) return exportDefault(undefined);
  const start = `import { pageSlot } from ${json(ENTRIES.pageSlot)};`;
  return [start, ...imports, `export default pageSlot(${json(slot)}, ${list});`].join('\n');
}

/** Lists of what features add to some places. What is for the server alone is loaded by browsers when a reader turns to another page. */
function slotLists(snapshot: Snapshot, target: ModuleInput['target'], slots: readonly string[]) {
  const imports: string[] = [];
  const lists = new Map<string, string[]>();
  for (const { feature, slot, module, props, ...content } of slotContents(snapshot)) {
    if (!slots.includes(slot)) continue;
    const isStatic = target !== 'dev' && content.isStatic;
    const part = `part${imports.length}`;
    const isLoaded = isStatic && target === 'browser';
    imports.push(isLoaded ? '' : `import ${part} from ${json(module)};`);
    const own = isLoaded
      ? `load: () => import(${json(module)})`
      : target === 'dev'
        ? // A part that is edited imports this module by way of `live-docs/components`, and is run after it then.
          `get Part() { return ${part}; }`
        : `Part: ${part}${isStatic ? ', isStatic: true' : ''}`;
    const list = lists.get(slot) ?? [];
    lists.set(slot, [...list, `{ feature: ${json(feature)}, ${props ? `props: ${json(props)}, ` : ''}${own} }`]);
  }
  return { imports, lists: new Map([...lists].map(([slot, parts]) => [slot, `[${parts.join(', ')}]`])) };
}
