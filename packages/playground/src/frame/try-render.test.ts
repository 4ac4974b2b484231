import { Component, createElement, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { tryRender } from './try-render';

/** As far as React looks at an element. */
const CONTAINER = { nodeType: 1 } as Element;

const ONLY_ON_SERVERS: Record<string, ComponentType> = {
  'a portal': () => createPortal('a', CONTAINER),
  'a promise': () => use(new Promise<null>(() => {})),
  'a store': () =>
    useSyncExternalStore(
      () => () => {},
      () => null,
    ),
};

it.each(Object.entries(ONLY_ON_SERVERS))('accepts what only a server can not render: %s', (_, component) => {
  expect(() => tryRender(component)).not.toThrow();
});

it('throws what a component throws', () => {
  const Failing = () => {
    throw new Error('No rows');
  };
  expect(() => tryRender(() => createElement('p', null, createElement(Failing)))).toThrow('No rows');
});

it('leaves an error to a boundary in the tree, which no server knows', () => {
  const Failing = () => {
    throw new Error('No rows');
  };
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? 'Failed' : this.props.children);
  }
  class Plain extends Component<{ children: ReactNode }> {
    override render = () => this.props.children;
  }
  const within = (outer: ComponentType<{ children: ReactNode }>) => () =>
    tryRender(() => createElement(outer, null, createElement(Failing)));
  expect(within(Boundary)).not.toThrow();
  expect(within(Plain)).toThrow('No rows');
  expect('updater' in Component.prototype).toBe(false);
});

it('tells of elements while it renders, and says where an error comes from', () => {
  const { stackTraceLimit } = Error;
  const onElement = vi.fn<() => void>();
  const Rows = () => createElement('ul', null, createElement('li'), createElement('li'));
  tryRender(Rows, {}, onElement);
  expect(onElement.mock.calls.length).toBeGreaterThanOrEqual(3);
  const Failing = () => {
    throw new Error('No rows');
  };
  let stack: string | undefined = '';
  try {
    tryRender(() => createElement(Failing));
  } catch (error) {
    ({ stack } = error as Error);
  }
  expect(stack).toContain('at Failing');
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});
