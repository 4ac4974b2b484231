import type * as React from 'react';
import type { flushSync } from 'react-dom';
import type { createRoot, hydrateRoot } from 'react-dom/client';
import type { renderToReadableStream } from 'react-dom/server.browser';

/** What the browser needs of a demo's own React: what each version from 18.3 has. */
export interface IslandReact extends Pick<typeof React, 'Component' | 'createElement' | 'Suspense'> {
  flushSync: typeof flushSync;
  createRoot: typeof createRoot;
  hydrateRoot: typeof hydrateRoot;
}

/** What prerendering needs of it. */
export interface IslandServerReact extends Pick<typeof React, 'createElement' | 'Suspense'> {
  renderToReadableStream: typeof renderToReadableStream;
}
