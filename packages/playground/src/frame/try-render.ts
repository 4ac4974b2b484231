import { Component, createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { withoutStacks } from './stack-limit';

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
 * Renders a component on trial, as far as possible without errors' stacks.
 * @param onElement called now and then while elements are made.
 * @throws whatever it throws, unless a browser would not, or an error boundary is part of it: servers know none.
 */
export function tryRender(component: ComponentType, props: Record<string, unknown> = {}, onElement = () => {}): void {
  const stop = watchBoundaries();
  const render = () => renderToString(createElement(component, props));
  try {
    try {
      withoutStacks(render, onElement);
    } catch {
      // Once more: the error has to say where it comes from.
      render();
    }
  } catch (error) {
    const hasBoundary = stop();
    if (!hasBoundary && !(error instanceof Error && SKIPPED.some((text) => error.message.includes(text)))) throw error;
  } finally {
    stop();
  }
}

/** Watches which classes are rendered: React gives each instance an updater. @returns what stops it, and tells if one is a boundary. */
function watchBoundaries(): () => boolean {
  let found = false;
  const { prototype } = Component;
  Object.defineProperty(prototype, 'updater', {
    configurable: true,
    set(this: Component, value: unknown) {
      found ||= 'componentDidCatch' in this || 'getDerivedStateFromError' in this.constructor;
      Object.defineProperty(this, 'updater', { value, writable: true, configurable: true, enumerable: true });
    },
  });
  return () => {
    Reflect.deleteProperty(prototype, 'updater');
    return found;
  };
}
