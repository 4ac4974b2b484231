// @ts-check
// Compiles the package: `src` becomes `lib`, one module per source, with the declarations of what is public. `npm pack`
// runs it. Modules stay apart, because a site's own bundle takes the browser's part from here, workers and styles included.
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { completeNames, findNames } from './complete-names.mjs';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const SRC = path.join(PACKAGE, 'src');
const LIB = path.join(PACKAGE, 'lib');

/** Modules whose declarations are public. Those that they refer to come along. */
const PUBLIC = ['index.d.ts', 'components.d.ts'];

const { scripts, declarations } = compile(path.join(PACKAGE, 'tsconfig.build.json'));
rmSync(LIB, { recursive: true, force: true });
for (const [name, text] of [...scripts, ...reach(declarations, PUBLIC)]) {
  const file = path.join(LIB, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
// Styles, and scripts that are JavaScript already.
cpSync(SRC, LIB, {
  recursive: true,
  filter: (file) => statSync(file).isDirectory() || !/\.tsx?$|\.(test|fixture)\.[^.]+$/.test(file),
});

// The compiler of the type worker, so that sites needn't make it.
const { writeCompiler } = await import(pathToFileURL(path.join(LIB, 'node/compile/types/prepare-compiler.js')).href);
await writeCompiler(path.join(LIB, 'node/compile/types/compiler'));

/**
 * What the compiler makes of the sources: texts by path from `lib`.
 * @param {string} configFile
 */
function compile(configFile) {
  const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configFile));
  stopAt(error ? [error, ...errors] : errors);
  /** @type {Map<string, string>} */
  const scripts = new Map();
  /** @type {Map<string, string>} */
  const declarations = new Map();
  const { diagnostics } = ts
    .createProgram(fileNames, options)
    .emit(undefined, (file, text, _mark, _onError, sources) => {
      const texts = file.endsWith('.d.ts') ? declarations : scripts;
      const [source] = sources ?? [];
      if (source) texts.set(path.relative(LIB, file), completeNames(text, path.resolve(source.fileName)));
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
