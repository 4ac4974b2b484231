import { captureOwnerStack, createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { performReactRefresh, register } from 'react-refresh/runtime';
import { Boundary } from './boundary';
import type { Registration } from './create-modules';
import { tryRender } from './try-render';
import { Waiting } from './waiting';

/** Milliseconds that a demo may wait for a promise. */
const PATIENCE = 2000;

/** Something thrown, by itself: it may be anything, `undefined` too. */
export interface Thrown {
  error: unknown;
  /** Stacks of the component that threw. */
  place?: string;
}

/** The result of a version. */
type Shown = { thrown: Thrown } | { stateReset: boolean };

/** The demo in the frame's document. */
export interface Stage {
  /**
   * Shows a version of the demo: with the state of the one before where Fast Refresh can keep it, otherwise mounted anew.
   * If it throws, a picture of what was there takes its place. If it throws on trial, the version before stays.
   */
  show(version: Version): Promise<Shown>;
  /** Takes the demo away for an error; its picture stays. */
  fail(error: unknown): void;
}

/** A version of the demo. */
interface Version {
  component: ComponentType;
  /** Components that were evaluated for it. */
  registrations: Registration[];
  /** Ids of components whose state can't be kept, and of hooks. */
  signedAnew: ReadonlySet<string>;
}

interface StageInput {
  box: HTMLElement;
  /** Called with what React catches after the demo was rendered. */
  onFailure(thrown: Thrown): void;
  /** Called when the demo has been unmounted: ends what it has started. */
  onUnmount(): void;
  /** Called before each step that may take its time. */
  onStep(): void;
  /** Runs something whose messages on the console nobody is told of. */
  mute(run: () => void): void;
}

/** See `Stage`. */
export function createStage({ box, onFailure, onUnmount, onStep, mute }: StageInput): Stage {
  const { setTimeout } = window;
  let root: Root | undefined;
  let shown: { component: ComponentType; id: string | undefined } | undefined;
  let thrown: Thrown | undefined;
  /** Number of the call of `show` that is at work; 0 if none is. */
  let showing = 0;
  let calls = 0;
  let waits = 0;
  let settle = () => {};
  let picture: Node[] = [];

  const takePicture = () => {
    picture = [...box.childNodes].map((node) => node.cloneNode(true));
  };
  const unmount = () => {
    const old = root;
    root = undefined;
    if (old) flushSync(() => old.unmount());
    waits = 0;
    onUnmount();
  };
  /** A new root each time: what a cleanup throws stays in the old one. */
  const mount = (component: ComponentType) => {
    unmount();
    const container = document.createElement('div');
    container.style.display = 'contents';
    box.replaceChildren(container);
    const own = createRoot(container, {
      onCaughtError(error, { errorBoundary, componentStack }) {
        if (errorBoundary instanceof Boundary) onThrown(own, error, `${captureOwnerStack() ?? ''}\n${componentStack}`);
        // oxlint-disable-next-line eslint/no-console -- what a boundary of the demo's own caught is told as usual
        else console.error(error);
      },
      onUncaughtError: (error) => onThrown(own, error),
    });
    root = own;
    const content = createElement(Waiting, { of: component, onWait, picture });
    flushSync(() => own.render(createElement(Boundary, { onError: takePicture }, content)));
  };
  const showPicture = () => {
    unmount();
    const copy = document.createElement('div');
    copy.style.display = 'contents';
    copy.inert = true;
    copy.append(...picture);
    box.replaceChildren(copy);
  };

  const onThrown = (from: Root | undefined, error: unknown, place?: string) => {
    if (from !== root || thrown) return;
    const own: Thrown = place === undefined ? { error } : { error, place };
    thrown = own;
    settle();
    if (showing > 0) return;
    // Not at once: React is at work.
    queueMicrotask(() => {
      if (thrown !== own || showing > 0) return;
      showPicture();
      onFailure(own);
    });
  };
  const onWait = (isWaiting: boolean) => {
    waits = Math.max(0, waits + (isWaiting ? 1 : -1));
    if (waits === 0) settle();
  };
  /** Resolves once the demo waits for no promise, has thrown, or has waited too long, or once a newer version comes. */
  const untilSettled = () =>
    new Promise<void>((resolve) => {
      settle = resolve;
      if (waits === 0 || thrown) return resolve();
      setTimeout(() => {
        if (settle === resolve && waits > 0) thrown ??= { error: new Error(WAITS) };
        resolve();
      }, PATIENCE);
    });

  /** @returns true if state was lost. @throws what the component throws on trial. */
  const put = ({ component, registrations, signedAnew }: Version): boolean => {
    const id = registrations.find(({ type }) => type === component)?.id ?? shown?.id;
    const isSame = shown?.component === component || (shown?.id === id && id !== undefined);
    const isNew = !root || thrown !== undefined || !isSame || (id !== undefined && signedAnew.has(id));
    if (isNew || signedAnew.size > 0) {
      onStep();
      mute(() => tryRender(component));
    }
    onStep();
    if (isNew) {
      if (root && !thrown) takePicture();
      unmount();
    }
    const isFirst = shown === undefined;
    shown = { component, id };
    thrown = undefined;
    for (const registration of registrations) register(registration.type, registration.id);
    const update = performReactRefresh();
    if (isNew) {
      mount(component);
      return !isFirst;
    }
    if (!thrown) return (update?.staleFamilies.size ?? 0) > 0;
    // The state of the version before may be what it can't do with.
    thrown = undefined;
    onStep();
    mount(component);
    return true;
  };

  return {
    async show(version) {
      settle();
      showing = ++calls;
      const own = showing;
      try {
        const stateReset = put(version);
        await untilSettled();
        if (showing !== own || !thrown) return { stateReset };
        showPicture();
        return { thrown };
      } catch (error) {
        return { thrown: { error } };
      } finally {
        if (showing === own) showing = 0;
      }
    },
    fail: (error) => onThrown(root, error),
  };
}

const WAITS = `It waits for a promise that has not come in ${PATIENCE / 1000} seconds. One that is made while rendering is another one each time`;
