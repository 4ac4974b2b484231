import type { Color } from './color-mode';

/** `--bg` of both colours, for the browser's own bars. */
const THEME_COLORS: Record<Color, string> = { light: '#ffffff', dark: '#0d1015' };

/** Shows a colour: everything visual hangs on the root's attribute. */
export function applyColor(color: Color): void {
  document.documentElement.setAttribute('data-prefers-color', color);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[color]);
}
