/**
 * Who may import whom, types included. Each rule's comment says what to do; `tests/boundaries.test.ts` proves it.
 * A test beside its code may import what it needs.
 */
const TEST = '\\.test\\.tsx?$';
/** What sites may import of the engine. */
const SURFACE = '^packages/live-docs/src/(index|components)\\.ts$';
/** A page's data loader runs in Node. */
const SERVER = '\\.server\\.tsx?$';
/** Loaders of a page's data, which are part of this site and not copied out of it. */
const LOADER = '\\.(server|client)\\.tsx?$';
/** All that this repository holds, files at its root included; neither a package, nor a virtual module, nor a builtin. */
const OURS = '^(packages|site|examples|tests|bin)/|^[^/]+\\.[cm]?[jt]s$';
/** Pages and demos of a site. */
const DOCS = '((?:site|examples/[^/]+)/docs)';
const REACT = 'node_modules/(@types/)?react/';
const TYPESCRIPT = 'node_modules/typescript/';

/** Layers of src/node, in the order in which a page passes through them. */
const LAYERS = [
  'files',
  'internals',
  'config',
  'compile/markdown',
  'compile/demos',
  'compile/types',
  'compile/api',
  'compile/pictures',
  'snapshot',
  'output/frame',
  'output/data',
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
        'src/model is the vocabulary of all sides: pass in what it needs, or move the code to the side that has it.',
      severity: 'error',
      from: code('^packages/live-docs/src/model/'),
      to: { pathNot: ['^packages/live-docs/src/model/', REACT] },
    },
    {
      name: 'model-takes-types-of-react',
      comment: 'src/model runs where React does not: write `import type`, or move the code to src/site.',
      severity: 'error',
      from: code('^packages/live-docs/src/model/'),
      to: { path: REACT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'typescript-imports-model',
      comment: 'src/typescript reads types in Node and in a worker: pass in what it needs of either.',
      severity: 'error',
      from: code('^packages/live-docs/src/typescript/'),
      to: { pathNot: ['^packages/live-docs/src/(typescript|model)/', TYPESCRIPT] },
    },
    {
      name: 'typescript-is-given-the-compiler',
      comment:
        'Node and the worker have different builds of the compiler: write `import type`, and take it as an argument.',
      severity: 'error',
      from: code('^packages/live-docs/src/typescript/'),
      to: { path: TYPESCRIPT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'node-imports-model',
      comment: 'src/node runs in Node and never sees the browser side: move what both need to src/model.',
      severity: 'error',
      from: code('^packages/live-docs/src/node/'),
      to: { path: OURS, pathNot: '^packages/live-docs/src/(node|model|typescript)/' },
    },
    ...LAYERS.map((layer, at) => ({
      name: `node-${layer.replace('/', '-')}-imports-lower-layers`,
      comment: `src/node/${layer} imports only layers before it (LAYERS in this file): pass in what it needs, or move the code.`,
      severity: /** @type {const} */ ('error'),
      // The last layer holds folders that are layers, too.
      from: code(`^packages/live-docs/src/node/${layer}/${layer === 'vite' ? '[^/]+$' : ''}`),
      to: {
        path: '^packages/live-docs/src/node/',
        pathNot: `^packages/live-docs/src/node/(${LAYERS.slice(0, at + 1).join('|')})/`,
      },
    })),
    {
      name: 'site-imports-model',
      comment:
        'src/site never sees the build: take its data from a virtual module, what both need from src/model, and start a worker by its address.',
      severity: 'error',
      from: code('^packages/live-docs/src/(site/|components\\.ts$)'),
      to: { path: OURS, pathNot: '^packages/live-docs/src/(site|model)/' },
    },
    {
      name: 'workers-import-model',
      comment: 'A worker is a thin shell: move its pure function to src/model, or keep it in src/workers.',
      severity: 'error',
      from: code('^packages/live-docs/src/workers/'),
      to: { path: OURS, pathNot: '^packages/live-docs/src/(workers|model|typescript)/' },
    },
    {
      name: 'frame-imports-model',
      comment:
        'src/frame runs in another origin and gets all by message: add it to the messages in src/model/frame-messages.ts.',
      severity: 'error',
      from: code('^packages/live-docs/src/frame/'),
      to: { path: OURS, pathNot: '^packages/live-docs/src/(frame|model)/' },
    },
    {
      name: 'head-imports-model',
      comment:
        'src/head is built to one script that each document holds: it brings no package, and shares names through src/model.',
      severity: 'error',
      from: code('^packages/live-docs/src/head/'),
      to: { pathNot: '^packages/live-docs/src/(head|model)/' },
    },
    {
      name: 'cli-imports-node-and-model',
      comment: 'The command runs in Node: src/cli imports src/node and src/model, and the browser side through Vite.',
      severity: 'error',
      from: code('^packages/live-docs/src/cli/'),
      to: { path: OURS, pathNot: '^packages/live-docs/src/(cli|node|model)/' },
    },
    {
      name: 'index-runs-in-node',
      comment:
        "What 'live-docs' exports runs in Node: export types of src/site with `export type`, or the value from src/components.ts.",
      severity: 'error',
      from: { path: '^packages/live-docs/src/(index|messages)\\.ts$' },
      to: { path: '^packages/live-docs/src/(site|workers)/', dependencyTypesNot: ['type-only'] },
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
      comment: 'src/site/ui holds plain parts: give it what it shows as properties.',
      severity: 'error',
      from: code('^packages/live-docs/src/site/ui/'),
      to: { path: '^packages/live-docs/src/', pathNot: '^packages/live-docs/src/site/ui/' },
    },
    {
      name: 'loading-imports-ui',
      comment: 'src/site/loading serves every room: pass in what is to be loaded and how it is shown.',
      severity: 'error',
      from: code('^packages/live-docs/src/site/loading/'),
      to: { path: '^packages/live-docs/src/site/[^/]+/', pathNot: '^packages/live-docs/src/site/(ui|loading)/' },
    },
    {
      name: 'locale-and-navigation-import-loading-and-ui',
      comment: 'src/site/locale and src/site/navigation serve every room: pass in what they need of another one.',
      severity: 'error',
      from: code('^packages/live-docs/src/site/(locale|navigation)/'),
      to: { path: '^packages/live-docs/src/site/[^/]+/', pathNot: '^packages/live-docs/src/site/(ui|loading|$1)/' },
    },
    {
      name: 'rooms-do-not-meet',
      comment: 'Rooms of src/site do not know each other: let src/site/app put them together.',
      severity: 'error',
      from: code('^packages/live-docs/src/site/(?!(?:app|ui|loading|locale|navigation)/)([^/]+)/'),
      to: {
        path: '^packages/live-docs/src/site/[^/]+/',
        pathNot: '^packages/live-docs/src/site/(ui|loading|locale|navigation|$1)/',
      },
    },
    {
      name: 'inner-parts-in-internals',
      comment:
        'Inner parts of a package change without notice: use them in src/node/internals or src/workers/internals, with a contract test.',
      severity: 'error',
      from: { path: '^packages/live-docs/src/', pathNot: '^packages/live-docs/src/(node|workers)/internals/' },
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
      to: { pathNot: '^$1/', dependencyTypesNot: ['npm', 'core'] },
    },
    {
      name: 'sites-use-the-public-surface',
      comment: "A site knows the engine as a package: import from 'live-docs' or 'live-docs/components'.",
      severity: 'error',
      from: { path: '^(site|examples/[^/]+)/', pathNot: '^site/(tests|bench)/' },
      to: { path: `${OURS}|^live-docs/`, pathNot: ['^$1/', SURFACE] },
    },
    {
      name: 'no-node-in-browsers',
      comment: 'Browsers have no Node modules: do it in src/node and pass the result through a virtual module.',
      severity: 'error',
      from: {
        path: `^packages/live-docs/src/(site|model|typescript|workers|frame|head)/|^${DOCS}/`,
        pathNot: [TEST, SERVER],
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
      path: ['^packages/live-docs/tests/fixtures/', '^(packages/[^/]+|site|examples/[^/]+)/(dist|lib|\\.site)/'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['live-docs-source', 'import', 'browser', 'default'],
    },
    skipAnalysisNotInRules: true,
  },
};
