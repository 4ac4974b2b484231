import type { FrameStyle } from '../model/frame-messages';

const elements = new Map<string, HTMLStyleElement>();

/**
 * Applies stylesheets in their order, in place of those before. What hasn't changed isn't parsed again. Those of packages, which
 * their chunks bring (`data-package`), stay between the theme and the demo's.
 */
export function applyStyles(styles: readonly FrameStyle[]): void {
  const paths = new Set(styles.map(({ path }) => path));
  for (const [path, element] of elements) {
    if (paths.has(path)) continue;
    element.remove();
    elements.delete(path);
  }
  let before: Element | null = null;
  for (const { path, text } of styles) {
    const element = elements.get(path) ?? document.createElement('style');
    elements.set(path, element);
    if (element.textContent !== text) element.textContent = text;
    let next: Element | null = before ? before.nextElementSibling : document.head.querySelector('style');
    while (next?.hasAttribute('data-package') && !path.startsWith('theme ')) next = next.nextElementSibling;
    if (next !== element) document.head.insertBefore(element, next);
    before = element;
  }
}
