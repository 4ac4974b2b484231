/**
 * Keeps `--preview-height` of a demo's code at the height of its preview and console, so that all fit into the window.
 * @returns what ends it.
 */
export function followPreviewHeight(code: HTMLElement | null): (() => void) | undefined {
  const block = code?.closest('[data-demo]');
  const above = [...(block?.querySelectorAll<HTMLElement>('[data-demo-preview], [data-demo-console]') ?? [])];
  if (!code || above.length === 0) return undefined;
  const measure = () => {
    const height = above.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    code.style.setProperty('--preview-height', `${height}px`);
  };
  // Before the first paint; the observer's first call is later.
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of above) observer.observe(element);
  return () => observer.disconnect();
}
