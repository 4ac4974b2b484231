/** What is in view together with the code. */
const PARTS = '[data-demo-preview], [data-demo-pane], [data-demo-console], [data-demo-issues]';

/**
 * Keeps `--preview-height` of a demo's code at the height of its preview, and of its console and type errors, so that all fit into the
 * window.
 * @returns what ends it.
 */
export function followPreviewHeight(code: HTMLElement | null): (() => void) | undefined {
  const block = code?.closest('[data-demo]');
  const others = [...(block?.querySelectorAll<HTMLElement>(PARTS) ?? [])];
  if (!code || others.length === 0) return undefined;
  const measure = () => {
    const height = others.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    code.style.setProperty('--preview-height', `${height}px`);
  };
  // Before the first paint; the observer's first call is later.
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of others) observer.observe(element);
  return () => observer.disconnect();
}
