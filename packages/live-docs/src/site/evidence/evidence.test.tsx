// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../locale';
import { Evidence } from './evidence';

const FOUND = {
  date: '2026-11-20',
  react: '19.3.1',
  browsers: ['Chromium', 'Firefox'],
  size: 12_345,
  known: {},
  keys: {},
};

function show(more: object = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locales={[]}>
      <Evidence evidence={{ ...FOUND, ...more }} />
    </LocaleProvider>,
  );
  const [line, ...facts] = (document.querySelector('summary')?.textContent ?? '').split(' · ');
  return { line, facts, items: [...document.querySelectorAll('li')].map((item) => item.textContent) };
}

it('says in a line when a demo was tested, and what was found', () => {
  expect(show()).toMatchObject({
    line: 'Tested on 2026-11-20 with React 19.3.1 in Chromium and Firefox',
    facts: ['no accessibility violation', '12.3 kB'],
  });
  expect(document.querySelector('details')?.getAttribute('aria-label')).toBe('Tested');
});

it('tells what is known, what keys do, and that the demo has changed', () => {
  const { facts, items } = show({
    known: { label: 'It has none.' },
    keys: { 'Enter opens it': ['Tab', 'Enter'], 'Escape closes it': ['Escape', 'Tab'] },
    isChanged: true,
  });
  expect(facts).toEqual([
    'known violations: 1',
    'keyboard: Tab, Enter, Escape',
    '12.3 kB',
    'the demo has changed since',
  ]);
  expect(items).toContain('label: It has none.');
  expect(items).toContain('Tab, Enter: Enter opens it');
});
