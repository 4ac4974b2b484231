// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { demoRoots, findElements, findPart } from './find-parts';

const ROWS = [{ selector: '.kit' }, { selector: '.kit-row' }, { selector: '[data-odd]' }];

function show(preview: string, more = ''): void {
  document.body.innerHTML = `<div id="root"><div id="demo-card"><div data-demo-preview>${preview}</div><p class="kit">Chrome</p></div></div>${more}`;
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
}

it('finds what the demo shows, in its preview and in what it adds to the body', () => {
  show('<div class="kit"><i class="kit-row"></i></div>', '<div class="popup"><b class="kit-row"></b></div>');
  const { roots } = demoRoots('card');
  expect(findElements('.kit', roots)).toHaveLength(1);
  expect(findElements('.kit-row', roots).map(({ tagName }) => tagName)).toEqual(['I', 'B']);
});

it('names the innermost element that is a part, with all that it is', () => {
  show('<div class="kit"><i class="kit-row" data-odd><b>Text</b></i></div><u>Label</u>');
  const { roots } = demoRoots('card');
  const at = (selector: string) => findPart(document.querySelector(selector)!, ROWS, roots);
  expect(at('b')).toMatchObject({ element: { tagName: 'I' }, rows: [ROWS[1], ROWS[2]] });
  expect(at('.kit')!.rows).toEqual([ROWS[0]]);
  expect(at('u')).toBeUndefined();
  expect(at('p')).toBeUndefined();
});

it('finds nothing in the place of an edited demo, and says so', () => {
  show('<div class="kit"></div>');
  document.querySelector('[data-demo-preview]')!.setAttribute('data-framed', 'true');
  expect(demoRoots('card')).toEqual({ roots: [], isEdited: true });
});
