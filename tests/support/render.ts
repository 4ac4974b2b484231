import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders an element into the document for the length of a test. */
export async function render(element: ReactNode): Promise<HTMLElement> {
  const setActing = (isActing: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });
  setActing(true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    // Files share their globals, and another one may render without `act`.
    setActing(true);
    await act(async () => root.unmount());
    setActing(false);
    container.remove();
  });
  await act(async () => root.render(element));
  return container;
}
