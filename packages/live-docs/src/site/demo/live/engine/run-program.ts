import * as react from 'react';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { LiveRun } from '../live';
import { checkType } from './check-element';
import { createBrowserScope } from './create-browser-scope';
import { createEffectGuard, type EffectGuard } from './create-effect-guard';
import { createGuard } from './create-guard';
import type { Styles } from './create-styles';
import type { Turns } from './create-turns';
import type { EndlessError } from './endless-error';
import { evaluateProgram } from './evaluate-program';
import { guardJsx, guardReact, type Exports } from './guard-react';
import type { Program } from './load-program';
import { SourceError } from './source-error';
import { tryRender } from './try-render';

interface RunInput {
  turns: Turns;
  styles: Styles;
  /** Stylesheets that the demo's page has for it: those that its code no longer imports do not apply. */
  ownStyles: string[];
  /** Runs that have not ended. */
  running: Set<{ program: Program }>;
  /** Told when something of the run had to be ended. */
  onEnd(error: EndlessError): void;
}

/**
 * Evaluates a demo and renders it once on trial.
 * @throws whatever the demo throws; then nothing of it is left.
 */
export function runProgram(program: Program, input: RunInput): LiveRun {
  const { turns, styles, ownStyles, running, onEnd } = input;
  const self = { program };
  const browser = createBrowserScope(turns);
  const guard = createGuard(turns, (error, turn) => {
    // What began by itself would begin again; a handler is called by the reader.
    if (browser.lastTurn() === turn) browser.end();
    if (running.has(self)) onEnd(error);
  });
  const exportsOf = guardPackages(program.packages, createEffectGuard(turns));
  let removeStyles = () => {};
  const dispose = () => {
    running.delete(self);
    browser.end();
    removeStyles();
  };
  running.add(self);
  try {
    const names = { ...browser.names, $$call: guard.call, $$loop: guard.loop };
    const { exports, styles: imported } = evaluateProgram(program, names, exportsOf);
    const component = exports['default'];
    if (!isComponent(component))
      throw new SourceError({ message: 'The default export is not a component' }, program.entry);
    const leftOut = ownStyles.filter((path) => !imported.some((style) => style.path === path));
    removeStyles = styles.add([...imported, ...leftOut.map((path) => ({ path, text: '' }))]);
    // Each step has a time of its own: what came to an end is not endless.
    turns.restart();
    tryRender(component);
    turns.restart();
    return { component, dispose, renew: () => runProgram(program, input) };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** What a run gets for each package: its exports as a module compiled to CommonJS wants them, and React under guard. */
function guardPackages(packages: Program['packages'], effects: EffectGuard): (name: string) => Exports | undefined {
  const known = new Map<string, Exports>();
  const guarded = (name: string, exports: Exports): Exports => {
    if (name === 'react') return guardReact(react, effects);
    if (name === 'react/jsx-runtime') return guardJsx({ ...jsxRuntime });
    return { default: exports, ...exports };
  };
  return (name) => {
    const exports = packages.get(name);
    if (exports && !known.has(name)) known.set(name, { ...guarded(name, exports), __esModule: true });
    return known.get(name);
  };
}

/** A function, or an object that React made of one. @throws {Error} for what might be taken for one and is not. */
function isComponent(value: unknown): value is ComponentType {
  checkType(value ?? {});
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
