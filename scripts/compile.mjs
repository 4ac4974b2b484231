// @ts-check
// Compiles the package in the current folder: `src` becomes `lib`, one module per source, with the declarations of what is
// public. `npm pack` runs it. Modules stay apart, because a site's own bundle takes the browser's part from here, workers
// and styles included. What they import of `devDependencies` is bundled.
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { bundlePackages } from './bundle-packages.mjs';
import { completeNames, findNames } from './complete-names.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGE = process.cwd();
const SRC = path.join(PACKAGE, 'src');
const LIB = path.join(PACKAGE, 'lib');

const { scripts, declarations } = compile();
rmSync(LIB, { recursive: true, force: true });
for (const [name, text] of [...scripts, ...reach(declarations, publicDeclarations())]) {
  const file = path.join(LIB, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
// Styles, and scripts that are JavaScript already.
cpSync(SRC, LIB, {
  recursive: true,
  filter: (file) => statSync(file).isDirectory() || !/\.tsx?$|\.(test|fixture)\.[^.]+$/.test(file),
});
await bundlePackages(PACKAGE, LIB);

/** Declarations that package.json exports, by path from `lib`. Those that they refer to come along. */
function publicDeclarations() {
  /** @type {{ exports: Record<string, { types?: string }> }} */
  const { exports } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(({ types }) => (types ? path.relative(LIB, path.resolve(PACKAGE, types)) : []));
}

/** What the compiler makes of the sources: texts by path from `lib`. Sources of other packages are left to these. */
function compile() {
  const options = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      outDir: 'lib',
      rootDir: ROOT,
      noEmit: false,
      noCheck: true,
      incremental: false,
    },
    include: ['src'],
    exclude: ['src/**/*.test.*', 'src/**/*.fixture.*'],
    references: [],
  };
  const config = ts.parseJsonConfigFileContent(options, ts.sys, PACKAGE);
  stopAt(config.errors);
  /** @type {Map<string, string>} */
  const scripts = new Map();
  /** @type {Map<string, string>} */
  const declarations = new Map();
  const { diagnostics } = ts
    .createProgram(config.fileNames, config.options)
    .emit(undefined, (file, text, _mark, _onError, sources) => {
      const source = path.resolve(sources?.[0]?.fileName ?? '');
      if (!source.startsWith(SRC + path.sep)) return;
      const texts = file.endsWith('.d.ts') ? declarations : scripts;
      const name = path.join(path.relative(SRC, path.dirname(source)), path.basename(file));
      texts.set(name, completeNames(text, source, SRC));
    });
  stopAt(diagnostics);
  return { scripts, declarations };
}

/**
 * The declarations that can be reached from some of them. The others are private.
 * @param {Map<string, string>} declarations texts by path
 * @param {string[]} starts
 */
function reach(declarations, starts) {
  /** @type {Map<string, string>} */
  const reached = new Map();
  const follow = (/** @type {string} */ name) => {
    const text = declarations.get(name);
    if (text === undefined || reached.has(name)) return;
    reached.set(name, text);
    for (const { text: to } of findNames(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)))
      follow(path.join(path.dirname(name), to.replace(/\.js$/, '.d.ts')));
  };
  starts.forEach(follow);
  return reached;
}

/**
 * Ends the process with what the compiler reports, if it reports anything.
 * @param {readonly ts.Diagnostic[]} diagnostics
 */
function stopAt(diagnostics) {
  if (diagnostics.length === 0) return;
  console.error(
    ts.formatDiagnostics(diagnostics, {
      getCurrentDirectory: () => PACKAGE,
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
