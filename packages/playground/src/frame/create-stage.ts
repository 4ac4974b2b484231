import { createElement, startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { performReactRefresh, register } from 'react-refresh/runtime';
import { Boundary, Waiting } from './boundary';
import type { Registration } from './create-modules';
import { ownerStack, resetWarnings } from './reset-warnings';
import { watchCommits } from './refresh';
import { tryRender } from './try-render';

/** Milliseconds that a demo may wait for a promise. */
const PATIENCE = 2000;

/** Something thrown, by itself: it may be anything, `undefined` too. */
export interface Thrown {
  error: unknown;
  /** Stacks of the component that threw. */
  place?: string;
}

/** The result of a version. `remount`: its frame can't show it any more, but a new one may. */
type Shown = { thrown: Thrown } | { stateReset: boolean } | 'remount';

/** A version of the demo. */
export interface Version {
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
  /** Called when the demo has been unmounted for an error: ends what it has started. */
  onUnmount(): void;
  /** Called before each step that may take its time. */
  onStep(): void;
  /** Called before much comes into the document: a demo that has been rendered on trial, or one with other props. */
  onCommit(): void;
  /** Runs a trial: nobody is told of its messages on the console, and what it starts ends with it. */
  onTrial(run: () => void): void;
  /** Called now and then during a trial. */
  onElement(): void;
}

/** The demo in the frame's document. It's mounted once: whatever a demo leaves behind ends with its frame. */
export function createStage({ box, onFailure, onUnmount, onStep, onCommit, onTrial, onElement }: StageInput) {
  const { setTimeout } = window;
  let root: Root | undefined;
  let props: Record<string, unknown> = {};
  let draw = () => {};
  let container: HTMLElement | undefined;
  let shown: { component: ComponentType; id: string | undefined } | undefined;
  /** True if React has rendered something. */
  let isFilled = false;
  let thrown: Thrown | undefined;
  /** Number of the call of `show` that is at work; 0 if none is. */
  let showing = 0;
  let calls = 0;
  let waits = 0;
  let settle = () => {};
  let picture: Node[] = [];

  // Before effects, which may take away what was rendered.
  watchCommits(() => (isFilled = container?.hasChildNodes() ?? false));

  const takePicture = () => {
    picture = [...box.childNodes].map((node) => node.cloneNode(true));
  };
  const fill = () => {
    const element = document.createElement('div');
    box.replaceChildren(element);
    return element;
  };
  const mount = (component: ComponentType) => {
    container = fill();
    const own = createRoot(container, {
      onCaughtError(error, { errorBoundary, componentStack }) {
        if (errorBoundary instanceof Boundary) onThrown(own, error, `${ownerStack()}\n${componentStack}`);
        // oxlint-disable-next-line eslint/no-console -- what a boundary of the demo's own caught is told as usual
        else console.error(error);
      },
      onUncaughtError: (error) => onThrown(own, error),
    });
    root = own;
    // React 18 tells nobody else.
    const onCaught = (error: unknown, componentStack: string) => onThrown(own, error, componentStack);
    draw = () => {
      const content = createElement(Waiting, { of: component, props, onWait, picture });
      own.render(createElement(Boundary, { onCommit, onError: takePicture, onCaught }, content));
    };
    onCommit();
    flushSync(draw);
  };
  const showPicture = () => {
    const old = root;
    // What a cleanup throws is nobody's concern any more.
    root = undefined;
    draw = () => {};
    if (old) flushSync(() => old.unmount());
    waits = 0;
    onUnmount();
    const copy = fill();
    copy.inert = true;
    copy.append(...picture);
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

  const idOf = ({ component, registrations }: Version) =>
    registrations.find(({ type }) => type === component)?.id ?? shown?.id;
  const isNew = (version: Version) => {
    const id = idOf(version);
    const isSame = shown?.component === version.component || (id !== undefined && shown?.id === id);
    return !isSame || [...version.signedAnew].some((each) => each === id || isHook(each));
  };
  const put = (version: Version): Shown => {
    const { component, registrations } = version;
    const isFirst = shown === undefined;
    onStep();
    shown = { component, id: idOf(version) };
    for (const registration of registrations) register(registration.type, registration.id);
    const update = performReactRefresh();
    if (isFirst) mount(component);
    else if (thrown) {
      // The state of the version before may be what it can't do with.
      showPicture();
      return 'remount';
    }
    return { stateReset: (update?.staleFamilies.size ?? 0) > 0 };
  };

  return {
    /**
     * @returns true if a version can be shown here: it's the first, or Fast Refresh can keep the state of the one before.
     * @throws what it throws when it's rendered on trial.
     */
    accepts(version: Version) {
      const needsMount = isNew(version);
      if (needsMount || version.signedAnew.size > 0) {
        onStep();
        onTrial(() => tryRender(version.component, props, onElement));
        // What nobody was told of isn't said.
        resetWarnings();
      }
      return !needsMount || shown === undefined;
    },
    /**
     * Shows a version that was accepted: mounts the first one, and refreshes that with later ones. If it throws, a picture of
     * what was there takes its place.
     */
    async show(version: Version): Promise<Shown> {
      settle();
      showing = ++calls;
      const own = showing;
      try {
        const result = put(version);
        if (result === 'remount') return result;
        await untilSettled();
        if (showing !== own || !thrown) return result;
        showPicture();
        return { thrown };
      } catch (error) {
        return { thrown: { error } };
      } finally {
        if (showing === own) showing = 0;
      }
    },
    /** Gives the demo other props. */
    setProps(next: Record<string, unknown>) {
      props = next;
      onStep();
      // In steps, between which the frame answers: thousands of rows are no endless loop.
      startTransition(draw);
    },
    /** Takes the demo away for an error; its picture stays. */
    fail: (error: unknown) => onThrown(root, error),
    /** False if the demo was taken away, by an error or by itself. */
    isIntact: () =>
      !thrown && (!container || (container.parentNode === box && (!isFilled || container.hasChildNodes()))),
  };
}

/** Components that use a hook are mounted anew with it. @param id of a component or hook. */
const isHook = (id: string) => / use[A-Z]\w*$/.test(id);

const WAITS = `It waits for a promise that has not come in ${PATIENCE / 1000} seconds. One that is made while rendering is another one each time`;
