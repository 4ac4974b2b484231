import type { ComponentType, ReactNode } from 'react';
import type { IslandReact } from './island-react';

interface IslandInput {
  /** Has the demo's markup if it was prerendered. */
  element: HTMLElement;
  demo: ComponentType;
  react: IslandReact;
  identifierPrefix: string;
  /** Told of an error that the demo doesn't catch; then it renders nothing. */
  onError(thrown: { error: unknown }): void;
}

/** Hydrates a demo with its own React, or renders it before the next paint. @returns what unmounts it. */
export function mountIsland({ element, demo, react, identifierPrefix, onError }: IslandInput): () => void {
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
  const content = createElement(Boundary, null, createElement(Suspense, null, createElement(demo)));
  // What differs from the prerendered markup is rendered anew, which is no news for a reader.
  const options = { identifierPrefix, onRecoverableError: () => {} };
  if (element.hasChildNodes()) {
    const root = hydrateRoot(element, content, options);
    return () => root.unmount();
  }
  const root = createRoot(element, options);
  flushSync(() => root.render(content));
  return () => root.unmount();
}
