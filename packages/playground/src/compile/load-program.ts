import { dropStyleImports, findStyleImports } from '../model/style-imports';
import { isLocal, resolveFile } from '../model/resolve-file';
import { type CompiledScript, type LiveImports } from '../model/live';
import { type FrameProgram, type FrameStyle } from '../model/frame-messages';
import { SourceError } from './create-script-compiler';

interface ProgramInput {
  /** Path of the script with the default export. All paths are from the project's root. */
  entry: string;
  /** The demo's own files, by path. */
  files: ReadonlyMap<string, string>;
  imports: LiveImports;
  compile(path: string, text: string): Promise<{ url: string; compiled: CompiledScript }>;
}

/**
 * Compiles a demo and fetches the files that it imports, and nothing else.
 * @throws {SourceError} where a file cannot be compiled, or imports what no demo does.
 */
export async function loadProgram({ entry, files, imports, compile }: ProgramInput): Promise<FrameProgram> {
  const scripts: FrameProgram['scripts'] = [];
  const styles = new Map<string, FrameStyle & { imports: string[] }>();
  const packages: FrameProgram['packages'] = {};
  /** What each script imports and uses, in its order. */
  const uses = new Map<string, string[]>();
  const visited = new Set<string>();

  const resolve = (specifier: string, from: string) => {
    if (isLocal(specifier))
      return resolveFile(specifier, from, (path) => files.has(path) || Object.hasOwn(imports.files, path));
    const isKnown = Object.hasOwn(imports.frame.packages, specifier) || Object.hasOwn(imports.styles, specifier);
    return isKnown ? specifier : undefined;
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
    const { [target]: loadStyle } = imports.styles;
    if (chunk) packages[target] = chunk;
    else if (loadStyle) styles.set(target, { path: target, text: (await loadStyle()).default, imports: [] });
    else if (target.endsWith('.css')) await visitStyle(target);
    else await visitScript(target);
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

  const visitStyle = async (path: string) => {
    const text = files.get(path) ?? (await original(path)) ?? '';
    const targets = findStyleImports(text).map(({ name, at }) => find(name, path, at));
    await Promise.all(targets.map(visit));
    styles.set(path, { path, text: dropStyleImports(text), imports: targets });
  };

  const [themes] = await Promise.all([
    Promise.all(imports.themes.map(async (load, at) => ({ path: `theme ${at}`, text: (await load()).default }))),
    visit(entry),
  ]);
  return { entry, scripts, styles: [...themes, ...inOrder(entry, uses, styles)], packages };
}

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
