import { THEME_COLORS } from '../../model';
import type { Color } from './color-mode';

/** Shows a colour: everything visual hangs on the root's attribute. */
export function applyColor(color: Color): void {
  document.documentElement.setAttribute('data-prefers-color', color);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[color]);
}
