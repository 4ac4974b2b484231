import { DEV_STYLES, EDITED, type PageModule } from '../../model';

/** Of a style that Vite has added: a page has brought it. */
const OF_PAGE = 'data-of-page';

/** Pages that this document has loaded: from then on it hears of their edits. */
const inDocument = new Set<string>();

/**
 * While developing: a page with the ids of its stylesheets. Once it's there, the server knows them. Vite drops an update of a module
 * that a browser has asked for and not run yet, so a document that was edited meanwhile is loaded anew.
 * @param load undefined if there's no such page.
 * @param edits of the list of pages: see `PageModule`.
 * @param heard pages that were loaded before.
 */
export async function loadDevPage(
  path: string,
  load: (() => Promise<PageModule>) | undefined,
  edits: number,
  heard: Set<string> = inDocument,
): Promise<PageModule | undefined> {
  const isFirst = heard.size === 0;
  const isNew = !heard.has(path);
  heard.add(path);
  // The list itself may be an older one, whose page is gone.
  const page = await load?.().catch(async (error: unknown) => {
    if (isFirst) await ask(path, edits);
    throw error;
  });
  if (!page && !isFirst) return undefined;
  const said = await ask(path, isFirst ? edits : isNew ? page?.edits : undefined);
  return page && { ...page, ...said };
}

/** What the server says of a page. Without an answer, all styles that are there apply. */
async function ask(path: string, edits: number | undefined): Promise<Pick<PageModule, 'styles'>> {
  const question = new URLSearchParams({ path, ...(edits === undefined ? {} : { edits: `${edits}` }) });
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}${DEV_STYLES}?${question}`);
    if (answer.status !== EDITED) return { styles: (await answer.json()) as string[] };
    window.location.reload();
    return {};
  } catch {
    return {};
  }
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
