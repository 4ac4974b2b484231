import { storageKey } from '../ui/storage-key';
import { withBase } from './site-location';

/** Name of the entry in session storage. */
const RELOADED = 'reloaded';

/**
 * Tells whether a newer build than this page's has been deployed and the page has not been reloaded for it yet;
 * if so, notes that it is about to be. So a page reloads once a deploy and never in a loop.
 */
export async function claimReload(): Promise<boolean> {
  try {
    const response = await fetch(withBase('/build.json'), { cache: 'no-store' });
    const { id } = (await response.json()) as { id: string };
    if (id === document.documentElement.dataset['build'] || sessionStorage.getItem(storageKey(RELOADED)) === id)
      return false;
    sessionStorage.setItem(storageKey(RELOADED), id);
    return true;
  } catch {
    // Offline, or a browser that keeps nothing: without the note a reload might come again and again.
    return false;
  }
}

/** Loads the page anew where `claimReload` lets it. @returns true where it does. */
export async function reloadAfterDeploy(): Promise<boolean> {
  const isClaimed = await claimReload();
  if (isClaimed) window.location.reload();
  return isClaimed;
}
