// @vitest-environment happy-dom
import { expect, it, onTestFinished, test } from 'vitest';
import { describeElement, inspect } from './describe-element';

/** Shows markup for the length of a test. @returns its first element. */
function show(html: string): Element {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  return document.body.firstElementChild!;
}

it.each([
  ['<b>a\n  b</b>', 'b: a b'],
  ['<i class="x  y" id="r1" hidden></i>', 'i.x.y[id="r1"][hidden]'],
  ['<button aria-pressed="true" data-kind="main">Go</button>', 'button[aria-pressed=true][data-kind="main"]: Go'],
  ['<p style="left: 0px" title="a &quot;b&quot;"></p>', 'p[style="left: 0px"][title="a \\"b\\""]'],
  ['<input type="checkbox" checked>', 'input[type=checkbox][checked]'],
  ['<svg><path d="M0"></path>x</svg>', 'svg'],
])('%s is told as %s', (html, told) => expect(describeElement(show(html))).toBe(told));

test('a field is told with what it holds now, and an element that was taken away as gone', () => {
  const field = show('<input value="a">');
  if (field instanceof HTMLInputElement) field.value = 'Ada';
  expect(describeElement(field)).toBe('input[value=Ada]');
  field.remove();
  expect(describeElement(field)).toBe('input, which is gone');
});

test('long texts and values are cut', () => {
  const told = describeElement(show(`<p title="${'a b '.repeat(50)}">${'b'.repeat(200)}</p>`));
  expect(told).toHaveLength('p[title=""]: '.length + 2 * 81);
});

test('a selector finds elements with their boxes, and what is in them', () => {
  show('<table><tr class="row"><td colspan="2">Ada</td><td>3 <b>kg</b></td></tr></table>');
  document.querySelector('tr')!.getBoundingClientRect = () => new DOMRect(0, 10.26, 200, 40);
  expect(inspect('.row')).toEqual([
    '- tr.row (0, 10.3, 200 × 40):\n  - td[colspan="2"]: Ada\n  - td:\n    - text: 3\n    - b: kg',
  ]);
});

test('a selector that finds none, many, or is none, says so', () => {
  show('<p></p>'.repeat(25));
  expect(inspect('b')).toEqual(['There are none.']);
  expect(inspect('p').slice(19)).toEqual(['- p (0, 0, 0 × 0)', '… and 5 more']);
  expect(inspect('p[')).toEqual(["It isn't a CSS selector."]);
});
