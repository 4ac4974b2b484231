import { attributes } from '../../model';
import type { Color } from './color-mode';

/** Shows a colour: everything visual depends on the root's attribute. The browser's bars get that of the site's theme. */
export function applyColor(color: Color): void {
  document.documentElement.setAttribute(attributes.COLOR, color);
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bars) bars.content = bars.getAttribute(color === 'dark' ? attributes.DARK : attributes.LIGHT) ?? '';
}
