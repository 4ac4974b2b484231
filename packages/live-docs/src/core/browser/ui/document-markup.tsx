import { type HTMLAttributes, type RefCallback, useRef, useSyncExternalStore } from 'react';
import { never } from 'live-playground/internal';

const AS_IT_IS = { __html: '' };

interface DocumentMarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'dl';
  ref?: RefCallback<HTMLElement>;
}

/**
 * What the document has in this place. React takes the element and leaves its content alone: no row is hydrated, and no data
 * are needed for it. Only in place of what the server has rendered: see `useIsInDocument`.
 */
export function DocumentMarkup({ as: Element, ...attributes }: DocumentMarkupProps) {
  return <Element {...attributes} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}

/** True if a component was hydrated, so that the document has its markup. */
export function useIsInDocument(): boolean {
  const isHydrated = useRef<boolean>(undefined);
  // React asks for the second value while it hydrates. Another one afterwards would have it render again all that it has just hydrated.
  return useSyncExternalStore(
    never,
    () => (isHydrated.current ??= false),
    () => (isHydrated.current ??= true),
  );
}
