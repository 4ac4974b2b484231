// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { watchSettings } from './watch-settings';

const { documentElement } = document;
afterEach(() => {
  documentElement.removeAttribute('data-prefers-color');
  document.body.replaceChildren();
});

it('has a frame in the colour of its place, whichever the page has, or in the one that is chosen for it', () => {
  documentElement.dataset['prefersColor'] = 'dark';
  const slot = document.body.appendChild(document.createElement('div'));
  const colorOf = (colorScheme: string, chosen: string) => {
    slot.style.colorScheme = colorScheme;
    slot.dataset['prefersColor'] = chosen;
    const colors: string[] = [];
    watchSettings({ slot, title: '', scrolls: false }, ({ color }) => void colors.push(color))();
    return colors;
  };
  expect([colorOf('light', ''), colorOf('dark', ''), colorOf('light', 'dark')]).toEqual([
    ['light'],
    ['dark'],
    ['dark'],
  ]);
});
