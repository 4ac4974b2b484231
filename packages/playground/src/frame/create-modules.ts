import { isLikelyComponentType, setSignature } from 'react-refresh/runtime';
import type { FrameProgram, FrameScript } from '../model/frame-messages';
import type { Tasks } from './create-tasks';
import type { Guard } from './guard/create-guard';
import { ScriptSyntaxError } from './describe-error';

/** A component that a script declares or exports. */
export interface Registration {
  type: unknown;
  /** The same in each version of the script. */
  id: string;
}

interface Module {
  script: FrameScript;
  exports: Record<string, unknown>;
}

interface ModulesInput {
  guard: Guard;
  /** What scripts get for a package. */
  packageOf(name: string): unknown;
  tasks: Tasks;
}

/** What evaluating a program gives. */
export type Evaluation = ReturnType<ReturnType<typeof createModules>['evaluate']>;

/** Evaluates a demo's scripts, each once; those of the last program that haven't changed stay as they are. */
export function createModules({ guard, packageOf, tasks }: ModulesInput) {
  let modules = new Map<string, Module>();
  let signatures = new Map<string, string>();

  return {
    /** @throws whatever a script throws; then nothing has changed. */
    evaluate(program: FrameProgram) {
      const scripts = new Map(program.scripts.map((script) => [script.path, script]));
      const next = new Map([...modules].filter(([path]) => isUnchanged(path, modules, scripts)));
      const signed = new Map(signatures);
      const registrations: Registration[] = [];
      const signedAnew = new Set<string>();

      const sign = (path: string) => (type: unknown, name: string, key: string, getHooks: () => unknown[]) => {
        const id = `${path} ${name}`;
        if (signatures.has(id) && signatures.get(id) !== key) signedAnew.add(id);
        signed.set(id, key);
        // A constant may be called like a component, too.
        for (let inner = type; isObject(inner); inner = innerType(inner)) setSignature(inner, key, false, getHooks);
      };
      const register = (path: string) => (type: unknown, name: string) => {
        if (isComponent(type, name)) registrations.push({ type, id: `${path} ${name}` });
      };
      const requireFrom = (script: FrameScript) => (name: string) => {
        const target = script.imports[name];
        if (target === undefined) throw new Error(`Cannot find module: ${name}`);
        if (target in program.packages) return packageOf(target);
        return scripts.has(target) ? evaluate(target) : undefined;
      };
      const evaluate = (path: string): Module['exports'] => {
        const known = next.get(path);
        if (known) return known.exports;
        const script = scripts.get(path);
        if (!script) throw new Error(`Cannot find module: ${path}`);
        const module: Module = { script, exports: {} };
        next.set(path, module);
        const run = toFunction(script);
        // In the order of SCRIPT_NAMES.
        tasks.during(script.url, () =>
          run(requireFrom(script), module, module.exports, guard.call, guard.loop, register(path), sign(path)),
        );
        for (const [name, value] of Object.entries(module.exports ?? {})) register(path)(value, `export ${name}`);
        return module.exports;
      };

      /** Ends what scripts of one version have started that aren't in the other. */
      const end = (version: typeof modules, other: typeof modules) => {
        for (const [path, { script }] of version) if (other.get(path)?.script.url !== script.url) tasks.end(script.url);
      };
      const drop = () => end(next, modules);

      try {
        const exports = evaluate(program.entry);
        return {
          /** Exports of its entry. */
          exports,
          /** Components of the scripts that were evaluated. */
          registrations,
          /** Ids of components and hooks that call other hooks than before, or with another initial state. */
          signedAnew,
          /** Makes this the version that the next one is compared with, and ends what replaced scripts have started. */
          keep() {
            end(modules, next);
            modules = next;
            signatures = signed;
          },
          /** Ends what its scripts have started. */
          drop,
        };
      } catch (error) {
        drop();
        throw error;
      }
    },
  };
}

/** True for a script that is the same as before, and so is all that it imports. */
function isUnchanged(
  path: string,
  modules: ReadonlyMap<string, Module>,
  scripts: ReadonlyMap<string, FrameScript>,
  visited = new Set<string>(),
): boolean {
  if (visited.has(path)) return true;
  visited.add(path);
  const script = scripts.get(path);
  if (!script || modules.get(path)?.script.url !== script.url) return false;
  return Object.values(script.imports).every(
    (target) => !scripts.has(target) || isUnchanged(target, modules, scripts, visited),
  );
}

/** The default export needs no name. */
function isComponent(value: unknown, name: string): boolean {
  if (typeof value === 'function' && name.endsWith('default')) return true;
  return isObject(value) && isLikelyComponentType(value);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** The component in `memo` and `forwardRef`. */
function innerType(type: unknown): unknown {
  if (typeof type !== 'object' || type === null) return undefined;
  return Reflect.get(type, 'type') ?? Reflect.get(type, 'render');
}

/** What a script's code evaluates to. It takes the values of `SCRIPT_NAMES`. */
type ScriptFunction = (...values: unknown[]) => void;

/** @throws {ScriptSyntaxError} */
function toFunction({ code, url }: FrameScript): ScriptFunction {
  try {
    // oxlint-disable-next-line eslint/no-eval -- evaluating edited code is what the frame is for
    return (0, eval)(code) as ScriptFunction;
  } catch (error) {
    throw new ScriptSyntaxError(String(error), url, placeOf(error));
  }
}

/** Only the browser's own report says where a syntax error is, so the error is reported, and the report kept. */
function placeOf(error: unknown): { line: number; column: number } | undefined {
  let place: { line: number; column: number } | undefined;
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.lineno > 0) place = { line: event.lineno, column: Math.max(event.colno, 1) };
  };
  // First of all listeners: it's nobody else's affair.
  window.addEventListener('error', onError, { capture: true });
  reportError(error);
  window.removeEventListener('error', onError, { capture: true });
  return place;
}
