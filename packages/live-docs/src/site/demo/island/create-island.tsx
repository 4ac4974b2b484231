import { useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { IslandReact } from './island-react';
import { mountIsland } from './mount-island';

/** React leaves what is in the element alone: the demo's own React has it. */
const OWN = { __html: '' };

/**
 * A demo that runs with another React than the page, in a separate root: prerendered by its React, and hydrated by it once the
 * page's React has the element around it.
 */
export function createIsland(demo: ComponentType, react: IslandReact): ComponentType {
  return function Island() {
    const element = useRef<HTMLDivElement>(null);
    const identifierPrefix = useId();
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(
      () => mountIsland({ element: element.current!, demo, react, identifierPrefix, onError: setFailure }),
      [identifierPrefix],
    );
    // For the boundary around the demo.
    if (failure) throw failure.error;
    return <div ref={element} style={{ display: 'contents' }} suppressHydrationWarning dangerouslySetInnerHTML={OWN} />;
  };
}
