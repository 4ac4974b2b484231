let completing: Promise<void> | undefined;

const WAITING = 'link[rel=stylesheet][media="not all"]';

/**
 * Applies the stylesheets of the document, once all are there, in place of the rules that it came with: those that its markup
 * uses. All in one step, so that the order of rules never changes. Called again after a failure, it asks again.
 * @throws {Error} as Vite's own loader does: "Unable to preload CSS for <address>". The rules stay then.
 */
export const completeStyle = (): Promise<void> => (completing ??= complete());

async function complete(): Promise<void> {
  try {
    await Promise.all([...document.querySelectorAll<HTMLLinkElement>(WAITING)].map(fetchTwice));
  } catch (error) {
    completing = undefined;
    throw error;
  }
  for (const link of document.querySelectorAll(WAITING)) link.removeAttribute('media');
  document.querySelector('style[data-used]')?.remove();
}

async function fetchTwice(link: HTMLLinkElement): Promise<void> {
  // What failed before anybody listened tells of it no more.
  const hasFailed = !hasRules(link) && performance.getEntriesByName(link.href).length > 0;
  if (!hasFailed && (await isLoaded(link))) return;
  const copy = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(copy);
  if (!(await isLoaded(copy))) throw new Error(`Unable to preload CSS for ${link.href}`);
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium gives a stylesheet that failed a sheet that can't be read.
    return false;
  }
}

function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  if (hasRules(link)) return Promise.resolve(true);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
