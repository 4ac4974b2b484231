/** Of a link: its file is on the way. */
const ASKED = 'data-asked';

export const markAsked = (link: HTMLLinkElement): void => link.setAttribute(ASKED, '');

export const unmarkAsked = (link: HTMLLinkElement): void => link.removeAttribute(ASKED);

export const isAsked = (link: HTMLLinkElement): boolean => link.hasAttribute(ASKED);

/** The link of the file that was asked for last and has not come. */
export const findAsked = (): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[${ASKED}]`)].at(-1);
