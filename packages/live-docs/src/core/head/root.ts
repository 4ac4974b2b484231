import { SITE_ATTRIBUTE } from '../model/document-attributes';

/** The root of the document. */
export const root = document.documentElement;

/** What the device keeps for this site under a name. */
export function readKept(name: string): string | null {
  try {
    return navigator.cookieEnabled ? localStorage.getItem(`${root.getAttribute(SITE_ATTRIBUTE)}:${name}`) : null;
  } catch {
    return null;
  }
}
