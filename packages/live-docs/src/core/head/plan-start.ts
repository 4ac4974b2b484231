import {
  FORMATS_ATTRIBUTE,
  LANGUAGE_ATTRIBUTE,
  REL_ATTRIBUTE,
  SCRIPT_ATTRIBUTE,
  START_ATTRIBUTE,
  TAB_ATTRIBUTE,
} from '../model/document-attributes';
import { root } from './root';

/** Milliseconds that the browser may be busy before the scripts of a text are loaded. */
const IDLE_LIMIT = 2000;
/** Milliseconds to wait where the browser doesn't tell that it's idle. */
const IDLE_WAIT = 200;

/**
 * Loads the page's scripts: the root names the first one, and the document links the others. Each is run in a separate task, so that
 * the page answers between them. The root says when: at once, or when the browser is idle for a page that can be read and left
 * without them. They're still loaded at once for who touches a control, or needs them to see the page.
 * @returns loads them now.
 */
export function planStart(): () => void {
  const when = root.getAttribute(START_ATTRIBUTE);
  let hasBegun = !when;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    void runScripts(root.getAttribute(SCRIPT_ATTRIBUTE) ?? '');
  };
  if (when === 'now' || root.matches(`[${TAB_ATTRIBUTE}],[${LANGUAGE_ATTRIBUTE}]`))
    addEventListener('DOMContentLoaded', begin);
  addEventListener('load', () => {
    // Safari doesn't tell when it's idle.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_LIMIT });
    else setTimeout(begin, IDLE_WAIT);
  });
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        if (!hasBegun && target instanceof Element && target.closest('#root :is(button,input,[tabindex])')) begin();
      },
      { capture: true, passive: true },
    );
  return begin;
}

/** Lets the page answer before what follows. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function runScripts(first: string): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${REL_ATTRIBUTE}]`))
    link.rel = link.getAttribute(REL_ATTRIBUTE) ?? '';
  const links = [...document.querySelectorAll('link[rel=modulepreload]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  if (root.hasAttribute(FORMATS_ATTRIBUTE)) await warmUp();
  for (const address of links.slice(0, links.indexOf(first))) {
    // The first one imports it again, and says so if it fails.
    await import(/* @vite-ignore */ address).catch(() => {});
    await pause();
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = first;
  document.head.append(script);
}

/**
 * While the scripts are on the way, the browser lists its languages and then loads its number formats. As one task, when something
 * first formats a number, they take 80 ms of a slow phone.
 */
async function warmUp(): Promise<void> {
  for (const format of [() => Intl.Collator.supportedLocalesOf('en'), () => (0).toLocaleString()]) {
    await pause();
    try {
      format();
    } catch {}
  }
}
