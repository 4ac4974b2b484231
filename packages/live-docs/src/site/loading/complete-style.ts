let completing: Promise<void> | undefined;

const WAITING = 'link[data-style]';

/**
 * Fetches the stylesheets of the document and applies them, once all are there, in place of the rules that it came with: those
 * that its markup uses. All in one step, so that the order of rules never changes. Called again after a failure, it asks again.
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
  for (const link of document.querySelectorAll(WAITING)) {
    link.removeAttribute('media');
    link.removeAttribute('data-style');
  }
  document.querySelector('style[data-used]')?.remove();
}

async function fetchTwice(link: HTMLLinkElement): Promise<void> {
  // By an attempt before, of which another one failed.
  if (hasRules(link)) return;
  const first = fetchStyle(link);
  if (await isLoaded(first)) return;
  if (!(await isLoaded(fetchStyle(first)))) throw new Error(`Unable to preload CSS for ${link.href}`);
}

/** Has the browser fetch a stylesheet, for no medium yet. @returns the link that takes the place of the given one. */
function fetchStyle(link: HTMLLinkElement): HTMLLinkElement {
  const copy = link.cloneNode() as HTMLLinkElement;
  Object.assign(copy, { media: 'not all', rel: 'stylesheet' });
  link.replaceWith(copy);
  return copy;
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
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
