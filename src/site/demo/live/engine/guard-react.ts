import type * as React from 'react';
import type { EffectGuard } from './create-effect-guard';

/** The exports of a package. */
export type Exports = Record<string, unknown>;

/** React, with hooks that the guard of effects knows of, and with elements whose type is checked where they are made. */
export function guardReact(react: typeof React, guard: EffectGuard): Exports {
  const setters = new WeakMap<object, unknown>();
  /** The same function each time, as effects depend on it. */
  const guardSetter = <Args extends unknown[]>(set: (...args: Args) => void): ((...args: Args) => void) => {
    const known = setters.get(set);
    if (known) return known as typeof set;
    const guarded = (...args: Args) => {
      guard.update();
      set(...args);
    };
    setters.set(set, guarded);
    return guarded;
  };

  const guarded = {
    ...react,
    useState: (...args: [unknown?]) => {
      const [state, set] = args.length > 0 ? react.useState(args[0]) : react.useState();
      return [state, guardSetter(set)];
    },
    useReducer: (...args: Parameters<typeof react.useReducer>) => {
      const [state, dispatch] = react.useReducer(...args);
      return [state, guardSetter(dispatch)];
    },
    useEffect: (effect: React.EffectCallback, deps?: React.DependencyList) => {
      const origin = guard.isChain() ? new Error() : undefined;
      react.useEffect(() => {
        guard.effect(origin);
        return effect();
      }, deps);
    },
    createElement: checked(react.createElement),
  };
  return { ...guarded, default: guarded };
}

/** `jsx` and `jsxs`, with checks. */
export function guardJsx(runtime: Exports): Exports {
  return { ...runtime, jsx: checked(runtime['jsx']), jsxs: checked(runtime['jsxs']) };
}

const AsyncFunction = (async () => {}).constructor;

/**
 * Complains of what cannot be a component where it is used, a place that React's own error does not name.
 * @throws {Error}
 */
export function checkType(type: unknown): void {
  if (type === undefined || type === null || typeof type === 'boolean')
    throw new Error(`A component is ${String(type)}: is it exported, and imported by its name?`);
  // In production React calls such a component again and again.
  if (type instanceof AsyncFunction) throw new Error(`A component is an async function, which browsers cannot show`);
}

function checked(create: unknown): unknown {
  if (typeof create !== 'function') return create;
  return (type: unknown, ...rest: unknown[]) => {
    checkType(type);
    return create(type, ...rest);
  };
}
