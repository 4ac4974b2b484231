import { COLOR_ATTRIBUTE, DARK_ATTRIBUTE, LIGHT_ATTRIBUTE } from '../../model';
import type { Color } from './color-mode';

/** Shows a colour: everything visual depends on the root's attribute. The browser's bars get that of the site's theme. */
export function applyColor(color: Color): void {
  document.documentElement.setAttribute(COLOR_ATTRIBUTE, color);
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bars) bars.content = bars.getAttribute(color === 'dark' ? DARK_ATTRIBUTE : LIGHT_ATTRIBUTE) ?? '';
}
