import { createStored, parseJson } from '../ui/create-stored';

/** What failed to load. */
export interface Failed {
  message: string;
  /** True if the browser may keep the failure. */
  isKept: boolean;
}

/** How a reader waited for it. */
export interface Recovery {
  /** True if the same thing has failed for this reader before. */
  isSecond?: boolean;
  /** Ends the wait: the reader went elsewhere. */
  signal?: AbortSignal | undefined;
  /** Leads to the new document; the page reloads unless given. */
  leave?: () => void;
}

/** Reasons that this tab was reloaded for, each once: it never reloads in a loop. */
const reloaded = createStored<string[]>({
  name: 'reloaded',
  area: 'sessionStorage',
  parse(text) {
    const list = parseJson(text);
    return Array.isArray(list) ? list.map(String) : [];
  },
  print: JSON.stringify,
});

/**
 * Leaves for a new document if something failed to load and a new document can help: after a new deploy, whose files have
 * other names, or for a second failure that the browser keeps.
 * @returns true if the page is being left.
 */
export async function recover(
  { message, isKept }: Failed,
  { isSecond, signal, leave = () => window.location.reload() }: Recovery = {},
): Promise<boolean> {
  const build = await readBuild();
  // The server does not answer: a new document would not come either.
  if (build === undefined || signal?.aborted) return false;
  const isNew = build !== document.documentElement.dataset['build'];
  if (!isNew && !(isSecond && isKept)) return false;
  if (!claim(isNew ? build : `${build} ${message}`)) return false;
  if (!isNew) await refreshScripts();
  leave();
  return true;
}

/** Identity of the build that is deployed; undefined if the server does not say. */
async function readBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}build.json`, { cache: 'no-store' });
    return ((await response.json()) as { id?: string }).id;
  } catch {
    return undefined;
  }
}

/** Notes a reason. @returns false if it was noted before, or if the browser keeps no note of it. */
function claim(reason: string): boolean {
  const reasons = reloaded.read();
  return !reasons.includes(reason) && reloaded.write([...reasons, reason]);
}

/** Replaces the page's scripts in the browser's cache: one that was cut short would be taken from there. */
async function refreshScripts(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  await Promise.allSettled(links.map(({ href }) => fetch(href, { cache: 'reload' })));
}
