import type * as React from 'react';
import { checkElement } from './check-element';
import type { EffectGuard } from './create-effect-guard';
import { guardClass } from './guard-class';

/** The exports of a package. */
export type Exports = Record<string, unknown>;

type UseEffect = (effect: React.EffectCallback, deps?: React.DependencyList) => void;
type Call = (...args: unknown[]) => unknown;

/**
 * React, with hooks and classes that the guard of effects knows of, and with elements that are checked where they are
 * made.
 */
export function guardReact(react: typeof React, guard: EffectGuard): Exports {
  const known = new WeakMap<object, unknown>();
  /** The same function each time, as effects depend on it. */
  const once = <T extends object>(original: T, make: () => T): T => {
    if (!known.has(original)) known.set(original, make());
    return known.get(original) as T;
  };
  const guardUpdate = <Args extends unknown[], Result>(update: (...args: Args) => Result): typeof update =>
    once(update, () => (...args) => {
      guard.update();
      return update(...args);
    });
  /** A hook that gives a value and what updates it. */
  const guardState =
    (use: (...args: never[]) => readonly unknown[]) =>
    (...args: never[]) =>
      use(...args).map((value, at) => (at === 1 && isCall(value) ? guardUpdate(value) : value));
  const guardEffect =
    (use: UseEffect): UseEffect =>
    (effect, deps) => {
      const origin = guard.isChain() ? new Error() : undefined;
      use(() => {
        guard.effect(origin);
        return effect();
      }, deps);
    };

  const guarded = {
    ...react,
    useState: guardState(react.useState),
    useReducer: guardState(react.useReducer),
    useActionState: guardState(react.useActionState),
    useOptimistic: guardState(react.useOptimistic),
    useTransition: guardState(react.useTransition),
    useEffect: guardEffect(react.useEffect),
    useLayoutEffect: guardEffect(react.useLayoutEffect),
    useInsertionEffect: guardEffect(react.useInsertionEffect),
    useSyncExternalStore: <T>(subscribe: (onChange: () => void) => () => void, read: () => T, readFirst?: () => T) =>
      react.useSyncExternalStore(
        once(subscribe, () => (onChange) => subscribe(guardUpdate(onChange))),
        read,
        readFirst,
      ),
    Component: guardClass(react.Component, guard),
    PureComponent: guardClass(react.PureComponent, guard),
    createElement: checked(react.createElement),
  };
  return { ...guarded, default: guarded };
}

/** `jsx` and `jsxs`, with checks. */
export function guardJsx(runtime: Exports): Exports {
  return { ...runtime, jsx: checked(runtime['jsx']), jsxs: checked(runtime['jsxs']) };
}

function checked(create: unknown): unknown {
  if (!isCall(create)) return create;
  return (type: unknown, props: unknown, ...rest: unknown[]) => {
    checkElement(type, props, rest);
    return create(type, props, ...rest);
  };
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}
