import type * as React from 'react';
import { useId, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Root, createRoot, hydrateRoot } from 'react-dom/client';
import type { flushSync } from 'react-dom';
import type { renderToReadableStream } from 'react-dom/server.browser';

/** React leaves what is in the element alone: the demo's own React has it. */
const OWN = { __html: '' };

/**
 * A demo that runs with another React than the page, in a separate root: prerendered by its React, and hydrated by it once the
 * page's React has the element around it.
 */
export function createIsland(demo: ComponentType, react: IslandReact): ComponentType {
  return function Island(props: object) {
    const element = useRef<HTMLDivElement>(null);
    const identifierPrefix = useId();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [first] = useState(props);
    const mounted = useRef<MountedIsland>(null);
    useLayoutEffect(() => {
      const own = mountIsland({
        element: element.current!,
        demo,
        props: first,
        react,
        identifierPrefix,
        onError: setFailure,
      });
      mounted.current = own;
      return own.unmount;
    }, [identifierPrefix, first]);
    const last = useRef(props);
    useLayoutEffect(() => {
      // Each render makes another object of them, and what is hydrating isn't to be rendered again.
      if (isSame(last.current, props)) return;
      last.current = props;
      mounted.current?.update(props);
    });
    // For the boundary around the demo.
    if (failure) throw failure.error;
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={OWN} />;
  };
}

const isSame = (one: object, other: object) => {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return entries.length === others.size && entries.every(([name, value]) => others.get(name) === value);
};

interface IslandInput {
  /** Has the demo's markup if it was prerendered. */
  element: HTMLElement;
  demo: ComponentType;
  props: object;
  react: IslandReact;
  identifierPrefix: string;
  /** Told of an error that the demo doesn't catch; then it renders nothing. */
  onError(thrown: { error: unknown }): void;
}

/** A demo that its own React has mounted. */
interface MountedIsland {
  update(props: object): void;
  unmount(): void;
}

/** Hydrates a demo with its own React, or renders it before the next paint. */
function mountIsland({ element, demo, props, react, identifierPrefix, onError }: IslandInput): MountedIsland {
  const { Component, createElement, createRoot, flushSync, hydrateRoot, Suspense } = react;
  /** Catches errors: without a boundary, React would unmount the root and log the error. */
  class Boundary extends Component<{ children?: ReactNode }, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError(): { failed: boolean } {
      return { failed: true };
    }

    override componentDidCatch(error: unknown): void {
      onError({ error });
    }

    override render(): ReactNode {
      return this.state.failed ? null : this.props.children;
    }
  }
  const content = (props: object) =>
    createElement(Boundary, null, createElement(Suspense, null, createElement(demo, props)));
  const mounted = (root: Root): MountedIsland => ({
    update: (next) => root.render(content(next)),
    unmount: () => root.unmount(),
  });
  // What differs from the prerendered markup is rendered anew, which is no news for a reader.
  const options = { identifierPrefix, onRecoverableError: () => {} };
  if (element.hasChildNodes()) {
    return mounted(hydrateRoot(element, content(props), options));
  }
  const root = createRoot(element, options);
  flushSync(() => root.render(content(props)));
  return mounted(root);
}

/** What the browser needs of a demo's own React: what each version from 18.3 has. */
interface IslandReact extends Pick<typeof React, 'Component' | 'createElement' | 'Suspense'> {
  flushSync: typeof flushSync;
  createRoot: typeof createRoot;
  hydrateRoot: typeof hydrateRoot;
}

/** What prerendering needs of it. */
export interface IslandServerReact extends Pick<typeof React, 'createElement' | 'Suspense'> {
  renderToReadableStream: typeof renderToReadableStream;
}
