/**
 * Who may import whom, types included. Each rule's comment says what to do; `tests/boundaries.test.ts` proves it.
 * A test beside its code may import what it needs.
 */
const TEST = '\\.test\\.tsx?$';
/** What sites and examples may import of the packages. */
const SURFACE = '^packages/(live-docs/src/(index|components|plugin|test)|playground/src/((react|vite)/)?index)\\.ts$';
/** A page's data loader runs in Node. */
const SERVER = '\\.server\\.tsx?$';
/** Loaders of a page's data, which are part of this site and not copied out of it. */
const LOADER = '\\.(server|client)\\.tsx?$';
/** All that this repository holds, files at its root included; neither a package, nor a virtual module, nor a builtin. */
const OURS = '^(packages|site|examples|tests|bin)/|^[^/]+\\.[cm]?[jt]s$';
/** Pages and demos of a site. */
const DOCS = '((?:site|examples/[^/]+|packages/live-docs)/docs)';
const REACT = 'node_modules/(@types/)?react/';
const TYPESCRIPT = 'node_modules/typescript/';

/** The playground's sources. */
const PLAYGROUND = 'packages/playground/src';
/** What live-docs may import of it: what its package.json exports. `parts` are folders. */
const playground = (/** @type {string} */ parts) => `^${PLAYGROUND}/((${parts})/)?index\\.ts$`;
/** What of it pages of live-docs build on, and their demos once they're edited. */
const INTERNAL = `^${PLAYGROUND}/(base/index|react/internal)\\.ts$`;
/** The playground's reader of types, which its worker and live-docs' build share. */
const READERS = `^${PLAYGROUND}/types/(index|find-rows|worker/(create-host|open-program|project|with-pack))\\.ts$`;
/** What of the playground runs beside the page that has it: in workers, and in the frame. */
const BESIDE = `^${PLAYGROUND}/(frame|(compile|types)/worker)/`;
/** What of it runs in Node. */
const BUILD = `^${PLAYGROUND}/(build|vite|cli)/`;

/** The drawing's sources, and what live-docs may import of them. */
const DRAWING = '^packages/drawing/src/';
const DRAWS = `${DRAWING}index\\.ts$`;

/** What live-docs may import of the migration, which its command starts. */
const MIGRATION = '^packages/migrate/src/index\\.ts$';

/** Layers of src/core/node, in the order in which a page passes through them. */
const LAYERS = [
  'files',
  'library',
  'internals',
  'config',
  'compile/live',
  'compile/markdown',
  'compile/demos',
  'compile/types',
  'compile/pictures',
  'snapshot',
  'feature',
  'output/frame',
  'output/data',
  'output/markdown',
  'output/documents',
  'vite/server',
  'vite/dev',
  'vite',
];

/** @param {string} text */
const code = (text) => ({ path: text, pathNot: TEST });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'model-stands-alone',
      comment:
        'src/core/model is the vocabulary of all sides: pass in what it needs, or move the code to the side that has it.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/model/'),
      to: { pathNot: ['^packages/live-docs/src/core/model/', playground('model'), REACT] },
    },
    {
      name: 'model-takes-types-of-react',
      comment: 'src/core/model runs where React does not: write `import type`, or move the code to src/core/browser.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/model/'),
      to: { path: REACT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'node-imports-model',
      comment: 'src/core/node runs in Node and never sees the browser side: move what both need to src/core/model.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/node/'),
      to: { path: OURS, pathNot: ['^packages/live-docs/src/core/(node|model)/', playground('build|model|types')] },
    },
    ...LAYERS.map((layer, at) => ({
      name: `node-${layer.replace('/', '-')}-imports-lower-layers`,
      comment: `src/core/node/${layer} imports only layers before it (LAYERS in this file): pass in what it needs, or move the code.`,
      severity: /** @type {const} */ ('error'),
      // The last layer holds folders that are layers, too.
      from: code(`^packages/live-docs/src/core/node/${layer}/${layer === 'vite' ? '[^/]+$' : ''}`),
      to: {
        path: '^packages/live-docs/src/core/node/',
        pathNot: `^packages/live-docs/src/core/node/(${LAYERS.slice(0, at + 1).join('|')})/`,
      },
    })),
    {
      name: 'site-imports-model',
      comment:
        'src/core/browser never sees the build: take its data from a virtual module, and what both need from src/core/model.',
      severity: 'error',
      from: code('^packages/live-docs/src/(core/browser/|components\\.ts$)'),
      to: {
        path: OURS,
        pathNot: ['^packages/live-docs/src/core/(browser|model)/', DRAWS, playground('model'), INTERNAL],
      },
    },
    {
      name: 'feature-rooms-keep-their-runtime',
      comment:
        'A feature runs without the others, and its rooms keep their runtime: name modules of other rooms by path, and share by shared/.',
      severity: 'error',
      from: code('^packages/live-docs/src/features/([^/]+)/(?:index\\.ts$|node/)'),
      to: {
        path: OURS,
        pathNot: [
          '^packages/live-docs/src/core/(node|model)/',
          '^packages/live-docs/src/features/$1/(node|shared)/',
          playground('build|model|types'),
        ],
      },
    },
    {
      name: 'feature-browser-imports-browser',
      comment:
        "browser/ of a feature uses the core's parts for it (ui, loading, locale, navigation, slot) and its own shared/. It starts a worker by its address.",
      severity: 'error',
      from: code('^packages/live-docs/src/features/([^/]+)/browser/'),
      to: {
        path: OURS,
        // Workers export nothing: all that can be imported is their address.
        pathNot: [
          '^packages/live-docs/src/core/(model|browser/(ui|loading|locale|navigation|slot))/',
          '^packages/live-docs/src/features/$1/worker/[^/]+\\.ts$',
          '^packages/live-docs/src/core/browser/page/(heading|cards)\\.tsx$',
          '^packages/live-docs/src/features/$1/(browser|shared)/',
          DRAWS,
          playground('model'),
          INTERNAL,
        ],
      },
    },
    {
      name: 'feature-workers-and-shared-import-model',
      comment:
        "worker/ and shared/ of a feature run wherever they are taken: they know the model, and the playground's reader of types.",
      severity: 'error',
      from: code('^packages/live-docs/src/features/([^/]+)/(worker|shared)/'),
      to: {
        path: OURS,
        pathNot: [
          '^packages/live-docs/src/core/model/',
          '^packages/live-docs/src/features/$1/($2|shared)/',
          playground('model|types'),
        ],
      },
    },
    {
      name: 'tools-import-model',
      comment:
        'src/tools knows a built site by its texts: pass in what reads them. It finds what the search of the site finds, by its shared/.',
      severity: 'error',
      from: code('^packages/live-docs/src/tools/'),
      to: { pathNot: ['^packages/live-docs/src/(tools|core/model|features/search/shared)/', playground('model')] },
    },
    {
      name: 'head-imports-model',
      comment:
        'src/core/head is built to one script that each document holds: it brings no package, and shares names through src/core/model.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/head/'),
      to: { pathNot: '^packages/live-docs/src/core/(head|model)/' },
    },
    {
      name: 'probe-imports-model',
      comment:
        'src/probe is built to one script that live-docs test adds to each page: it brings no package, and shares names through src/core/model.',
      severity: 'error',
      from: code('^packages/live-docs/src/probe/'),
      to: { pathNot: '^packages/live-docs/src/(probe|core/model)/' },
    },
    {
      name: 'cli-imports-node-and-model',
      comment:
        'The command runs in Node: src/cli imports src/core/node, src/core/model, src/tools, the reader of the library in features/api/node, what checks upgrades in features/versions/shared, what runs and packs versions in features/versions/node, what writes archives in features/archives/node, and the browser side through Vite.',
      severity: 'error',
      from: code('^packages/live-docs/src/cli/'),
      to: {
        path: OURS,
        pathNot: [
          '^packages/live-docs/src/((cli|core/(node|model)|tools|features/((api|archives|versions)/node|versions/shared))/|test\\.ts$|features/index\\.ts$)',
          playground('model|build'),
          MIGRATION,
        ],
      },
    },
    {
      name: 'index-runs-in-node',
      comment:
        "What 'live-docs' exports runs in Node: export types of src/core/browser with `export type`, or the value from src/components.ts.",
      severity: 'error',
      from: { path: '^packages/live-docs/src/(index|messages)\\.ts$' },
      to: {
        path: '^packages/live-docs/src/(core/browser|features/[^/]+/(browser|worker))/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'engine-knows-no-site',
      comment: 'The engine serves any library: make it an option of the configuration, or a fixture of its tests.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/[^/]+/(tests|bench)/', TEST] },
      to: { path: '^(site|examples)/' },
    },
    {
      name: 'ui-knows-no-page',
      comment: 'src/core/browser/ui holds plain parts: give it what it shows as properties.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/browser/ui/'),
      to: { path: '^packages/live-docs/src/', pathNot: '^packages/live-docs/src/core/browser/ui/' },
    },
    {
      name: 'loading-imports-ui',
      comment: 'src/core/browser/loading serves every room: pass in what is to be loaded and how it is shown.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/browser/loading/'),
      to: {
        path: '^packages/live-docs/src/core/browser/[^/]+/',
        pathNot: '^packages/live-docs/src/core/browser/(ui|loading)/',
      },
    },
    {
      name: 'locale-and-navigation-import-loading-and-ui',
      comment: 'src/core/browser/locale, navigation and slot serve every room: pass in what they need of another one.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/browser/(locale|navigation|slot)/'),
      to: {
        path: '^packages/live-docs/src/core/browser/[^/]+/',
        pathNot: '^packages/live-docs/src/core/browser/(ui|loading|$1)/',
      },
    },
    {
      name: 'rooms-do-not-meet',
      comment: 'Rooms of src/core/browser do not know each other: let src/core/browser/app put them together.',
      severity: 'error',
      from: code('^packages/live-docs/src/core/browser/(?!(?:app|ui|loading|locale|navigation|slot)/)([^/]+)/'),
      to: {
        path: '^packages/live-docs/src/core/browser/[^/]+/',
        pathNot: '^packages/live-docs/src/core/browser/(ui|loading|locale|navigation|slot|$1)/',
      },
    },
    {
      name: 'drawing-stands-alone',
      comment:
        "The drawing runs in any page and brings no package, the types of Sketch's format aside: pass in what it needs.",
      severity: 'error',
      from: code(DRAWING),
      to: { pathNot: [DRAWING, 'node_modules/@sketch-hq/sketch-file-format-ts/'] },
    },
    {
      name: 'packages-import-exports-of-others',
      comment:
        "A package knows the others by what they export: import from 'live-playground/…', 'live-drawing' or 'live-docs/…', or export it there.",
      severity: 'error',
      from: code('^packages/(live-docs|migrate|create-live-docs)/(src|bin|scripts)/'),
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'engine-runs-without-the-migration',
      comment: 'A site lives without the migration: only its command in src/cli/main.ts loads it, when it is called.',
      severity: 'error',
      from: code('^packages/live-docs/'),
      to: { path: '^packages/migrate/', dynamic: false },
    },
    {
      name: 'command-starts-the-migration',
      comment: 'A site lives without the migration: let its command in src/cli/main.ts load it.',
      severity: 'error',
      from: code('^packages/live-docs/(?!src/cli/main\\.ts$)'),
      to: { path: '^packages/migrate/' },
    },
    {
      name: 'migration-imports-internal',
      comment:
        'src/internal.ts lists what the migration and create-live-docs need of the engine: add it there, or copy it if it is short.',
      severity: 'error',
      from: code('^packages/(migrate|create-live-docs)/src/'),
      to: {
        path: OURS,
        pathNot: ['^packages/$1/', '^packages/live-docs/src/internal\\.ts$', playground('model|build')],
      },
    },
    {
      name: 'create-runs-without-the-engine',
      comment:
        'npm create downloads this package alone: take types of the engine, and load what the site has installed.',
      severity: 'error',
      from: code('^packages/create-live-docs/(src|bin)/'),
      to: { path: '^packages/(?!create-live-docs/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'playground-knows-no-live-docs',
      comment: 'The playground serves any page: make it an argument, or a fixture of its tests.',
      severity: 'error',
      from: { path: '^packages/playground/' },
      to: { path: '^packages/(live-docs|drawing|migrate)/' },
    },
    {
      name: 'playground-model-stands-alone',
      comment: 'model is the vocabulary of all sides: pass in what it needs, or move the code to the side that has it.',
      severity: 'error',
      from: code(`^${PLAYGROUND}/model/`),
      to: { pathNot: `^${PLAYGROUND}/model/` },
    },
    {
      name: 'playground-base-imports-model',
      comment: 'base serves every folder of the page: pass in what is to be loaded or shown.',
      severity: 'error',
      from: code(`^${PLAYGROUND}/base/`),
      to: { path: OURS, pathNot: `^${PLAYGROUND}/(base|model)/` },
    },
    {
      name: 'playground-frame-imports-model',
      comment:
        'frame runs in another origin and gets all by message: add it to the messages in model/frame-messages.ts.',
      severity: 'error',
      from: code(`^${PLAYGROUND}/frame/`),
      to: { path: OURS, pathNot: `^${PLAYGROUND}/(frame|model)/` },
    },
    {
      name: 'playground-workers-import-model',
      comment:
        'A worker gets all by message: import model, the reader of types, or inner parts of a package in internals.',
      severity: 'error',
      from: code(`^${PLAYGROUND}/(compile|types)/worker/`),
      to: { path: OURS, pathNot: [`^${PLAYGROUND}/($1/worker|model|internals)/`, READERS] },
    },
    {
      name: 'playground-type-reader-imports-model',
      comment: 'Node and a worker read types with it: pass in what it needs of either.',
      severity: 'error',
      from: code(READERS),
      to: { pathNot: [`^${PLAYGROUND}/model/`, READERS, TYPESCRIPT] },
    },
    {
      name: 'playground-is-given-the-compiler',
      comment:
        'Node and the worker have different builds of the compiler: write `import type`, and take it as an argument.',
      severity: 'error',
      from: code(`^${PLAYGROUND}/(?!build/|vite/|cli/|internals/)`),
      to: { path: TYPESCRIPT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'playground-page-starts-what-runs-beside-it',
      comment:
        'The page starts workers and the frame by their address, and shares types and messages with them in model.',
      severity: 'error',
      // The reader of types is what its worker and others share.
      from: { path: `^${PLAYGROUND}/`, pathNot: [BESIDE, BUILD, READERS, `^${PLAYGROUND}/internals/`, TEST] },
      to: { path: [BESIDE, BUILD, `^${PLAYGROUND}/internals/`] },
    },
    {
      name: 'playground-engine-knows-no-interface',
      comment: 'What edits, compiles and runs works without React and CodeMirror: let react or editor call it.',
      severity: 'error',
      from: {
        path: `^${PLAYGROUND}/`,
        pathNot: [`^${PLAYGROUND}/(react|editor)/`, TEST],
      },
      to: { path: `^${PLAYGROUND}/(react|editor)/` },
    },
    {
      name: 'playground-editor-knows-no-components',
      comment: 'The editor draws by itself: give it what it shows as an argument.',
      severity: 'error',
      from: code(`^${PLAYGROUND}/editor/`),
      to: { path: `^${PLAYGROUND}/react/` },
    },
    {
      name: 'playground-build-imports-model',
      comment:
        'build runs in Node and never sees the page: move what both need to model, and find what it bundles by its path.',
      severity: 'error',
      from: code(BUILD),
      // Node asks the type service of the worker, too.
      to: {
        path: OURS,
        pathNot: [
          BUILD,
          `^${PLAYGROUND}/(model|internals)/`,
          `^${PLAYGROUND}/types/worker/create-type-service`,
          READERS,
        ],
      },
    },
    {
      name: 'inner-parts-in-internals',
      comment:
        'Inner parts of a package change without notice: use them in src/internals of the playground or src/core/node/internals of live-docs, with a contract test.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: ['^packages/live-docs/src/core/node/internals/', `^${PLAYGROUND}/internals/`],
      },
      to: { path: 'node_modules/(sucrase/dist|react(-dom)?/cjs)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other, types included, are one: move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'docs-stand-alone',
      comment:
        'A demo is copied out of here: import the packages in "dependencies" of package.json and files in docs only.',
      severity: 'error',
      from: { path: `^${DOCS}/`, pathNot: [TEST, LOADER] },
      to: { pathNot: '^$1/', dependencyTypesNot: ['npm', 'npm-peer', 'core'] },
    },
    {
      name: 'sites-use-the-public-surface',
      comment:
        "A site knows the engine as a package: import from 'live-docs', 'live-docs/components' or 'live-docs/plugin'.",
      severity: 'error',
      from: { path: '^(site|examples/[^/]+)/', pathNot: '^site/(tests|bench)/' },
      to: { path: `${OURS}|^live-docs/`, pathNot: ['^$1/', SURFACE] },
    },
    {
      name: 'plugins-use-what-is-for-them',
      comment: "A plugin knows the engine by 'live-docs/plugin', and its components by 'live-docs/components'.",
      severity: 'error',
      from: { path: '^(examples/plugins/(?!site/)[^/]+)/' },
      to: { path: `${OURS}|^live-docs`, pathNot: ['^$1/', '^packages/live-docs/src/(plugin|components)\\.ts$'] },
    },
    {
      name: 'no-node-in-browsers',
      comment:
        'Browsers have no Node modules: do it in src/core/node or build, and pass the result on as a file or a virtual module.',
      severity: 'error',
      from: {
        path: `^packages/live-docs/src/(core/(browser|model|head)|probe|features/[^/]+/(browser|worker|shared))/|^${PLAYGROUND}/|^${DOCS}/`,
        pathNot: [TEST, SERVER, BUILD, `^${PLAYGROUND}/internals/`],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'bin-runs-before-install',
      comment: 'bin runs before any package is there: use Node alone, and import() a package after ensureInstalled().',
      severity: 'error',
      from: { path: '^bin/' },
      to: { pathNot: '^bin/', dependencyTypesNot: ['core', 'type-import', 'type-only', 'jsdoc'], dynamic: false },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^packages/live-docs/tests/fixtures/',
        // Copies.
        '^examples/rc-table-7/docs/demo/',
        '^(packages/[^/]+|site|examples/[^/]+|examples/plugins/site)/(dist|lib|\\.site)/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['live-docs-source', 'import', 'browser', 'default'],
    },
    skipAnalysisNotInRules: true,
  },
};
