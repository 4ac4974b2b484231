import { DEV_STYLES, type PageModule } from '../../model';

/** Of a style that Vite has added: a page has brought it. */
const OF_PAGE = 'data-of-page';

/** While developing: a page with the ids of its stylesheets. Once it's there, the server knows them. */
export async function withDevStyles(path: string, page: PageModule | undefined): Promise<PageModule | undefined> {
  if (!page) return undefined;
  const address = `${import.meta.env.BASE_URL}${DEV_STYLES}?${new URLSearchParams({ path })}`;
  // Without them, all that is there applies.
  const styles = await fetch(address)
    .then((answer) => answer.json() as Promise<string[]>)
    .catch(() => undefined);
  return styles ? { ...page, styles } : page;
}

/**
 * While developing, Vite adds a stylesheet once a script imports it, and leaves it there. Has those apply that the page in view
 * brings, in its order, and none that only pages before have brought.
 * @param ids undefined if the server didn't say.
 */
export function showDevStyles(ids: readonly string[] | undefined): void {
  if (!ids) return;
  const added = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')];
  const own = ids.flatMap((id) => added.find(({ dataset }) => dataset['viteDevId'] === id) ?? []);
  own.forEach((style, at) => {
    const last = own[at - 1];
    style.setAttribute(OF_PAGE, '');
    if (last && last.compareDocumentPosition(style) !== Node.DOCUMENT_POSITION_FOLLOWING) last.after(style);
  });
  for (const style of added) if (style.hasAttribute(OF_PAGE)) style.media = own.includes(style) ? '' : 'not all';
}
