import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Errors that only a server render has: portals, asking for DOM nodes, waiting for data, and a store without a snapshot
 * for servers.
 */
const SKIPPED = [
  'Portals are not currently supported by the server renderer',
  'Unable to find node on an unmounted component',
  'A component suspended while responding to synchronous input',
  'Missing getServerSnapshot',
];

/**
 * Renders a component once, on trial.
 * @throws whatever it throws, unless a browser would not.
 */
export function tryRender(component: ComponentType, props: Record<string, unknown> = {}): void {
  try {
    renderToString(createElement(component, props));
  } catch (error) {
    if (!(error instanceof Error && SKIPPED.some((text) => error.message.includes(text)))) throw error;
  }
}
