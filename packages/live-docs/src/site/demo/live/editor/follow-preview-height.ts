/**
 * Keeps `--preview-height` of a demo's code at the height of its preview, so that both fit into the window.
 * @returns what ends it.
 */
export function followPreviewHeight(code: HTMLElement | null): (() => void) | undefined {
  const preview = code?.closest('[data-demo]')?.querySelector<HTMLElement>('[data-demo-preview]');
  if (!code || !preview) return undefined;
  const measure = () => code.style.setProperty('--preview-height', `${preview.offsetHeight}px`);
  // Before the first paint; the observer's first call is later.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(preview);
  return () => observer.disconnect();
}
