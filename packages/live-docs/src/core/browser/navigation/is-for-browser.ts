import type { MouseEvent } from 'react';
import { isModified } from 'live-playground/ui';

/** True for a click that opens a tab, a window or a download. */
export function isForBrowser(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return event.button !== 0 || isModified(event) || download !== '' || (target !== '' && target !== '_self');
}
