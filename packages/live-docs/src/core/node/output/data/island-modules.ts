import { findReact } from '../../config/react-homes';
import type { SiteDemo, Snapshot } from '../../snapshot/snapshot';
import { ENTRIES } from '../../files/entries';
import { json, type Writer } from './writer';

/** The demos' own React, as far as islands need it. Its imports are resolved as those of demos. */
export const ISLAND_REACT = 'virtual:island-react';

/** The module that shows a demo in a page: its own, or its island where demos need another React than pages. */
export function demoModule({ root }: Pick<Snapshot, 'root'>): (demo: SiteDemo) => string {
  const { pages, demos } = findReact(root);
  return ({ id, file }) => (pages === demos ? file : `virtual:island/${id}`);
}

/** Islands, and the React that renders them. */
export const ISLAND_MODULES: Record<string, Writer> = {
  'virtual:island': ({ snapshot: { demos }, target }, name) => {
    const demo = demos.get(name.slice(1));
    if (!demo) throw new Error(`virtual:island${name}: no page shows a demo of this id`);
    return [
      target === 'server'
        ? `import { renderIsland as island } from ${json(ENTRIES.renderIsland)};`
        : `import { createIsland as island } from ${json(ENTRIES.createIsland)};`,
      `import * as react from ${json(ISLAND_REACT)};`,
      `import Demo from ${json(demo.file)};`,
      'export default island(Demo, react);',
    ].join('\n');
  },

  [ISLAND_REACT]: ({ target }) =>
    target === 'server'
      ? `export { createElement, Suspense } from 'react';
export { renderToReadableStream } from 'react-dom/server.browser';`
      : `export { Component, createElement, Suspense } from 'react';
export { flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';`,
};
