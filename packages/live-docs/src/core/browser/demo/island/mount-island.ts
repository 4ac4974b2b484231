import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { IslandReact } from './island-react';

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
export interface MountedIsland {
  update(props: object): void;
  unmount(): void;
}

/** Hydrates a demo with its own React, or renders it before the next paint. */
export function mountIsland({ element, demo, props, react, identifierPrefix, onError }: IslandInput): MountedIsland {
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
