// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sectionOf } from './table';

it('names the section above, and numbers all but the first of a kind', () => {
  document.body.innerHTML =
    '<p class="x"></p><div><h2>Columns</h2></div><p class="x"></p><p></p><p class="x"></p><div><h3>Rows</h3></div><p class="x"></p>';
  const names = [...document.querySelectorAll('.x')].map(sectionOf);
  expect(names).toEqual(['1', 'Columns', 'Columns 2', 'Rows']);
});
