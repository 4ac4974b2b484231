import { findStyleImports, isLocal, resolveFile, type CompiledScript, type LiveImports } from '../../../../model';
import type { Exports } from './guard-react';
import type { StyleText } from './style-text';
import { SourceError } from './source-error';

/** A demo's code with all that it imports, ready to be evaluated. */
export interface Program {
  /** Path of the script with the default export. All paths are from the project's root. */
  entry: string;
  scripts: Map<string, CompiledScript>;
  styles: Map<string, StyleText>;
  packages: Map<string, Exports>;
  /** What an import of a file leads to: a path, or a package's name. */
  resolve(specifier: string, from: string): string | undefined;
}

interface ProgramInput {
  entry: string;
  /** The demo's own files, by path. */
  files: ReadonlyMap<string, string>;
  imports: LiveImports;
  compile(path: string, text: string): Promise<CompiledScript>;
}

/**
 * Compiles a demo and fetches what it imports, and nothing else.
 * @throws {SourceError} where a file cannot be compiled, or imports what no demo does.
 */
export async function loadProgram({ entry, files, imports, compile }: ProgramInput): Promise<Program> {
  const scripts = new Map<string, CompiledScript>();
  const styles = new Map<string, StyleText>();
  const packages = new Map<string, Exports>();
  const visited = new Set<string>();

  const resolve = (specifier: string, from: string) => {
    if (isLocal(specifier))
      return resolveFile(specifier, from, (path) => files.has(path) || Object.hasOwn(imports.files, path));
    return Object.hasOwn(imports.packages, specifier) || Object.hasOwn(imports.styles, specifier)
      ? specifier
      : undefined;
  };
  const find = (specifier: string, from: string, at?: number) => {
    const found = resolve(specifier, from);
    if (found !== undefined) return found;
    throw new SourceError({ message: `Cannot find module: ${specifier}`, at }, from);
  };

  /** The text of a demo's file as the site has it. */
  const original = async (path: string) => (await imports.files[path]?.())?.default.text;

  const visit = async (target: string): Promise<void> => {
    if (visited.has(target)) return;
    visited.add(target);
    const { [target]: loadPackage } = imports.packages;
    const { [target]: loadStyle } = imports.styles;
    if (loadPackage) packages.set(target, await loadPackage());
    else if (loadStyle) styles.set(target, { path: target, text: (await loadStyle()).default });
    else if (target.endsWith('.css')) await visitStyle(target);
    else await visitScript(target);
  };

  const visitScript = async (path: string) => {
    const script = await compile(path, files.get(path) ?? (await original(path)) ?? '');
    scripts.set(path, script);
    const targets = script.imports.map(({ name, used, at }) => ({ used, target: find(name, path, at) }));
    await Promise.all(targets.map(({ used, target }) => (used ? visit(target) : undefined)));
  };

  const visitStyle = async (path: string) => {
    const known = await original(path);
    const text = files.get(path) ?? known ?? '';
    const before = new Set(findStyleImports(known ?? '').map(({ name }) => name));
    // What the original imports is on the page with it.
    const added = findStyleImports(text).filter(({ name }) => !before.has(name));
    const targets = added.map(({ name, at }) => find(name, path, at));
    await Promise.all(targets.map(visit));
    styles.set(path, { path, text, original: known, imports: targets });
  };

  await visit(entry);
  return { entry, scripts, styles, packages, resolve };
}
