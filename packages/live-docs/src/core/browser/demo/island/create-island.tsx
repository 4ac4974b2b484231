import { useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { IslandReact } from './island-react';
import { mountIsland, type MountedIsland } from './mount-island';

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
