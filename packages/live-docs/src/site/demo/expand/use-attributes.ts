import { useLayoutEffect } from 'react';

/**
 * Gives an element that another component renders some attributes, as long as this component is mounted.
 * @param find looks the element up once the page is rendered.
 * @param attributes by name, none of which the other component sets; undefined for none.
 */
export function useAttributes(find: () => Element | null | undefined, attributes?: Record<string, string>): void {
  const text = attributes && JSON.stringify(attributes);
  useLayoutEffect(() => {
    const element = find();
    if (!element || !text) return;
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    for (const [name, value] of entries) element.setAttribute(name, value);
    return () => {
      for (const [name] of entries) element.removeAttribute(name);
    };
    // The element stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
}
