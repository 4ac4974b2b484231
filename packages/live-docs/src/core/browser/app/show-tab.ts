import { TAB_ATTRIBUTE } from '../../model';

/** Shows a page that the head's script hid, for its address asks for a tab that the file does not hold. */
export function showTab(): void {
  document.documentElement.removeAttribute(TAB_ATTRIBUTE);
}
