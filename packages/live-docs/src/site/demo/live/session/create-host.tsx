import type { ComponentType, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '../../../ui/error-boundary';

/** A place in the page whose content is rendered by itself. */
export interface Host {
  /** Stands in the page. Its own elements have no boxes: the content is laid out as that of the place. */
  Component: ComponentType;
  /** Renders the content once React is done with the page, and before the browser paints it. */
  refresh(): void;
}

/**
 * Gives content a React root of its own, so that whatever it throws stays there. In the page's root, what a cleanup throws
 * while its demo is taken away would go to those who are left: the next demo, or the whole page.
 * @param getContent what is to be rendered, in an `ErrorBoundary`; undefined leaves what is there.
 */
export function createHost(getContent: () => ReactElement | undefined): Host {
  let root: Root | undefined;
  let isDue = false;

  const render = () => {
    const content = root && getContent();
    if (content) root?.render(content);
  };
  // At once: no frame shows an empty place.
  const refresh = () => {
    if (!isDue)
      queueMicrotask(() => {
        isDue = false;
        flushSync(render);
      });
    isDue = true;
  };

  const open = (place: HTMLElement | null) => {
    if (!place) return;
    const container = document.createElement('div');
    container.style.display = 'contents';
    place.replaceChildren(container);
    const own = createRoot(container, {
      onCaughtError(error, { errorBoundary }) {
        // oxlint-disable-next-line eslint/no-console -- what a boundary of the demo's own caught is told as usual
        if (!(errorBoundary instanceof ErrorBoundary)) console.error(error);
      },
      onUncaughtError() {
        // Thrown by content as it was taken away: React gives up what is in its place, too.
        if (own !== root) return;
        close(own);
        open(place);
      },
    });
    root = own;
    refresh();
    return () => root && close(root);
  };
  const close = (closed: Root) => {
    root = undefined;
    // Not at once: React is at work.
    queueMicrotask(() => closed.unmount());
  };

  return { Component: () => <div ref={open} style={{ display: 'contents' }} />, refresh };
}
