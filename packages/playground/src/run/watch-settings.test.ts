// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { watchSettings, type FrameChoice } from './watch-settings';
import type { FrameSettings } from '../model/frame-messages';
import { createListeners } from '../base/state';

const { documentElement } = document;
afterEach(() => {
  documentElement.removeAttribute('data-prefers-color');
  document.body.replaceChildren();
});

it('has a frame in the colour of its place, whichever the page has, or in the one that is chosen for it', () => {
  documentElement.dataset['prefersColor'] = 'dark';
  const slot = document.body.appendChild(document.createElement('div'));
  const colorOf = (colorScheme: string, color?: FrameChoice['color']) => {
    slot.style.colorScheme = colorScheme;
    const colors: string[] = [];
    const choice = { read: () => ({ color }), subscribe: () => () => {} };
    watchSettings({ slot, title: '', scrolls: false, choice }, (settings) => void colors.push(settings.color))();
    return colors;
  };
  expect([colorOf('light'), colorOf('dark'), colorOf('light', 'dark')]).toEqual([['light'], ['dark'], ['dark']]);
});

it('tells what is chosen for a frame, each time that it changes, and what the page has where nothing is', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  let chosen: FrameChoice = { dir: 'rtl', motion: 'reduce', args: { props: { rows: 9 }, logged: [] } };
  const { subscribe, notify } = createListeners();
  const told: Pick<FrameSettings, 'dir' | 'reducesMotion' | 'args' | 'color'>[] = [];
  const stop = watchSettings(
    { slot, title: '', scrolls: false, choice: { read: () => chosen, subscribe } },
    ({ dir, reducesMotion, args, color }) => void told.push({ dir, reducesMotion, args, color }),
  );
  chosen = { color: 'dark' };
  notify();
  chosen = {};
  notify();
  const ofPage = { dir: 'ltr', reducesMotion: false, args: '', color: 'light' };
  expect(told).toEqual([
    { ...ofPage, dir: 'rtl', reducesMotion: true, args: '{"props":{"rows":9},"logged":[]}' },
    { ...ofPage, color: 'dark' },
    ofPage,
  ]);
  stop();
  notify();
  expect(told).toHaveLength(3);
});
