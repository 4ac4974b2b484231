// @vitest-environment happy-dom
import { createElement, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LEFT_TO_BROWSER } from '../../model';
import { DEMO_ELEMENT } from '../../model';
import { onRecoverableError } from './on-recoverable-error';

/** Hydrates a page that shows a text in place of another. @returns what is reported of it. */
async function reportsOf(around: (content: ReactNode) => ReactNode, html: string) {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const container = document.createElement('div');
  container.innerHTML = html;
  const root = hydrateRoot(
    container,
    around(
      <Suspense>
        <p>now</p>
      </Suspense>,
    ),
    { onRecoverableError },
  );
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(container.textContent).toBe('now'));
  return report.mock.calls;
}

const PRERENDERED = '<!--$--><p>when it was built</p><!--/$-->';

it('reports what of a page differs from its markup', async () => {
  expect(await reportsOf((content) => <div>{content}</div>, `<div>${PRERENDERED}</div>`)).toHaveLength(1);
});

it('says nothing of a demo that differs', async () => {
  const html = `<${DEMO_ELEMENT}>${PRERENDERED}</${DEMO_ELEMENT}>`;
  expect(await reportsOf((content) => createElement(DEMO_ELEMENT, null, content), html)).toEqual([]);
});

it('says nothing of what the server has left to browsers', async () => {
  const html = `<div><!--$!--><template data-dgst="${LEFT_TO_BROWSER}"></template><!--/$--></div>`;
  expect(await reportsOf((content) => <div>{content}</div>, html)).toEqual([]);
});
