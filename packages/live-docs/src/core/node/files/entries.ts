import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from './paths';

/** Folder of the engine's modules: `src`, or `lib` in the published package. */
export const MODULES = toId(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..'));

/** Folder of the package, which holds its `package.json`. */
export const ENGINE = path.dirname(MODULES);

/** Folder of the code that runs in the browser, and while pages are prerendered. */
export const SITE = toId(path.join(MODULES, 'core/browser'));

const packageOf = (name: string) => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Folder of the package that edits and runs demos. */
export const PLAYGROUND = packageOf('live-playground');

/** Folder of its modules. In the engine's own repository these are the sources, too. */
export const PLAYGROUND_MODULES = toId(path.join(PLAYGROUND, path.basename(MODULES)));

/** Folder of the package that draws demos. */
export const DRAWING = packageOf('live-drawing');

/** Folders of all that is ours. */
export const OWN_MODULES = [MODULES, PLAYGROUND_MODULES, toId(path.join(DRAWING, path.basename(MODULES)))];

/** Modules that the build knows by name, absolute; all others are found from these. */
export const ENTRIES = {
  docs: find('core/browser/app/entry-docs'),
  demo: find('core/browser/app/entry-demo'),
  server: find('core/browser/app/entry-server'),
  /** What the pages of a language bring with them. */
  pageLocale: find('core/browser/app/create-page-locale'),
  /** Says that a page isn't translated; comes with such a page. */
  untranslatedNote: find('core/browser/app/untranslated-note'),
  /** Says a text of the interface in a page's content; comes with translations that have derived changes. */
  interfaceText: find('core/browser/locale/interface-text'),
  /** Shows the controls of a demo; comes with the pages that have some. */
  controlsView: find('core/browser/demo/controls/controls'),
  /** Shows the tabs of a page; comes with the pages that have some. */
  pageTabs: find('core/browser/page/page-tabs'),
  /** Shows pages of text alone. */
  textContent: find('core/browser/page/text-content'),
  /** Shows what installs packages; comes with the pages that say so. */
  install: find('core/browser/page/install'),
  /** Shows demos; comes with the pages that have some. */
  demoView: find('core/browser/app/demo-view'),
  /** A demo as pages have it on the server. */
  serverDemo: find('core/browser/app/server-demo'),
  /** Show demos that run with another React than pages: in browsers, and while they're prerendered. */
  createIsland: find('core/browser/demo/island/create-island'),
  renderIsland: find('core/browser/demo/island/render-island'),
  /** Gives components of features the feature's texts. */
  pageMenu: find('core/browser/layout/create-added'),
  featureTexts: find('core/browser/locale/feature-texts'),
  /** Shows what features add to parts of pages. */
  pageSlot: find('core/browser/slot/page-slot'),
  /** Finds pages in the browser's build. */
  builtPages: find('core/browser/loading/build-files'),
  /** Finds the stylesheets of pages while developing. */
  devPages: find('core/browser/loading/dev-pages'),
  /** Loads the code of demos. */
  demoCode: find('core/browser/loading/demo-code'),
  /** Imports scripts with what they need. */
  importWith: find('core/browser/loading/import-with'),
  /** Edits and runs demos. */
  playground: find('react/internal', PLAYGROUND_MODULES),
  lessCompiler: find('compile/less/create-less-compiler', PLAYGROUND_MODULES),
  compileWorker: find('compile/worker/compile-worker', PLAYGROUND_MODULES),
};

/** The parts of the layout that features may replace: the module of each, and what it exports it as. */
export const LAYOUT_PARTS = {
  'header': { module: find('core/browser/layout/header'), name: 'Header' },
  'page-footer': { module: find('core/browser/layout/page-footer'), name: 'PageFooter' },
  'page-title': { module: find('core/browser/layout/page-title'), name: 'PageTitle' },
  'start-page': { module: find('core/browser/layout/page-title'), name: 'StartPage' },
  'callout': { module: find('core/browser/page/callout'), name: 'Callout' },
  'code-block': { module: find('core/browser/page/code-block'), name: 'CodeBlock' },
} as const;

/** Modules with texts of the interface, by the language that they're in. */
export const TEXTS: Record<string, string> = {
  'en': find('core/browser/locale/en-us'),
  'zh-CN': find('core/browser/locale/zh-cn'),
};

/** The script in the `head` of documents. */
export const HEAD = find('core/head/entry-head');

/** What `live-docs test` adds to the page of a demo. */
export const PROBE = find('probe/entry-probe');

/** What is imported of the packages, by the name that imports use. */
export const PUBLIC: Record<string, string> = {
  'live-docs': find('index'),
  'live-docs/components': find('components'),
  'live-docs/test': find('test'),
  'live-docs/plugin': find('plugin'),
  'live-drawing': find('index', toId(path.join(DRAWING, path.basename(MODULES)))),
  'live-playground/internal': find('base/index', PLAYGROUND_MODULES),
  'live-playground/internal/live': find('react/internal', PLAYGROUND_MODULES),
  'live-playground/model': find('model/index', PLAYGROUND_MODULES),
  'live-playground/types': find('types/index', PLAYGROUND_MODULES),
};

/** A module of the engine by its path from the engine's modules, without ending. @returns it absolute. */
export const engineModule = (name: string): string => find(name);

function find(name: string, modules = MODULES): string {
  const file = toId(path.join(modules, name));
  return ['.ts', '.tsx'].map((ending) => file + ending).find((source) => existsSync(source)) ?? `${file}.js`;
}
