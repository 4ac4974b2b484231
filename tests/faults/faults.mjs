// @ts-check

/**
 * A plausible mistake in one subsystem, and the part of `npm test` that has to notice it. It's put into a copy of a file in
 * one of two ways, of which the first outlasts most changes of the code:
 *
 * - `export` names a function or a value that the file exports, and `faulty` is the source of a function that makes the
 *   faulty one of the right one;
 * - `find` is a short regular expression for what only the inside of a function can get wrong, and `replace` replaces each of
 *   its matches. A space in it matches any white space.
 * @typedef {object} Fault
 * @property {string} name what goes wrong
 * @property {string} file path from the project's folder
 * @property {string} [export]
 * @property {string} [faulty]
 * @property {RegExp} [find]
 * @property {string} [replace]
 * @property {string[]} [unit] unit test files
 * @property {string[]} [e2e] end-to-end spec files, run on the built site
 * @property {string} [grep] which tests of these files
 */

const ENGINE = 'packages/live-docs';
const SRC = `${ENGINE}/src`;
const PLAYGROUND = 'packages/playground/src';
const E2E = `${ENGINE}/tests/e2e`;

/** Source of a function that replaces what a method of the right object does. */
const method = (/** @type {string} */ name, /** @type {string} */ faulty) =>
  `(right) => (...args) => { const made = right(...args); return { ...made, ${name}: ${faulty} }; }`;

/** Source of a function that creates an embedded demo that sees something else of each message. */
const demoThatSees = (/** @type {string} */ change) =>
  `(right) => (...args) => {
    const { addEventListener } = window;
    window.addEventListener = (type, listener) =>
      addEventListener.call(window, type, ({ source, origin, data }) => listener({ source, origin, data, ${change} }));
    try { return right(...args); } finally { window.addEventListener = addEventListener; }
  }`;

/** @type {Fault[]} */
export const FAULTS = [
  // Controls of demos
  {
    name: 'an address sets what no control takes',
    file: `${SRC}/core/model/controls.ts`,
    export: 'parseValue',
    faulty: '(right) => (control, text) => right(control, text) ?? text',
    unit: [`${SRC}/core/model/controls.test.ts`],
  },
  // Demos in other versions of the library
  {
    name: 'a demo in another version runs with the installed one',
    file: `${SRC}/core/browser/demo/live/versions.ts`,
    export: 'inVersion',
    faulty: '(right) => (imports, version) => ({ ...right(imports, version), frame: imports.frame })',
    unit: [`${SRC}/core/browser/demo/live/versions.test.ts`],
  },
  {
    name: 'the version that changed a demo is found by ids that code makes',
    file: `${SRC}/features/versions/browser/compare-runs.ts`,
    export: 'plainMarkup',
    faulty: '() => (markup) => markup',
    unit: [`${SRC}/features/versions/browser/compare-runs.test.ts`],
  },
  {
    name: 'code in another version is checked against the installed types, too',
    file: `${PLAYGROUND}/types/worker/with-pack.ts`,
    export: 'withPack',
    faulty:
      '(right) => (data, pack) => { const made = right(data, pack); return { ...made, files: { ...data.files, ...made.files } }; }',
    unit: [`${PLAYGROUND}/types/worker/with-pack.test.ts`],
  },
  // Stories
  {
    name: 'a story is shown without an argument that its file gives it',
    file: `${SRC}/features/stories/node/story-parts.ts`,
    export: 'joinParts',
    faulty: '(right) => (...lists) => right(...lists.slice(-1))',
    unit: [`${SRC}/features/stories/node/write-component.test.ts`],
  },
  {
    name: 'a build fails for a story that nobody asked for',
    file: `${SRC}/features/stories/node/story-pages.ts`,
    find: /isOptional: true, /,
    replace: '',
    unit: [`${SRC}/features/stories/node/make-story.test.ts`],
  },
  {
    name: 'a build stops at an example that the library left behind',
    file: `${SRC}/core/node/vite/broken-demos.ts`,
    export: 'findBroken',
    faulty: '() => () => new Map()',
    unit: [`${SRC}/core/node/vite/broken-demos.test.ts`],
  },
  {
    name: 'a page of MDX imports stories, and Storybook with them',
    file: `${SRC}/features/stories/node/page-imports.ts`,
    export: 'removeStatements',
    faulty: '() => () => {}',
    unit: [`${SRC}/features/stories/node/rewrite-blocks.test.ts`],
  },
  {
    name: 'readers change a global that a story sets',
    file: `${SRC}/features/stories/node/story-globals.ts`,
    find: / \|\| set\.includes\(key\)/,
    replace: '',
    unit: [`${SRC}/features/stories/node/make-story.test.ts`],
  },
  // Files that are made of others
  {
    name: 'a message names a file that is on no disk',
    file: `${SRC}/core/node/files/made-files.ts`,
    export: 'atOrigin',
    faulty: '() => (_files, _root, problem) => problem',
    unit: [`${SRC}/core/node/snapshot/made.test.ts`],
  },
  {
    name: 'a live fence lacks the imports of what is in scope',
    file: `${SRC}/core/node/compile/live/complete-code.ts`,
    export: 'completeCode',
    faulty: '(right) => (code, input) => right(code, { ...input, scope: undefined })',
    unit: [`${SRC}/core/node/compile/live/complete-code.test.ts`],
    e2e: [`${E2E}/live/fences.spec.ts`],
  },
  // Builds
  {
    name: 'a build replaces a folder that an author has filled',
    file: `${SRC}/core/node/files/output-folders.ts`,
    export: 'checkOutput',
    faulty: '() => () => undefined',
    unit: [`${SRC}/core/node/files/output-folders.test.ts`],
  },
  {
    name: 'a lock of a dead process keeps a site from being built',
    file: `${SRC}/core/node/files/lock-build.ts`,
    find: /if \(!isTaken\(file\)\)/g,
    replace: 'if (false)',
    unit: [`${SRC}/core/node/files/lock-build.test.ts`],
  },
  {
    name: 'texts have the ends of lines that git writes on Windows',
    file: `${SRC}/core/node/files/hash-text.ts`,
    find: /\.replaceAll\(\/\\r\\n\?\/g, '\\n'\)/g,
    replace: '',
    unit: [`${SRC}/core/node/files/files.test.ts`],
  },
  // The folder of a playground
  {
    name: 'the command takes files of others for those of a former build',
    file: `${PLAYGROUND}/build/write-playground.ts`,
    export: 'formerFiles',
    faulty: '(right) => (...args) => { try { return right(...args); } catch { return []; } }',
    unit: [`${PLAYGROUND}/build/write-playground.test.ts`],
  },
  {
    name: 'the order of packages changes the folder',
    file: `${PLAYGROUND}/build/build-playground.ts`,
    find: /(modules\.keys\(\)\]\))\]\.sort\(\)/g,
    replace: '$1]',
    unit: [`${PLAYGROUND}/build/build-playground.test.ts`],
  },
  {
    name: 'the dev server keeps a folder after a linked package has changed',
    file: `${PLAYGROUND}/vite/create-kept.ts`,
    export: 'createKept',
    faulty: '(right) => (root, make) => right(root, async () => ({ ...(await make()), sources: [] }))',
    unit: [`${PLAYGROUND}/vite/create-kept.test.ts`],
  },
  // What demos import
  {
    name: 'classes of an edited CSS module have other names than in the page',
    file: `${PLAYGROUND}/compile/worker/scope-style.ts`,
    export: 'scopeStyle',
    faulty: '(right) => (css, key) => right(css, `${key}?`)',
    unit: [`${PLAYGROUND}/compile/worker/scope-style.test.ts`],
  },
  {
    name: 'an edit of what a Less file imports changes nothing',
    file: `${PLAYGROUND}/compile/less/create-less-compiler.ts`,
    find: /\(await read\(file\)\) === text/g,
    replace: 'text === text',
    unit: [`${PLAYGROUND}/compile/less/create-less-compiler.test.ts`],
  },
  {
    name: 'edits may import nothing that no demo does',
    file: `${SRC}/core/node/compile/demos/offered-packages.ts`,
    export: 'offeredPackages',
    faulty: '() => () => ({ libraries: [], styles: [], others: [] })',
    unit: [`${SRC}/core/node/output/frame/create-frame-build.test.ts`],
  },
  {
    name: 'a demo that throws on the server fails its page',
    file: `${SRC}/core/node/output/documents/render-markup.ts`,
    find: /\.renderPage\(entry\.path, text, failing\)/g,
    replace: '.renderPage(entry.path, text)',
    unit: [`${SRC}/core/node/output/documents/render-markup.test.ts`],
  },
  {
    name: 'a page that lacks a demo is kept for the next build',
    file: `${SRC}/core/node/output/documents/render-markup.ts`,
    find: /isWhole: false/g,
    replace: 'isWhole: true',
    unit: [`${SRC}/core/node/output/documents/render-markup.test.ts`],
  },
  {
    name: 'the next build takes the bundles of other modules',
    file: `${SRC}/core/node/vite/keep-bundles.ts`,
    find: /add\(\[environment, id, code\]\)/g,
    replace: 'add([environment, id])',
    unit: [`${SRC}/core/node/vite/keep-bundles.test.ts`],
  },
  // Live editing
  {
    name: 'an embedded demo obeys messages from any origin',
    file: `${SRC}/core/browser/demo/create-embedded-demo.ts`,
    export: 'createEmbeddedDemo',
    faulty: demoThatSees('origin: location.origin'),
    unit: [`${SRC}/core/browser/demo/create-embedded-demo.test.ts`],
  },
  {
    name: 'an embedded demo obeys messages from windows that do not embed it',
    file: `${SRC}/core/browser/demo/create-embedded-demo.ts`,
    export: 'createEmbeddedDemo',
    faulty: demoThatSees('source: window.parent'),
    unit: [`${SRC}/core/browser/demo/create-embedded-demo.test.ts`],
  },
  {
    name: 'a late result of an older edit overwrites a newer one',
    file: `${PLAYGROUND}/pipeline.ts`,
    find: /signal\.aborted/g,
    replace: 'false',
    unit: [`${PLAYGROUND}/pipeline.test.ts`],
  },
  {
    name: 'the last key of a fast typist is not compiled',
    file: `${PLAYGROUND}/run/clock.ts`,
    export: 'createThrottle',
    faulty:
      '(right) => (task, interval, clock) => right(task, interval, { ...clock, after: (wait) => clock.after(wait, () => {}) })',
    unit: [`${PLAYGROUND}/run/clock.test.ts`],
  },
  {
    name: 'the loop guard is off',
    file: `${PLAYGROUND}/frame/guard/create-guard.ts`,
    export: 'createGuard',
    faulty: method('loop', '() => 0'),
    unit: [`${PLAYGROUND}/frame/guard/create-guard.test.ts`],
  },
  {
    name: 'an edit in one tab deletes what another tab keeps of other versions',
    file: `${PLAYGROUND}/texts/edit-store.ts`,
    export: 'createEditStore',
    faulty: method(
      'keep',
      '(edits) => made.keep({ ...Object.fromEntries(Object.keys(made.read()).map((version) => [version, {}])), ...edits })',
    ),
    unit: [`${PLAYGROUND}/texts/edit-store.test.ts`],
  },
  {
    name: 'a download leaves out what an edit imports from other demos',
    file: `${SRC}/features/sandboxes/browser/collect-sources.ts`,
    export: 'collectSources',
    faulty: '(right) => (demo, folder, parts, readText) => right(demo, folder, { ...parts, files: {} }, readText)',
    unit: [`${SRC}/features/sandboxes/browser/collect-sources.test.ts`],
  },
  {
    name: 'demos that are copied to a project lie beside each other, so that two have one file',
    file: `${SRC}/core/model/demo-folder.ts`,
    export: 'demoFolder',
    faulty: '() => (base) => base.replace(/[^/]+$/, "demo")',
    unit: [`${SRC}/features/registry/registry.test.ts`],
  },
  // Search
  {
    name: 'the weights of titles and content are swapped',
    file: `${SRC}/features/search/shared/rate.ts`,
    export: 'MATCH_WEIGHTS',
    faulty: '(right) => ({ ...right, title: right.content, content: right.title })',
    unit: [`${SRC}/features/search/shared/rank.test.ts`],
  },
  {
    name: 'the text before a highlight is cut to 30 characters',
    file: `${SRC}/features/search/shared/highlight.ts`,
    export: 'HIGHLIGHT_LEAD',
    faulty: '() => 30',
    unit: [`${SRC}/features/search/shared/rank.test.ts`],
  },
  {
    name: 'a late answer to older keywords is shown',
    file: `${SRC}/features/search/browser/search-session.ts`,
    find: /!asked\.aborted/g,
    replace: 'true',
    unit: [`${SRC}/features/search/browser/search-session.test.ts`],
  },
  {
    name: 'each key asks the search at once',
    file: `${SRC}/features/search/browser/search-session.ts`,
    export: 'SEARCH_DEBOUNCE',
    faulty: '() => 0',
    unit: [`${SRC}/features/search/browser/search-session.test.ts`],
  },
  {
    name: 'results that match only some of the words are mixed with the others',
    file: `${SRC}/features/search/shared/rank.ts`,
    export: 'rank',
    faulty: '(right) => (data, keywords) => right(data, keywords, true)',
    unit: [`${SRC}/features/search/shared/rank.test.ts`],
  },
  // Navigation and loading
  {
    name: 'a trailing slash is kept',
    file: `${SRC}/core/model/slug.ts`,
    export: 'trimSlash',
    faulty: '() => (path) => path',
    unit: [`${SRC}/core/model/slug.test.ts`],
  },
  {
    name: 'the sidebar is sorted backwards',
    file: `${SRC}/core/node/output/data/navigation.ts`,
    export: 'buildSidebar',
    faulty: '(right) => (pages) => right(pages).map((group) => ({ ...group, pages: [...group.pages].reverse() }))',
    unit: [`${SRC}/core/node/output/data/navigation.test.ts`],
  },
  {
    name: 'a page that is alone in its entry has a sidebar',
    file: `${SRC}/core/node/output/data/navigation.ts`,
    export: 'placePages',
    faulty: `(right) => (sidebars) => {
      const list = [...sidebars];
      const all = list.flatMap((sidebar) => sidebar.groups.flatMap(({ pages }) => pages.map(({ path }) => [path, { sidebar, first: path }])));
      return new Map([...all, ...right(list)]);
    }`,
    unit: [`${SRC}/core/node/output/data/navigation.test.ts`],
  },
  {
    name: 'the focus stays behind when the page changes',
    file: `${SRC}/core/browser/navigation/use-arrival.ts`,
    find: /\.focus\(/g,
    replace: '.focus?.bind(',
    e2e: [`${E2E}/navigation/page-change.spec.ts`],
  },
  {
    name: 'an intended link is fetched at once',
    file: `${SRC}/core/model/link.ts`,
    export: 'INTENT_DELAY',
    faulty: '() => 0',
    e2e: [`${E2E}/loading/prefetch.spec.ts`],
  },
  {
    name: 'the error of a chunk is swallowed',
    file: `${SRC}/core/browser/navigation/create-router.ts`,
    export: 'createRouter',
    faulty: method('state', '() => ({ ...made.state(), problem: undefined })'),
    unit: [`${SRC}/core/browser/navigation/create-router.test.ts`],
  },
  {
    name: 'a newer navigation is overtaken by an older one',
    file: `${SRC}/core/browser/navigation/create-router.ts`,
    find: /if \(signal\.aborted\)/g,
    replace: 'if (false)',
    unit: [`${SRC}/core/browser/navigation/create-router.test.ts`],
  },
  {
    name: 'a page whose chunk fails reloads in a loop',
    file: `${SRC}/core/browser/loading/load.ts`,
    find: /!reasons\.includes\(reason\)/g,
    replace: 'true',
    unit: [`${SRC}/core/browser/loading/load.test.ts`],
  },
  {
    name: 'what failed to load is never asked for again',
    file: `${SRC}/core/browser/loading/load.ts`,
    export: 'createLoader',
    faulty:
      '(right) => (id, start, value) => { let first; return right(id, (signal) => (first ??= (async () => start(signal))()), value); }',
    unit: [`${SRC}/core/browser/loading/load.test.ts`],
  },
  {
    name: 'a stylesheet counts as loaded once it is asked for',
    file: `${SRC}/core/browser/loading/load-style.ts`,
    find: /link\.rel && !isAsked\(link\)/g,
    replace: 'link.rel',
    unit: [`${SRC}/core/browser/loading/import-with.test.ts`],
  },
  {
    name: 'a stylesheet of another page applies once it is fetched',
    file: `${SRC}/core/browser/loading/load-style.ts`,
    find: /link\.media = 'not all'/g,
    replace: "link.media = 'all'",
    unit: [`${SRC}/core/browser/loading/load-style.test.ts`],
  },
  {
    name: 'data that was cut short stays in the cache',
    file: `${PLAYGROUND}/base/fetch-json.ts`,
    find: /\{ \.\.\.init, cache: 'reload' \}/g,
    replace: 'init',
    unit: [`${PLAYGROUND}/base/fetch-json.test.ts`],
  },
  {
    name: 'an edit that replaces functions of the browser breaks all later ones',
    file: `${PLAYGROUND}/frame/remember-builtins.ts`,
    export: 'rememberBuiltins',
    faulty: '() => () => () => true',
    unit: [`${PLAYGROUND}/frame/remember-builtins.test.ts`],
  },
  {
    name: 'frames within a frame may flood the page',
    file: `${PLAYGROUND}/run/link-frame.ts`,
    find: /isWithin\(event.source, element.contentWindow\)/g,
    replace: '(event.source === element.contentWindow)',
    unit: [`${PLAYGROUND}/run/link-frame.test.ts`],
  },
  {
    name: 'frames that have left the view stay',
    file: `${PLAYGROUND}/session/play-in-place.ts`,
    export: 'playInPlace',
    faulty: '(right) => (input) => right({ ...input, stays: () => true })',
    unit: [`${PLAYGROUND}/session/open-session.test.ts`],
  },
  {
    name: 'a page that is behind takes back what the reader types',
    file: `${PLAYGROUND}/session/open-session.ts`,
    find: /echoes\.findIndex/g,
    replace: '[].findIndex',
    unit: [`${PLAYGROUND}/session/open-session.test.ts`],
  },
  {
    name: 'a frame that is stuck stays',
    file: `${PLAYGROUND}/run/create-watchdog.ts`,
    export: 'createWatchdog',
    faulty: '(right) => (options) => right({ ...options, onSilence() {} })',
    unit: [`${PLAYGROUND}/run/create-watchdog.test.ts`],
  },
  {
    name: "another tab's reset leaves the edit in this one",
    file: `${PLAYGROUND}/session/create-session.ts`,
    find: /store\.subscribe\(follow\)/g,
    replace: '(() => {})',
    unit: [`${PLAYGROUND}/session/create-session.test.ts`],
  },
  {
    name: 'a compiler that does not load is blamed on the code',
    file: `${PLAYGROUND}/compile/create-compiler.ts`,
    export: 'createCompiler',
    faulty: method(
      'compile',
      '(source) => made.compile(source).catch((error) => ({ error: { message: String(error) } }))',
    ),
    e2e: [`${E2E}/loading/recovery.spec.ts`],
    grep: 'of the compiler',
  },
  {
    name: 'a page that a script keeps from starting says nothing',
    file: `${SRC}/core/head/watch-start.ts`,
    find: /hasAttribute\(STARTED_ATTRIBUTE\)/g,
    replace: 'matches("*")',
    unit: [`${SRC}/core/head/entry-head.test.ts`],
  },
  {
    name: 'another query keeps the data of the last one',
    file: `${SRC}/core/browser/navigation/create-router.ts`,
    find: /location\.search === state\.location\.search/g,
    replace: 'true',
    unit: [`${SRC}/core/browser/navigation/create-router.test.ts`],
  },
  // Build
  {
    name: 'a property without a description counts as described',
    file: `${SRC}/features/api/node/check-api.ts`,
    export: 'measureCoverage',
    faulty: `(right) => (parts) => ({ ...right(parts), missing: [] })`,
    unit: [`${SRC}/features/api/node/read-api.test.ts`],
  },
  {
    name: 'unknown keys of front matter are accepted',
    file: `${SRC}/core/node/snapshot/read-front-matter.ts`,
    find: /z\.strictObject/g,
    replace: 'z.object',
    unit: [`${SRC}/core/node/snapshot/read-front-matter.test.ts`],
  },
  {
    name: 'dead links are accepted',
    file: `${SRC}/core/node/output/data/check-links.ts`,
    export: 'createLinkCheck',
    faulty: method('ofEntry', `(entry) => made.ofEntry(entry).filter(({ found }) => !found.startsWith('dead link'))`),
    unit: [`${SRC}/core/node/output/data/check-links.test.ts`],
  },
  {
    name: 'modules of Node reach the browser',
    file: `${SRC}/core/node/vite/bundle-contents.ts`,
    export: 'checkBrowserBundle',
    faulty: `() => () => ({ name: 'nothing' })`,
    unit: [`${SRC}/core/node/vite/bundle-contents.test.ts`],
  },
  {
    name: 'quotes of a description end its attribute',
    file: `${SRC}/core/model/escape-html.ts`,
    export: 'escapeHtml',
    faulty: `(right) => (text) => right(text).replaceAll('&quot;', '"')`,
    unit: [`${SRC}/core/model/escape-html.test.ts`],
  },
  {
    name: 'site code may import build code',
    file: '.dependency-cruiser.cjs',
    find: /src\/core\/\(browser\|model\)\//g,
    replace: 'src/',
    unit: ['tests/boundaries.test.ts'],
  },
  // Server
  {
    name: 'pages are cached for a year',
    file: `${SRC}/core/node/vite/server/serve-site.ts`,
    find: /'no-cache'/g,
    replace: 'FOR_EVER',
    unit: [`${SRC}/core/node/vite/server/serve-site.test.ts`],
  },
  {
    name: 'an unknown address is answered with 200',
    file: `${SRC}/core/node/vite/server/serve-site.ts`,
    find: /statusCode = 404/g,
    replace: 'statusCode = 200',
    unit: [`${SRC}/core/node/vite/server/serve-site.test.ts`],
  },
  // What readers see
  {
    name: 'the colour script is missing',
    file: `${SRC}/core/node/output/documents/render-document.ts`,
    export: 'renderDocument',
    faulty: '(right) => (parts) => right(parts).replace(/<script>[^]*?<\\/script>/, "")',
    e2e: [`${E2E}/colour/colour.spec.ts`],
  },
  {
    name: 'a property that came back counts as there all the time',
    file: `${SRC}/core/model/api-changes.ts`,
    find: /\.findLast\(/g,
    replace: '.find(',
    unit: [`${SRC}/core/model/api-history.test.ts`],
  },
  {
    name: 'a check of code says that what is gone is there',
    file: `${SRC}/features/versions/shared/find-fates.ts`,
    export: 'findFates',
    faulty:
      "(right) => (...args) => new Map([...right(...args)].map(([table, fates]) => [table, new Map([...fates].filter(([, { kind }]) => kind !== 'removed'))]))",
    unit: [`${SRC}/cli/check-code/check-project.test.ts`],
  },
  {
    name: 'a check of pasted code reads declarations of the installed version alone',
    file: `${SRC}/features/versions/shared/check-text.ts`,
    export: 'checkText',
    faulty: '(right) => (ts, facts, question) => right(ts, { ...facts, pack: undefined }, question)',
    unit: [`${SRC}/features/versions/shared/check-text.test.ts`],
  },
  {
    name: 'auto does not follow the system',
    file: `${SRC}/core/browser/color-mode/color-mode.tsx`,
    export: 'resolveColor',
    faulty: '(right) => (mode) => right(mode, false)',
    unit: [`${SRC}/core/browser/color-mode/color-mode.test.tsx`],
  },
  {
    name: 'rules of stylesheets are added behind all others',
    file: `${SRC}/core/browser/loading/load-style.ts`,
    find: /insertRule\(rule\.cssText, at\)/g,
    replace: 'insertRule(rule.cssText, to.cssRules.length)',
    unit: [`${SRC}/core/browser/loading/import-with.test.ts`],
  },
  {
    name: 'the reader’s date is rendered while hydrating',
    file: `${SRC}/core/browser/layout/page-footer.tsx`,
    find: /day \?\? iso/g,
    replace: 'typeof window + iso',
    e2e: [`${E2E}/navigation/page-footer.spec.ts`],
  },
  {
    name: 'soft text is too pale to read',
    file: `${SRC}/core/browser/theme.css`,
    find: /--text-soft: #\w+/g,
    replace: '--text-soft: #c4cad4',
    e2e: [`${E2E}/pages/every-page.spec.ts`],
    grep: ' / to /demo',
  },
  {
    name: 'a page is wider than a phone',
    file: `${SRC}/core/browser/theme.css`,
    find: /$/g,
    replace: 'html { min-width: 400px; }',
    e2e: [`${E2E}/pages/every-page.spec.ts`],
    grep: ' / to /demo',
  },
  {
    name: 'a page logs to the console',
    file: `${SRC}/core/browser/layout/page-footer.tsx`,
    export: 'PageFooter',
    faulty: `(right) => (props) => { if (typeof window === 'object') console.log('footer'); return right(props); }`,
    e2e: [`${E2E}/navigation/page-footer.spec.ts`],
  },
  {
    name: "a demo's import of its own library is taken for one of the demo's files",
    file: `${SRC}/core/node/compile/demos/name-imports.ts`,
    export: 'nameImports',
    faulty: '() => ({ text, imports }) => ({ text, imports })',
    unit: [`${SRC}/core/node/compile/demos/name-imports.test.ts`],
  },
  {
    name: 'the frame keeps the library as it was when the server started',
    file: `${SRC}/core/node/output/frame/create-frame-build.ts`,
    export: 'createFrameBuild',
    faulty: `(right) => (...args) => { const build = right(...args); let built; return (snapshot) => (built ??= build(snapshot)); }`,
    unit: [`${SRC}/core/node/output/frame/create-frame-build.test.ts`],
  },
  {
    name: 'what only the menu of a demo needs is in the script of every demo page',
    file: `${SRC}/features/sandboxes/browser/demo-tools.tsx`,
    find: /^([^]*)import\('\.\/demo-actions'\)/g,
    replace: "import * as demoActions from './demo-actions';\n$1Promise.resolve(demoActions)",
    e2e: [`${E2E}/budgets/budgets.spec.ts`],
  },
  {
    name: 'components of a plugin are without the texts of the plugin',
    file: `${SRC}/core/node/config/chosen-feature.ts`,
    export: 'wordedModule',
    faulty: `() => (feature, module) => module`,
    unit: ['packages/live-docs/tests/unit/plugins.test.ts'],
  },
  {
    name: 'the doctor finds any version of a dependency fit',
    file: `${SRC}/core/node/library/in-range.ts`,
    export: 'inRange',
    faulty: '() => () => true',
    unit: [`${SRC}/core/node/library/in-range.test.ts`, `${SRC}/cli/doctor.test.ts`],
  },
  {
    name: 'a review opens no demo whose script changed',
    file: `${SRC}/cli/review/create-loads.ts`,
    export: 'createLoads',
    faulty: method('of', "(document) => ({ ...made.of(document), loads: '' })"),
    unit: [`${SRC}/cli/review/create-loads.test.ts`],
  },
  {
    name: 'a part that no demo shows passes',
    file: `${SRC}/core/node/output/documents/find-unshown.ts`,
    export: 'findUnshown',
    faulty: '() => () => []',
    unit: [`${SRC}/features/parts/parts.test.ts`],
  },
  {
    name: 'an assistant learns nothing of the errors of the code that it runs',
    file: `${SRC}/cli/mcp/run-demo.ts`,
    export: 'runDemoTool',
    faulty: `(right) => (build, check, { run }) =>
      right(build, check, { run: async (input) => ({ ...(await run(input)), errors: [] }) })`,
    unit: [`${SRC}/cli/mcp/mcp.test.ts`],
  },
  {
    name: 'a breaking change is released as an addition',
    file: 'bin/lib/change-notes.mjs',
    find: /raises: 0/g,
    replace: 'raises: 1',
    unit: ['tests/public-api.test.ts'],
  },
];

/**
 * Puts a fault into the text of its file.
 * @param {string} text
 * @param {Pick<Fault, 'export' | 'faulty' | 'find' | 'replace'>} fault
 * @returns {string} the text as it was, where the fault finds no place in it
 */
export function putFault(text, { export: name, faulty, find, replace = '' }) {
  if (find) return text.replace(new RegExp(find.source.replaceAll(' ', '\\s+'), find.flags), replace);
  const declaration = new RegExp(`^export ((?:async )?function|const) ${name}\\b`, 'm');
  if (!declaration.test(text)) return text;
  return `${text.replace(declaration, `$1 right_${name}`)}\nexport const ${name} = (${faulty})(right_${name});\n`;
}
