import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes the page around an element inert while the component is mounted, so that focus and screen readers stay inside.
 * What a demo adds to the body, such as a popup, stays usable.
 */
export function useInertOutside(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const outside: HTMLElement[] = [];
    for (let inside = ref.current; inside?.parentElement; inside = inside.parentElement) {
      if (inside.parentElement === document.body) break;
      for (const sibling of inside.parentElement.children)
        if (sibling instanceof HTMLElement && sibling !== inside && !sibling.inert) outside.push(sibling);
    }
    for (const element of outside) element.inert = true;
    return () => {
      for (const element of outside) element.inert = false;
    };
  }, [ref]);
}
