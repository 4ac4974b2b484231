import { expect, it } from 'vitest';
import { demoPalette, plainColors } from './theme-values';

const THEME = `:root { --bg: white; --text: black; --height: 60px; color-scheme: light; }
:root[data-prefers-color='dark'] { --bg: black; --text: white; color-scheme: dark; }
body { color: var(--text); }`;
const OWN = ':root { --bg: ivory } :root[data-prefers-color="dark"] { --bg: navy }';

it('has demos keep one colour of the theme, without what it says of other things', () => {
  expect(demoPalette([THEME, OWN], 'light')).toBe(`[data-demo-preview],
:root:has(main[data-demo]) {
  --bg: ivory;
  --text: black;
  color-scheme: light;
  background: var(--bg);
  color: var(--text);
}`);
  expect(demoPalette([THEME, OWN], 'dark')).toContain('--bg: navy;\n  --text: white;\n  color-scheme: dark;');
});

it('knows the last plain colour of each variable, in both colours', () => {
  const mixed = ':root { --bg: color-mix(in srgb, red, white); --line: rgb(1 2 3 / 50%) }';
  const colors = (color: 'light' | 'dark') => plainColors([THEME, OWN, mixed, ':root { --bg: red'], color);
  expect(['--bg', '--text', '--line', '--height'].map((name) => colors('light').get(name))).toEqual([
    'ivory',
    'black',
    'rgb(1 2 3 / 50%)',
    undefined,
  ]);
  expect(['--bg', '--line'].map((name) => colors('dark').get(name))).toEqual(['navy', 'rgb(1 2 3 / 50%)']);
});
