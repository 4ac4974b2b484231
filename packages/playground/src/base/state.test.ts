import { expect, it } from 'vitest';
import { createListeners } from './state';

it('tells all in their order, and none that has gone', () => {
  const { subscribe, notify } = createListeners();
  const told: string[] = [];
  const leave = subscribe(() => told.push('first'));
  subscribe(() => told.push('second'));
  notify();
  leave();
  notify();
  expect(told).toEqual(['first', 'second', 'second']);
});

it('tells a listener once, however often it came', () => {
  const { subscribe, notify } = createListeners();
  const told: string[] = [];
  const listener = () => void told.push('told');
  subscribe(listener);
  subscribe(listener);
  notify();
  expect(told).toEqual(['told']);
});

it('does not tell one that another takes out', () => {
  const { subscribe, notify } = createListeners();
  const told: string[] = [];
  subscribe(() => {
    told.push('first');
    leave();
  });
  const leave = subscribe(() => told.push('second'));
  subscribe(() => told.push('third'));
  notify();
  expect(told).toEqual(['first', 'third']);
});
