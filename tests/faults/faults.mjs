// @ts-check

/**
 * A plausible mistake in one subsystem, and the part of `npm test` that has to notice it.
 * @typedef {object} Fault
 * @property {string} name what goes wrong
 * @property {string} file path from the project's folder
 * @property {string} find text that stands in the file exactly once
 * @property {string} replace what a mistake would make of it
 * @property {string[]} [unit] unit test files
 * @property {string[]} [e2e] end-to-end spec files, run on the built site
 * @property {string} [grep] which tests of these files
 */

/** @type {Fault[]} */
export const FAULTS = [
  // Live editing
  {
    name: 'a frame obeys messages from any origin',
    file: 'packages/live-docs/src/site/demo/create-frame-host.ts',
    find: 'source !== parent || from !== origin || ',
    replace: 'source !== parent || ',
    unit: ['packages/live-docs/src/site/demo/create-frame-host.test.ts'],
  },
  {
    name: 'a frame obeys messages from windows that do not embed it',
    file: 'packages/live-docs/src/site/demo/create-frame-host.ts',
    find: 'source !== parent || from !== origin || ',
    replace: 'from !== origin || ',
    unit: ['packages/live-docs/src/site/demo/create-frame-host.test.ts'],
  },
  {
    name: 'a late result of an older edit overwrites a newer one',
    file: 'packages/live-docs/src/site/demo/live/session/create-runner.ts',
    find: 'if (isStale() || outcome === undefined)',
    replace: 'if (outcome === undefined)',
    unit: ['packages/live-docs/src/site/demo/live/session/create-runner.test.ts'],
  },
  {
    name: 'the last key of a fast typist is not compiled',
    file: 'packages/live-docs/src/site/demo/live/session/create-throttle.ts',
    find: 'if (wait > 0) stop = clock.after(wait, fire);',
    replace: 'if (wait > 0) stop = clock.after(wait, () => (stop = undefined));',
    unit: ['packages/live-docs/src/site/demo/live/session/create-throttle.test.ts'],
  },
  {
    name: 'the loop guard is off',
    file: 'packages/live-docs/src/frame/guard/create-guard.ts',
    find: "if (passed > LONG) end(endless('loop', passed));",
    replace: '',
    unit: ['packages/live-docs/src/frame/guard/create-guard.test.ts'],
  },
  {
    name: 'an edit in one tab deletes what another tab keeps of other versions',
    file: 'packages/live-docs/src/site/demo/live/session/edit-store.ts',
    find: 'Object.fromEntries([...others, ...some])',
    replace: 'Object.fromEntries(some)',
    unit: ['packages/live-docs/src/site/demo/live/session/edit-store.test.ts'],
  },
  {
    name: 'a download leaves out what an edit imports from other demos',
    file: 'packages/live-docs/src/site/export/collect-sources.ts',
    find: '      names.push(found);\n',
    replace: '',
    unit: ['packages/live-docs/src/site/export/collect-sources.test.ts'],
  },
  // Search
  {
    name: 'the weights of titles and content are swapped',
    file: 'packages/live-docs/src/model/search/rank.ts',
    find: '{ pageTitle: 100, title: 10, content: 1 }',
    replace: '{ pageTitle: 100, title: 1, content: 10 }',
    unit: ['packages/live-docs/src/model/search/rank.test.ts'],
  },
  {
    name: 'the text before a highlight is cut to 30 characters',
    file: 'packages/live-docs/src/model/search/highlight-text.ts',
    find: 'HIGHLIGHT_LEAD = 20',
    replace: 'HIGHLIGHT_LEAD = 30',
    unit: ['packages/live-docs/src/model/search/rank.test.ts'],
  },
  {
    name: 'a late answer to older keywords is shown',
    file: 'packages/live-docs/src/site/search/search-session.ts',
    find: 'if (!asked.aborted) update({ keywords, loading: false, result });',
    replace: 'update({ keywords, loading: false, result });',
    unit: ['packages/live-docs/src/site/search/search-session.test.ts'],
  },
  {
    name: 'each key asks the search at once',
    file: 'packages/live-docs/src/site/search/search-session.ts',
    find: 'SEARCH_DEBOUNCE = 200',
    replace: 'SEARCH_DEBOUNCE = 0',
    unit: ['packages/live-docs/src/site/search/search-session.test.ts'],
  },
  {
    name: 'results that match only some of the words are mixed with the others',
    file: 'packages/live-docs/src/model/search/rank.ts',
    find: 'if (complete.length === 0) return all;',
    replace: 'return all;',
    unit: ['packages/live-docs/src/model/search/rank.test.ts'],
  },
  // Navigation and loading
  {
    name: 'a trailing slash is kept',
    file: 'packages/live-docs/src/model/slug.ts',
    find: "return path.replace(/(?!^)\\/+$/, '') || '/';",
    replace: 'return path;',
    unit: ['packages/live-docs/src/model/slug.test.ts'],
  },
  {
    name: 'the sidebar is sorted backwards',
    file: 'packages/live-docs/src/node/output/data/build-navigation.ts',
    find: 'return a.order - b.order || depthOf(a.path)',
    replace: 'return b.order - a.order || depthOf(a.path)',
    unit: ['packages/live-docs/src/node/output/data/build-navigation.test.ts'],
  },
  {
    name: 'a page that is alone in its entry has a sidebar',
    file: 'packages/live-docs/src/node/output/data/sidebars.ts',
    find: 'if (links.length < 2) continue;',
    replace: '',
    unit: ['packages/live-docs/src/node/output/data/sidebars.test.ts'],
  },
  {
    name: 'the focus stays behind when the page changes',
    file: 'packages/live-docs/src/site/navigation/use-arrival.ts',
    find: "    focusQuietly(target ?? document.getElementById('main'));\n",
    replace: '',
    e2e: ['packages/live-docs/tests/e2e/navigation/page-change.spec.ts'],
  },
  {
    name: 'an intended link is fetched at once',
    file: 'packages/live-docs/src/site/navigation/use-prefetch.ts',
    find: 'onPointerEnter: () => intend(INTENT_DELAY)',
    replace: 'onPointerEnter: () => intend(0)',
    e2e: ['packages/live-docs/tests/e2e/loading/prefetch.spec.ts'],
  },
  {
    name: 'the error of a chunk is swallowed',
    file: 'packages/live-docs/src/site/navigation/create-router.ts',
    find: 'return { location, arrival, page, problem: toError(error) };',
    replace: 'return { location, arrival, page };',
    unit: ['packages/live-docs/src/site/navigation/create-router.test.ts'],
  },
  {
    name: 'a newer navigation is overtaken by an older one',
    file: 'packages/live-docs/src/site/navigation/create-router.ts',
    find: '    if (signal.aborted) return;\n    if (!next.page',
    replace: '    if (!next.page',
    unit: ['packages/live-docs/src/site/navigation/create-router.test.ts'],
  },
  {
    name: 'a page whose chunk fails reloads in a loop',
    file: 'packages/live-docs/src/site/loading/recover.ts',
    find: '!reasons.includes(reason) && ',
    replace: '',
    unit: ['packages/live-docs/src/site/loading/load.test.ts'],
  },
  {
    name: 'what failed to load is never asked for again',
    file: 'packages/live-docs/src/site/loading/load.ts',
    find: '      arriving = undefined;\n',
    replace: '',
    unit: ['packages/live-docs/src/site/loading/load.test.ts'],
  },
  {
    name: 'data that was cut short stays in the cache',
    file: 'packages/live-docs/src/site/loading/fetch-json.ts',
    find: "read(await again('reload'))",
    replace: 'read(await again())',
    unit: ['packages/live-docs/src/site/loading/fetch-json.test.ts'],
  },
  {
    name: 'a frame that is stuck stays',
    file: 'packages/live-docs/src/site/demo/live/frame/create-watchdog.ts',
    find: 'if (silent >= limit) return onSilence();',
    replace: '',
    e2e: ['packages/live-docs/tests/e2e/live/keeping.spec.ts'],
    grep: 'what stopped the demo',
  },
  {
    name: "another tab's reset leaves the edit in this one",
    file: 'packages/live-docs/src/site/demo/live/session/create-session.ts',
    find: '      const unfollow = store.subscribe(follow);\n',
    replace: '      const unfollow = () => {};\n',
    unit: ['packages/live-docs/src/site/demo/live/session/create-session.test.ts'],
  },
  {
    name: 'a compiler that does not load is blamed on the code',
    file: 'packages/live-docs/src/site/demo/live/compiler/create-compiler.ts',
    find: 'if (!(error instanceof SourceError)) throw error;',
    replace: 'if (!(error instanceof SourceError)) return { error: { message: String(error) } };',
    e2e: ['packages/live-docs/tests/e2e/loading/recovery.spec.ts'],
    grep: 'of the compiler',
  },
  {
    name: 'a page that a script keeps from starting says nothing',
    file: 'packages/live-docs/src/model/head-script.ts',
    find: '/\\\\.js$/.test(event.filename) && event.filename;',
    replace: 'undefined;',
    e2e: ['packages/live-docs/tests/e2e/loading/recovery.spec.ts'],
    grep: 'on the first load',
  },
  {
    name: 'another query keeps the data of the last one',
    file: 'packages/live-docs/src/site/navigation/create-router.ts',
    find: '(location.search === state.location.search || !hasData(state.page))',
    replace: 'true',
    unit: ['packages/live-docs/src/site/navigation/create-router.test.ts'],
  },
  // Build
  {
    name: 'a missing property description is accepted',
    file: 'packages/live-docs/src/node/compile/api/check-api.ts',
    find: '...missing.map((name): Problem => ({',
    replace: '...missing.slice(missing.length).map((name): Problem => ({',
    unit: ['packages/live-docs/src/node/compile/api/read-api.test.ts'],
  },
  {
    name: 'unknown keys of front matter are accepted',
    file: 'packages/live-docs/src/node/snapshot/read-front-matter.ts',
    find: 'const schema = z.strictObject({',
    replace: 'const schema = z.object({',
    unit: ['packages/live-docs/src/node/snapshot/read-front-matter.test.ts'],
  },
  {
    name: 'dead links are accepted',
    file: 'packages/live-docs/src/node/output/data/check-links.ts',
    find: 'if (isPublic(url.pathname)) return undefined;',
    replace: 'return undefined;',
    unit: ['packages/live-docs/src/node/output/data/check-links.test.ts'],
  },
  {
    name: 'modules of Node reach the browser',
    file: 'packages/live-docs/src/node/vite/check-browser-bundle.ts',
    find: 'if (importers.length === 0) return;',
    replace: 'return;',
    unit: ['packages/live-docs/src/node/vite/check-browser-bundle.test.ts'],
  },
  {
    name: 'quotes of a description end its attribute',
    file: 'packages/live-docs/src/model/escape-html.ts',
    find: '/[&<>"]/g',
    replace: '/[&<>]/g',
    unit: ['packages/live-docs/src/model/escape-html.test.ts'],
  },
  {
    name: 'site code may import build code',
    file: '.dependency-cruiser.cjs',
    find: "pathNot: '^packages/live-docs/src/(site|model)/'",
    replace: "pathNot: '^packages/live-docs/src/'",
    unit: ['tests/boundaries.test.ts'],
  },
  // Server
  {
    name: 'pages are cached for a year',
    file: 'packages/live-docs/src/node/vite/server/serve-site.ts',
    find: "path.startsWith('/assets/') ? FOR_EVER : 'no-cache'",
    replace: 'FOR_EVER',
    unit: ['packages/live-docs/src/node/vite/server/serve-site.test.ts'],
  },
  {
    name: 'an unknown address is answered with 200',
    file: 'packages/live-docs/src/node/vite/server/send-not-found.ts',
    find: 'response.statusCode = 404;',
    replace: 'response.statusCode = 200;',
    unit: ['packages/live-docs/src/node/vite/server/serve-site.test.ts'],
  },
  // What readers see
  {
    name: 'the colour script is missing',
    file: 'packages/live-docs/src/node/output/documents/render-document.ts',
    find: '    `<script>${HEAD_SCRIPT}</script>`,\n',
    replace: '',
    e2e: ['packages/live-docs/tests/e2e/colour/colour.spec.ts'],
  },
  {
    name: 'auto does not follow the system',
    file: 'packages/live-docs/src/site/color-mode/color-mode.ts',
    find: "return systemIsDark ? 'dark' : 'light';",
    replace: "return 'light';",
    unit: ['packages/live-docs/src/site/color-mode/color-mode.test.tsx'],
  },
  {
    name: 'the reader’s date is rendered while hydrating',
    file: 'packages/live-docs/src/site/layout/last-updated.tsx',
    find: '() => iso.slice(0, 10),',
    replace: '() => `${iso.slice(0, 10)}${typeof window}`,',
    e2e: ['packages/live-docs/tests/e2e/navigation/page-footer.spec.ts'],
  },
  {
    name: 'soft text is too pale to read',
    file: 'packages/live-docs/src/site/theme.css',
    find: '--text-soft: #545d6b;',
    replace: '--text-soft: #c4cad4;',
    e2e: ['packages/live-docs/tests/e2e/pages/every-page.spec.ts'],
    grep: '1440 px wide',
  },
  {
    name: 'a page is wider than a phone',
    file: 'packages/live-docs/src/site/theme.css',
    find: '--text-soft: #545d6b;',
    replace: '--text-soft: #545d6b;\n  min-width: 400px;',
    e2e: ['packages/live-docs/tests/e2e/pages/every-page.spec.ts'],
    grep: '390 px wide',
  },
  {
    name: 'a page logs to the console',
    file: 'packages/live-docs/src/site/layout/page-footer.tsx',
    find: 'export function PageFooter(',
    replace: "if (typeof window === 'object') console.log('footer');\nexport function PageFooter(",
    e2e: ['packages/live-docs/tests/e2e/navigation/page-footer.spec.ts'],
  },
  {
    name: 'what only a download needs is in the script of every demo page',
    file: 'packages/live-docs/src/site/export/demo-needs.tsx',
    find: "const downloader = createLoader('download', () => import('./download-project'));",
    replace:
      "import { downloadProject } from './download-project';\nconst downloader = createLoader('download', () => ({ downloadProject }));",
    e2e: ['packages/live-docs/tests/e2e/budgets/budgets.spec.ts'],
  },
];
