import { type HTMLAttributes, useState, useSyncExternalStore } from 'react';
import { never } from 'live-playground/ui';

const AS_IT_IS = { __html: '' };

interface DocumentMarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'dl';
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
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isInDocument] = useState(isHydrating);
  return isInDocument;
}
