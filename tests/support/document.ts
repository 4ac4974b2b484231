import { vi } from 'vitest';

/**
 * What was global before the first file. Files share one document, and what one leaves in it, as the stylesheet of an open menu or a
 * replaced timer, isn't the next one's.
 */
const BEGINNING = Symbol.for('live-docs: before the first test');
const shared = globalThis as Record<string, unknown> & {
  [BEGINNING]?: [name: string, place: PropertyDescriptor, value: unknown][];
};

/** Puts back what tests have replaced or removed. */
function restoreGlobals(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shared[BEGINNING] ??= Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, place]) =>
    place.configurable && typeof shared[name] === 'function' ? [[name, place, shared[name]]] : [],
  );
  for (const [name, place, value] of shared[BEGINNING]) {
    if (shared[name] === value) continue;
    Object.defineProperty(globalThis, name, place);
    // The document's own are kept behind accessors.
    if (place.set && shared[name] !== value) shared[name] = value;
  }
}

// Runs before each test file. One that has a document gets what the site has besides.
if ('document' in globalThis) {
  restoreGlobals();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
  // As the build writes it for the site of `virtual/site.ts`.
  document.documentElement.dataset['site'] = 'live-docs:/table';
  // No server answers in a unit test: a request fails, unless the test answers it.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}
