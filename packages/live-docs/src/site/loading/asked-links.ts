/** Of a link: its file is on the way. */
const ASKED = 'data-asked';

/** Marks a link until its file is there, or has failed. */
export function markAsked(link: HTMLLinkElement): void {
  link.setAttribute(ASKED, '');
  for (const type of ['load', 'error']) link.addEventListener(type, () => unmarkAsked(link));
}

export const unmarkAsked = (link: HTMLLinkElement): void => link.removeAttribute(ASKED);

export const isAsked = (link: HTMLLinkElement): boolean => link.hasAttribute(ASKED);

/** The link of the file that was asked for last and has not come. */
export const findAsked = (): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[${ASKED}]`)].at(-1);
