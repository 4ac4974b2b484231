// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findDifference } from './find-difference';

const parse = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

it.each([
  ['<p>a<!-- -->b</p><!--$-->', '<p>ab</p>', undefined],
  ['<p class="a">x</p>', '<p class="b">x</p>', undefined],
  ['<ul><li>1</li></ul>', '<ul><li>2</li></ul>', { server: '"1"', browser: '"2"' }],
  ['<p></p>', '<b></b>', { server: '<p></p>', browser: '<b></b>' }],
  ['<p></p>', '<p></p>late', { server: 'nothing', browser: '"late"' }],
])('%s and %s', (server, browser, expected) => {
  expect(findDifference(parse(server), parse(browser))).toEqual(expected);
});
