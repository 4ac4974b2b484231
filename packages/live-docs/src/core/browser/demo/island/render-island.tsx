import { use, useId, type ComponentType } from 'react';
import type { IslandServerReact } from './create-island';

/** A demo as `createIsland` shows it, while it's prerendered: with the markup that the demo's own React makes. */
export function renderIsland(demo: ComponentType, react: IslandServerReact): ComponentType {
  /** By the prefix of ids: React asks again while it waits. */
  const markups = new Map<string, Promise<string>>();
  return function Island() {
    const identifierPrefix = useId();
    const markup = markups.get(identifierPrefix) ?? render(demo, react, identifierPrefix);
    markups.set(identifierPrefix, markup);
    return <div dangerouslySetInnerHTML={{ __html: use(markup) }} />;
  };
}

/** @throws the first error of any component. */
async function render(demo: ComponentType, react: IslandServerReact, identifierPrefix: string): Promise<string> {
  const { createElement, renderToReadableStream, Suspense } = react;
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(createElement(Suspense, null, createElement(demo)), {
    identifierPrefix,
    onError: (error) => void errors.push(error),
    // Whole boundaries in place: moving them in later would take a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const text = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return text;
}
