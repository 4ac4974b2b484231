// @ts-check
import path from 'node:path';
import { parseSync } from 'vite';

/** What a file has that shows something. */
const JSX = /<(?:[A-Za-z][\w.]*[\s/>]|>)/;

/**
 * Counts the stories and the examples that a site is made of, and those of them that a page shows.
 * @param {string} root folder of the site, absolute
 * @param {(file: string) => Promise<any>} load imports a module of the engine's sources
 * @param {boolean} hasTypes true to compile the code that readers see, too
 * @returns {Promise<{ found: number, shown: number, faults: Map<string, string> }>} `faults` by the ids of demos
 */
export async function readShown(root, load, hasTypes) {
  const { readSite } = await load('cli/read-site.ts');
  const { createStore } = await load('core/node/snapshot/create-store.ts');
  const { matchScripts } = await load('core/node/compile/markdown/match-scripts.ts');
  const { input, config } = await readSite(root);
  const snapshot = await createStore(root, config).snapshot();
  const demos = [...snapshot.demos.values()];
  const textOf = (/** @type {string} */ file) => snapshot.files.text(file) ?? '';
  const matched = (/** @type {string[]} */ patterns) => [
    ...new Set(patterns.flatMap((one) => matchScripts(one, snapshot.root, snapshot.files).files)),
  ];
  const examples = matched(Object.values(input.pages ?? {}));
  const importedBy = new Map(examples.map((file) => [file, importsOf(file, textOf(file))]));
  // A file that exports nothing and imports several is an application that shows all.
  const isOverview = (/** @type {string} */ file) =>
    !/^export\b/m.test(textOf(file)) && (importedBy.get(file)?.length ?? 0) > 1;
  const parts = new Set(examples.flatMap((file) => (isOverview(file) ? [] : (importedBy.get(file) ?? []))));
  const isPart = (/** @type {string} */ file) => parts.has(file) || parts.has(file.replace(/\.\w+$/, ''));
  const whole = examples.filter((file) => !isPart(file) && !isOverview(file) && JSX.test(textOf(file)));
  const own = new Set(demos.map(({ file }) => snapshot.files.made.get(file)?.origin ?? file));
  const stories = matched([input.stories ?? []].flat());
  const faults = hasTypes ? await compileShown(snapshot, demos, load) : new Map();
  return {
    found: whole.length + stories.reduce((count, file) => count + countStories(file, textOf(file)), 0),
    shown:
      whole.filter((file) => own.has(file)).length +
      demos.filter(({ file }) => stories.includes(snapshot.files.made.get(file)?.origin)).length,
    faults,
  };
}

/** Files that a script imports from beside it, as it names them. @param {string} file @param {string} text */
function importsOf(file, text) {
  const names = Array.from(text.matchAll(/\bimport\b[^;'"]*\bfrom\s+['"](\.[^'"]*)['"]/g), ([, name = '']) => name);
  return names
    .filter((name) => !/\.(?!tsx?$|jsx?$)\w+$/.test(name))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
}

/** @param {string} file @param {string} text of a file of stories */
function countStories(file, text) {
  const { module } = parseSync(file, text, { lang: /\.tsx?$/.test(file) ? 'tsx' : 'jsx' });
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName }) => (isType ? [] : (exportName.name ?? 'default'))),
  );
  return names.filter((name) => name !== 'default' && !name.startsWith('__')).length;
}

/**
 * Compiles the code of demos that readers see, with the types that they import.
 * @param {any} snapshot
 * @param {any[]} demos
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<Map<string, string>>} the first fault of each demo that has one, by its id
 */
async function compileShown(snapshot, demos, load) {
  const { createApiProgram, errorsIn } = await load('core/node/compile/types/create-program.ts');
  const { shownSources, sourceText } = await load('core/node/snapshot/snapshot.ts');
  const { default: ts } = await import('typescript');
  const { strict = true, ...strictness } = snapshot.libraries.all[0]?.own?.strictness ?? {};
  /** @type {Map<string, string[]>} */
  const filesOf = new Map(demos.map((demo) => [demo.id, shownSources(demo).map((/** @type {any} */ one) => one.file)]));
  const scripts = [...new Set([...filesOf.values()].flat())].filter((file) => /\.tsx?$/.test(file));
  const program = createApiProgram({
    ts,
    root: snapshot.root,
    virtual: new Map(scripts.map((file) => [file, sourceText(snapshot, file)])),
    aliases: snapshot.libraries.aliases,
    options: {
      types: ['vite/client'],
      noUncheckedIndexedAccess: false,
      allowImportingTsExtensions: true,
      strict,
      ...strictness,
    },
  });
  const errors = new Map(scripts.map((file) => [file, errorsIn(program, file)[0]]));
  return new Map(
    [...filesOf].flatMap(([id, files]) => {
      const file = files.find((one) => errors.get(one));
      const fault = file === undefined ? undefined : errors.get(file);
      return fault ? [[id, `${file}:${fault.line + 1}: ${fault.message}`]] : [];
    }),
  );
}
