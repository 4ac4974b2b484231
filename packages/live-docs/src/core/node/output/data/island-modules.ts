import { findReact } from '../../config/react-homes';
import type { SiteDemo, Snapshot } from '../../snapshot/snapshot';
import { NAMED_DEMO, shownModule } from '../../files/demo-module';
import { ENTRIES } from '../../files/entries';
import { GoneError, json, type Writer } from './writer';

/** The demos' own React, as far as islands need it. Its imports are resolved as those of demos. */
export const ISLAND_REACT = 'virtual:island-react';

/** The module that shows a demo in a page: what it's imported from, or its island where demos need another React than pages. */
export function demoModule({ root }: Pick<Snapshot, 'root'>): (demo: SiteDemo) => string {
  const { pages, demos } = findReact(root);
  return (demo) => (pages === demos ? shownModule(demo) : `virtual:island/${demo.id}`);
}

/** Islands, the React that renders them, and demos that their files export by a name. */
export const ISLAND_MODULES: Record<string, Writer> = {
  [NAMED_DEMO]: ({ snapshot }, name) => {
    const { file, exportName = 'default' } = findDemo(snapshot, name);
    return `export { ${exportName} as default } from ${json(file)};`;
  },

  'virtual:island': ({ snapshot, target }, name) => {
    const demo = findDemo(snapshot, name);
    return [
      target === 'server'
        ? `import { renderIsland as island } from ${json(ENTRIES.renderIsland)};`
        : `import { createIsland as island } from ${json(ENTRIES.createIsland)};`,
      `import * as react from ${json(ISLAND_REACT)};`,
      `import Demo from ${json(shownModule(demo))};`,
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

/** @param name of the virtual module, behind its prefix: `/simple`. */
export function findDemo({ demos }: Pick<Snapshot, 'demos'>, name: string): SiteDemo {
  const demo = demos.get(name.slice(1));
  if (!demo) throw new GoneError(`virtual module of ${name}: no page shows a demo of this id`);
  return demo;
}
