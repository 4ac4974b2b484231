import { expect, it } from 'vitest';
import {
  choose,
  demoArgs,
  findChoices,
  parseChoices,
  printChoices,
  replaceChoices,
  shownControls,
  withChoices,
  type Choices,
  type Control,
} from './controls';
import { printElement, printLines } from './print-element';

const controls: Control[] = [
  { name: 'sticky', kind: 'boolean', initial: true, default: false },
  { name: 'size', kind: 'choice', options: ['small', 'large', 2] },
  { name: 'rows', kind: 'number', initial: 100, min: 100, max: 1000, isOwn: true },
  { name: 'scroll.y', kind: 'number' },
  { name: 'scroll.x', kind: 'number' },
  { name: 'title', kind: 'text', default: 'No, data' },
  { name: 'onRow', kind: 'function' },
];
const code = (choices: Choices, component = 'Table') =>
  printElement({ component, controls }, choices)
    .map(([text]) => text)
    .join('');

it('writes choices into an address and reads them again', () => {
  const choices = { 'sticky': false, 'size': 2, 'rows': 250, 'scroll.y': 3.5, 'title': 'a=b, c&d#e:ü', 'onRow': true };
  const text = printChoices(choices);
  expect(text).not.toMatch(/[&#:ü ]/);
  expect(parseChoices(text, controls)).toEqual(choices);
});

it.each([
  ['nobody=1', {}],
  ['rows=99', {}],
  ['rows=1001', {}],
  ['rows=', {}],
  ['rows=Infinity', {}],
  ['size=huge', {}],
  ['sticky=yes', {}],
  ['sticky', {}],
  ['title=%E0%A4%A', { title: '%E0%A4%A' }],
  ['__proto__=1,rows=101', { rows: 101 }],
  ['sticky=true,rows=100', {}],
])('takes of %s what a control takes and the demo does not have itself', (text, choices) => {
  expect(parseChoices(text, controls)).toEqual(choices);
});

it('forgets a choice that is what the demo has', () => {
  const [sticky] = controls as [Control];
  expect(choose({ rows: 200 }, sticky, false)).toEqual({ rows: 200, sticky: false });
  expect(choose({ rows: 200, sticky: false }, sticky, true)).toEqual({ rows: 200 });
  expect(choose({ sticky: false }, sticky, undefined)).toEqual({});
});

it('keeps what else is in an address', () => {
  expect(replaceChoices('', 'a', 'x=1')).toBe('?controls=a:x=1');
  expect(replaceChoices('?controls=a:x=1&look=a:width-390', 'a', '')).toBe('?look=a:width-390');
  const two = replaceChoices(replaceChoices('?tab=b', 'a', 'x=1'), 'a.b', 'y=2');
  expect(two).toBe('?tab=b&controls=a:x=1&controls=a.b:y=2');
  expect(replaceChoices(two, 'a', 'x=3')).toBe('?tab=b&controls=a.b:y=2&controls=a:x=3');
  expect(withChoices('/~demos/a#edit=a.x', two, 'a')).toBe('/~demos/a?controls=a:x=1#edit=a.x');
  expect(withChoices('/~demos/b', two, 'b')).toBe('/~demos/b');
  expect([findChoices(two, 'a'), findChoices(two, 'a.b'), findChoices(two, 'axb')]).toEqual(['x=1', 'y=2', '']);
});

it('makes props of choices, and names the functions', () => {
  expect(demoArgs({ 'scroll.y': 240, 'scroll.x': 9, 'onRow': true, 'sticky': false }, controls)).toEqual({
    props: { scroll: { y: 240, x: 9 }, sticky: false },
    logged: ['onRow'],
  });
});

it('writes what a switch stands for, on a line of its own, and lists the lines that are off', () => {
  const list = {
    component: 'Table',
    code: 'data={rows}',
    controls: [
      { name: 'fixed', kind: 'boolean', initial: true, code: "scroll={{ x: 'max-content' }}", isOwn: true },
      { name: 'totals', kind: 'boolean', code: 'summary={Totals}', isOwn: true },
      { name: 'size', kind: 'text' },
    ] satisfies Control[],
  };
  const print = (choices: Choices) =>
    printElement(list, choices)
      .map(([text]) => text)
      .join('');
  expect(print({})).toBe(`<Table\n  data={rows}\n  scroll={{ x: 'max-content' }}\n/>`);
  expect(print({ fixed: false, totals: true, size: 'small' })).toBe(
    `<Table\n  data={rows}\n  size="small"\n  summary={Totals}\n/>`,
  );
  expect(printLines(list, {}).map(({ control }) => control?.name)).toEqual([
    undefined,
    undefined,
    'fixed',
    'totals',
    undefined,
  ]);
});

it('names the component that a control brings, while that is on', () => {
  const virtual: Control = { name: 'virtual', kind: 'boolean', initial: true, component: 'VirtualTable', isOwn: true };
  const print = (choices: Choices) =>
    printElement({ component: 'Table', controls: [...controls, virtual] }, choices)
      .map(([text]) => text)
      .join('');
  expect([print({}), print({ virtual: false })]).toEqual(['<VirtualTable sticky />', '<Table sticky />']);
});

it('writes plain text between the tags', () => {
  const print = (initial: string) =>
    printElement({ component: 'Button', controls: [{ name: 'children', kind: 'text', initial }] }, {})
      .map(([text]) => text)
      .join('');
  expect([print('Save it'), print('a < b')]).toEqual(['<Button>Save it</Button>', `<Button children={'a < b'} />`]);
});

it('writes the element with what differs from the defaults of the library', () => {
  expect(code({ rows: 500 })).toBe('<Table sticky />');
  expect(code({ sticky: false, size: 'small', title: 'No, data' })).toBe('<Table size="small" />');
  expect(code({ 'sticky': false, 'scroll.y': 240, 'scroll.x': 9 })).toBe('<Table scroll={{ y: 240, x: 9 }} />');
  expect(code({ title: `"It's"`, size: 2, onRow: true })).toBe(`<Table
  sticky
  size={2}
  title={'"It\\'s"'}
  onRow={(...args) => console.log('onRow', ...args)}
/>`);
});

it.each([
  [{}, true, false],
  [{ truthy: false }, false, true],
  [{ exists: true }, true, true],
  [{ exists: false }, false, false],
  [{ eq: false }, false, true],
  [{ neq: false }, true, false],
])('shows a control by the condition %o', (condition, before, after) => {
  const open: Control = { name: 'open', kind: 'text', if: { arg: 'sticky', ...condition } };
  const isShown = (choices: Choices) => shownControls([...controls, open], choices).includes(open);
  expect([isShown({}), isShown({ sticky: false })]).toEqual([before, after]);
});

it('shows a control whose condition is about something else', () => {
  const open: Control = { name: 'open', kind: 'text', if: { arg: 'onClose' } };
  expect(shownControls([open], {})).toEqual([open]);
});
