/** Tells whether any part of an element is where the window shows it, whatever lies above it. */
export function isInWindow(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right >= 0 && bottom >= 0 && left <= window.innerWidth && top <= window.innerHeight;
}
