import { exportCode } from '../model/export-code';
import { isStyle, isStyleModule, isWorkerImport, splitQuery, styleCompiler } from '../model/file-kinds';
import { readScopedNames } from '../model/scope-name';
import { dropStyleImports, findStyleAddresses, findStyleImports, replaceStyleAddresses } from '../model/style-imports';
import { fileCandidates, folderOf, isLocal, joinPath, resolveFile } from '../model/resolve-file';
import { LIVE_SCHEME, type CompiledScript, type LiveImports } from '../model/live';
import { type FrameProgram, type FrameStyle } from '../model/frame-messages';
import { SourceError } from './create-script-compiler';
import { CompiledStyleError } from './less/compiled-style-error';

interface ProgramInput {
  /** Path of the script with the component. All paths are from the project's root. */
  entry: string;
  /** What that exports it as, unless by default. */
  exportName?: string | undefined;
  /** The demo's own files, by path. */
  files: ReadonlyMap<string, string>;
  imports: LiveImports;
  compile(path: string, text: string): Promise<{ url: string; compiled: CompiledScript }>;
  /** Puts fonts into a stylesheet. */
  inlineFonts(text: string): Promise<string>;
}

/**
 * Compiles a demo and fetches the files that it imports, and nothing else.
 * @throws {SourceError} where a file cannot be compiled, or imports what no demo does.
 */
export async function loadProgram({
  entry,
  exportName,
  files,
  imports,
  compile,
  inlineFonts,
}: ProgramInput): Promise<FrameProgram> {
  const scripts: FrameProgram['scripts'] = [];
  const styles = new Map<string, FrameStyle & { imports: string[] }>();
  const packages: FrameProgram['packages'] = {};
  /** What each script imports and uses, in its order. */
  const uses = new Map<string, string[]>();
  const visited = new Set<string>();

  const isFile = (path: string) =>
    files.has(path) ||
    [imports.files, imports.values, imports.styles, imports.frame.packages].some((each) => Object.hasOwn(each, path));
  const resolve = (specifier: string, from: string) => {
    const { path, query } = splitQuery(specifier);
    if (isWorkerImport(specifier)) return specifier;
    if (isLocal(specifier) && query !== '') {
      const target = joinPath(folderOf(from), path);
      return [target, ...fileCandidates(target)].map((each) => each + query).find(isFile);
    }
    // First its own: as JavaScript, they have other endings than the site's.
    if (isLocal(specifier))
      return resolveFile(specifier, from, (path) => files.has(path)) ?? resolveFile(specifier, from, isFile);
    // A stylesheet may leave out the dot.
    const beside = isStyle(from) ? resolveFile(`./${specifier}`, from, isFile) : undefined;
    return beside ?? (isFile(specifier) ? specifier : undefined);
  };
  const find = (specifier: string, from: string, at?: number) => {
    const found = resolve(specifier, from);
    if (found !== undefined) return found;
    const advice = imports.explainMissing?.(specifier);
    throw new SourceError({ message: `Cannot find module: ${specifier}${advice ? `. ${advice}` : ''}`, at }, from);
  };
  /** The text of a demo's file as the site has it. */
  const original = async (path: string) => (await imports.files[path]?.())?.default.text;

  const visit = async (target: string): Promise<void> => {
    if (visited.has(target)) return;
    visited.add(target);
    const { [target]: chunk } = imports.frame.packages;
    const { [target]: loadValue } = imports.values;
    if (chunk) packages[target] = chunk;
    else if (loadValue) addValue(target, (await loadValue()).default);
    else if (isWorkerImport(target)) scripts.push({ path: target, url: urlOf(target), code: NO_WORKER, imports: {} });
    else if (isStyle(target)) await visitStyle(target);
    else await visitScript(target);
  };
  const addValue = (path: string, value: unknown) => {
    const url = urlOf(path);
    scripts.push({ path, url, code: exportCode(value, url), imports: {} });
  };

  const visitScript = async (path: string) => {
    const { url, compiled } = await compile(path, files.get(path) ?? (await original(path)) ?? '');
    const found = compiled.imports.map(({ name, used, at }) => ({ name, used, target: find(name, path, at) }));
    const used = found.filter((each) => each.used);
    scripts.push({
      path,
      url,
      code: compiled.code,
      imports: Object.fromEntries(used.map(({ name, target }) => [name, target])),
    });
    uses.set(
      path,
      used.map(({ target }) => target),
    );
    await Promise.all(used.map(({ target }) => visit(target)));
  };

  /** True for a stylesheet of the demo that isn't as the build has compiled it, or that imports such a one. */
  const isTouched = async (path: string, visited = new Set<string>()): Promise<boolean> => {
    const text = files.get(path);
    if (visited.has(path) || text === undefined) return false;
    visited.add(path);
    if (text !== (await original(path))) return true;
    for (const { name } of findStyleImports(text, false)) {
      const target = resolve(isLocal(name) ? name : `./${name}`, path);
      if (target !== undefined && (await isTouched(target, visited))) return true;
    }
    return false;
  };
  const compileBuilt = async (path: string): Promise<string> => {
    if (styleCompiler(path) !== 'less' || !imports.less)
      throw new SourceError({ message: `${path} is compiled when the site is built: an edit of it can't run` }, path);
    const { default: compileLess } = await imports.less();
    const readText = async (file: string) =>
      files.get(file) ?? (await original(file)) ?? (await imports.lessSources?.[file]?.())?.default;
    try {
      return await compileLess(path, readText);
    } catch (error) {
      if (!(error instanceof CompiledStyleError)) throw error;
      throw new SourceError({ message: error.message, at: error.at }, error.path, await readText(error.path));
    }
  };
  const visitStyle = async (path: string) => {
    const text = files.get(path) ?? (await original(path));
    const { [path]: loadBuilt } = imports.styles;
    // It isn't one of the demo's files, or it is as the build has compiled it.
    if (loadBuilt && !(await isTouched(path))) {
      const built = (await loadBuilt()).default;
      if (isStyleModule(path)) addValue(path, readScopedNames(built, path));
      styles.set(path, { path, text: built, imports: [] });
      return;
    }
    const plain = loadBuilt ? await compileBuilt(path) : (text ?? '');
    if (isStyleModule(path)) return visitStyleModule(path, plain);
    await addStyle(path, plain);
  };
  const visitStyleModule = async (path: string, text: string) => {
    const { url, compiled } = await compile(path, text);
    scripts.push({ path, url, code: compiled.code, imports: {} });
    await addStyle(path, compiled.style ?? '');
  };
  const addStyle = async (path: string, text: string) => {
    const targets = findStyleImports(text).map(({ name, at }) => find(name, path, at));
    await Promise.all(targets.map(visit));
    const addresses = new Map<string, string>();
    for (const name of findStyleAddresses(text)) {
      const address = await imports.values[joinPath(folderOf(path), name)]?.();
      if (address) addresses.set(name, address.default);
    }
    const plain = replaceStyleAddresses(dropStyleImports(text), (name) => addresses.get(name));
    styles.set(path, { path, text: plain, imports: targets });
  };

  const [themes] = await Promise.all([
    Promise.all(imports.themes.map(async (load, at) => ({ path: `theme ${at}`, text: (await load()).default }))),
    visit(entry),
  ]);
  const ordered = [...themes, ...inOrder(entry, uses, styles)];
  const whole = await Promise.all(ordered.map(async ({ path, text }) => ({ path, text: await inlineFonts(text) })));
  return { entry, exportName, scripts, styles: whole, packages };
}

/** Address of a script that no reader writes. */
const urlOf = (path: string) => `${LIVE_SCHEME}${encodeURI(path)}?0`;

/** Takes the place of a worker. */
const NO_WORKER = `(function(require,module,exports){exports.__esModule=true;exports.default=Worker})`;

/** Stylesheets in the order in which scripts import them. */
function inOrder(
  entry: string,
  uses: ReadonlyMap<string, string[]>,
  styles: ReadonlyMap<string, FrameStyle & { imports: string[] }>,
): FrameStyle[] {
  const ordered = new Map<string, FrameStyle>();
  const visited = new Set<string>();
  const visit = (target: string) => {
    if (visited.has(target)) return;
    visited.add(target);
    const style = styles.get(target);
    (style?.imports ?? uses.get(target) ?? []).forEach(visit);
    if (style) ordered.set(target, { path: style.path, text: style.text });
  };
  visit(entry);
  return [...ordered.values()];
}
