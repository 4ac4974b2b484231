// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readControl } from './read-control';

/** What a control shows whose markup this is. */
function read(markup: string) {
  document.body.innerHTML = markup;
  const control = document.body.firstElementChild!;
  const box = { x: 0, y: 0, width: 100, height: 20 };
  return readControl(control, box, getComputedStyle(control), { readColor: () => undefined }, [255, 255, 255, 1]);
}

it.each([
  ['<input value="Oslo" placeholder="City">', 'Oslo', false],
  ['<input placeholder="City">', 'City', true],
  ['<textarea>Two words</textarea>', 'Two words', false],
  ['<select><option>One</option><option selected>Two</option></select>', 'Two', false],
])('shows the text of %s', (markup, value, faint) => {
  expect(read(markup)?.text).toMatchObject({ value, faint });
});

it('shows of a password only how long it is', () => {
  expect(read('<input type="password" value="secret">')?.text).toMatchObject({ value: '••••••', faint: false });
});

it('shows the state of what is ticked and how far a slider is', () => {
  const names = (markup: string) => read(markup)?.layers.map((layer) => 'name' in layer && layer.name);
  expect(names('<input type="checkbox">')).toEqual(['Checkbox']);
  expect(names('<input type="checkbox" checked>')).toEqual(['Checkbox', 'Tick']);
  expect(names('<input type="radio" checked>')).toEqual(['Radio button', 'Dot']);
  expect(read('<input type="range" min="0" max="4" value="1">')?.layers).toMatchObject([
    { name: 'Track', box: { x: 0, y: 7, width: 100 } },
    { name: 'Value', box: { width: 8 + 84 / 4 } },
    { name: 'Thumb', box: { x: 84 / 4, y: 2, width: 16 } },
  ]);
});

it('knows no control in other elements', () => {
  expect(read('<button>Save</button>')).toBeUndefined();
});
