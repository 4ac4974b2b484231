import { useLayoutEffect } from 'react';

/**
 * Gives an element that another component renders some attributes, as long as this component is mounted.
 * @param find looks the element up once the page is rendered.
 * @param attributes by name; undefined for none. What the element had before comes back.
 */
export function useAttributes(find: () => Element | null | undefined, attributes?: Record<string, string>): void {
  const text = attributes && JSON.stringify(attributes);
  useLayoutEffect(() => {
    const element = find();
    if (!element || !text) return;
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    const before = entries.map(([name]) => [name, element.getAttribute(name)] as const);
    for (const [name, value] of entries) element.setAttribute(name, value);
    return () => {
      for (const [name, value] of before)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
    };
    // The element stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
}
