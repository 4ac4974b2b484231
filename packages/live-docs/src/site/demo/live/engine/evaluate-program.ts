import { RUN_NAMES, type RunNames } from '../../../../model';
import { SourceError } from './source-error';
import type { Exports } from './guard-react';
import type { Program } from './load-program';
import type { StyleText } from './style-text';

/** What evaluating a demo gives. */
export interface Evaluated {
  /** The exports of its own file. */
  exports: Exports;
  /** Stylesheets in the order of their imports. */
  styles: StyleText[];
}

/**
 * Runs a demo's scripts, each once, the imported before the importing.
 * @param names what scripts are called with beside their module.
 * @param packageOf the exports of a package that was fetched, by its name.
 */
export function evaluateProgram(
  program: Program,
  names: Partial<RunNames>,
  packageOf: (name: string) => Exports | undefined,
): Evaluated {
  const modules = new Map<string, { exports: Exports }>();
  const styles = new Set<StyleText>();

  const addStyle = (path: string) => {
    const style = program.styles.get(path);
    if (!style || styles.has(style)) return;
    style.imports?.forEach(addStyle);
    styles.add(style);
  };
  const requireFrom = (from: string) => (specifier: string) => {
    const path = program.resolve(specifier, from);
    const found = path === undefined ? undefined : packageOf(path);
    if (found) return found;
    if (path !== undefined && program.styles.has(path)) return addStyle(path);
    if (path === undefined || !program.scripts.has(path))
      throw new SourceError({ message: `Cannot find module: ${specifier}` }, from);
    return evaluate(path);
  };
  const evaluate = (path: string): Exports => {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const values: Partial<RunNames> = { ...names, require: requireFrom(path), module, exports: module.exports };
    // oxlint-disable-next-line eslint/no-eval -- evaluating edited code is what this room is for
    const script: unknown = (0, eval)(program.scripts.get(path)?.code ?? '');
    if (typeof script === 'function') script(...RUN_NAMES.map((name) => values[name]));
    return module.exports;
  };

  return { exports: evaluate(program.entry), styles: [...styles] };
}
