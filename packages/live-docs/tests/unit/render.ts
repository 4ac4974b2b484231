import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createResources } from '../../../playground/src/loading/create-resources';
import { ResourcesContext } from '../../src/site/loading';

/** Renders an element into the document for the length of a test, in a page that has loaded nothing. */
export async function render(element: ReactNode): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const page = createElement(ResourcesContext, { value: createResources() }, element);
  await act(async () => root.render(page));
  return container;
}
