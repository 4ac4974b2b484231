import { createElement, Suspense, useLayoutEffect, type ComponentType } from 'react';

interface WaitingProps {
  of: ComponentType;
  props: Record<string, unknown>;
  /** Told when the demo begins to wait for a promise, and when it doesn't any more. */
  onWait(isWaiting: boolean): void;
  /** What is shown meanwhile. */
  picture: readonly Node[];
}

/** A demo that may wait for a promise. */
export function Waiting({ of, props, onWait, picture }: WaitingProps) {
  return createElement(Suspense, { fallback: createElement(Fallback, { onWait, picture }) }, createElement(of, props));
}

function Fallback({ onWait, picture }: Pick<WaitingProps, 'onWait' | 'picture'>) {
  useLayoutEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);
  return createElement('div', {
    ref: (element: HTMLElement | null) => {
      if (!element) return;
      // React 18 doesn't know the attribute.
      element.inert = true;
      element.replaceChildren(...picture);
    },
  });
}
