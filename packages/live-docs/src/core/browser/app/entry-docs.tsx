import pages, { prefetch } from 'virtual:pages';
import siteData from 'virtual:site';
import '../theme.css';
import '../elements.css';
// After the engine's: it sets the same variables.
import 'virtual:theme';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { LATER_ATTRIBUTE, TEXT_ATTRIBUTE, type DocumentPage, type HotEvents, type PageModule } from '../../model';
import { completeStyle, load, loadDocumentPage, preparePages } from '../loading';
import { createResources, toError, whenIdle } from 'live-playground/internal';
import { preloadLocale } from '../locale';
import {
  correctAddress,
  createHistoryEntries,
  createRouter,
  toHref,
  toLocation,
  type RouterState,
} from '../navigation';
import { failedFile } from '../ui/hot';
import { App } from './app';
import { onRecoverableError } from './on-recoverable-error';
import { showStartProblem, startPage } from './show-start-problem';

/** Brings the document to life: hydrates the page it was prerendered for, or renders the one that the address means. */
async function start(container: HTMLElement): Promise<void> {
  preloadLocale();
  const resources = createResources();
  const loadFrom = (source: typeof pages) => (path: string) => source(path, resources);
  // Without them the page is as it was prerendered, and the next page asks again.
  const styled = completeStyle().catch(() => undefined);
  const location = toLocation(window.location.href);
  const href = toHref(location);
  if (href !== window.location.href.slice(window.location.origin.length)) {
    // A demo by an older id has a document of its own; a page is the same document at another address.
    if (location.path.startsWith('/~demos/')) return window.location.replace(href);
    correctAddress(href);
  }

  const { page: shown, files } = container.dataset;
  const loadPage = () =>
    files && shown === location.path
      ? loadDocumentPage(resources, files.split(' '), readText())
      : loadFrom(pages)(location.path);
  const history = createHistoryEntries();
  // The browser scrolls a prerendered page itself; one that comes with the script is too late for it.
  const at = { location, arrival: { by: 'load', scroll: shown === location.path ? undefined : history.left } } as const;
  const initial = await load<PageModule | undefined>(location.path, loadPage).then(
    (page): RouterState => ({ ...at, page, local: page?.local }),
    (error: unknown): RouterState => {
      // Nothing is there to read: the layout shows until it's mended what the browser said.
      if (import.meta.env.DEV) return { ...at, problem: explain(error) };
      // A reader who is offline gets the document for unknown pages.
      if (shown === '404') return { ...at, problem: toError(error) };
      throw error;
    },
  );
  const { page } = initial;
  const router = createRouter(loadFrom(pages), initial, (path) => prefetch(path, resources));

  const prerendered = !initial.problem && shown === (page ? location.path : '404');
  let root: Root;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React has emptied the page. What was prerendered is readable, and its links work.
    if (prerendered && router.state().location.path === location.path) void restoreMarkup(container);
    showStartProblem(error);
  };
  const draw = (site: typeof siteData) => <App site={site} router={router} resources={resources} />;
  if (prerendered) {
    // As a transition, hydration pauses for the reader's input.
    startTransition(() => {
      root = hydrateRoot(container, draw(siteData), { onUncaughtError, onRecoverableError });
    });
  } else {
    container.replaceChildren();
    root = createRoot(container, { onUncaughtError });
    root.render(draw(siteData));
  }
  router.start(history);
  // React hydrates at once what is clicked.
  for (const [element, event] of window.early()) element.dispatchEvent(event);
  whenIdle(() => {
    preparePages(resources, router.state().location.path);
    wantTooltips(document.body);
    void styled.then(layOutWhenUsed);
  });

  if (import.meta.hot) {
    import.meta.hot.accept(
      'virtual:site',
      (module) => module && root.render(draw(module['default'] as typeof siteData)),
    );
    import.meta.hot.accept(
      'virtual:pages',
      (module) => module && void router.setPages(loadFrom(module['default'] as typeof pages)),
    );
    import.meta.hot.on('docs:page', (meta: HotEvents['docs:page']) => router.setMeta(meta));
  }
}

startPage(start);

/** What the document says of its page. */
function readText(): DocumentPage {
  return JSON.parse(document.querySelector(`[${TEXT_ATTRIBUTE}]`)?.textContent ?? '');
}

/** Puts the markup of the document back, unless that doesn't come again. */
async function restoreMarkup(container: HTMLElement): Promise<void> {
  // Whatever its status: the page for unknown addresses has 404.
  const ask = async () => (await fetch(window.location.href, { cache: 'force-cache' })).text();
  const text = await ask().catch(() => '');
  container.innerHTML = new DOMParser().parseFromString(text, 'text/html').getElementById('root')?.innerHTML ?? '';
}

/** What a reader does who is about to see more of the page. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Lays out what `setFirstPaint` has put off as soon as the reader does something: who only looks at the top doesn't wait for it. */
function layOutWhenUsed(): void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    whenIdle(layOutNext);
  };
  for (const type of SIGNS_OF_USE)
    addEventListener(type, begin, { capture: true, passive: true, signal: waiting.signal });
}

/** Lays out the next of these parts, so that the page answers in between. */
function layOutNext(): void {
  const [root, next = root] = document.querySelectorAll(`[${LATER_ATTRIBUTE}]`);
  next?.removeAttribute(LATER_ATTRIBUTE);
  if (next !== root) whenIdle(layOutNext);
}

/** While developing: what kept a page's module from loading, with the file that threw. */
function explain(error: unknown): Error {
  const problem = toError(error instanceof Error ? (error.cause ?? error) : error);
  const file = failedFile(problem);
  return file === undefined ? problem : new Error(`${file}: ${problem.message}`);
}

/** Loads the tooltips once the pointer, a finger or the focus is on something that has one. Without them the page is all there. */
function wantTooltips(root: HTMLElement): void {
  const types = ['pointerover', 'focusin'];
  const want = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]');
    if (!button) return;
    for (const type of types) root.removeEventListener(type, want);
    let held = event instanceof PointerEvent && event.pointerType === 'touch' ? button : undefined;
    const release = () => {
      held = undefined;
    };
    for (const type of ['pointerup', 'pointercancel']) root.addEventListener(type, release, { once: true });
    load('tooltips', () => import('../ui/tooltips'), { stay: true }).then(
      ({ followTooltips }) => followTooltips(root, held),
      () => undefined,
    );
  };
  for (const type of types) root.addEventListener(type, want);
}
