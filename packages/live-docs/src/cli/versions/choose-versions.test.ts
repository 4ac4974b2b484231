import { expect, it } from 'vitest';
import { chooseVersions } from './choose-versions';

const PACKAGES = new Map([
  ['old', ['7.10.0', '6.9.0', '7.0.0-rc.1', '7.0.0', '7.10.2']],
  ['new', ['1.0.1', '1.0.0', '1.1.0', '1.1.1']],
]);
const choose = (choice: { since?: string; only?: 'minor' } = {}) =>
  chooseVersions(PACKAGES, { installed: '1.1.0', ...choice }).map(({ name, version }) => `${name} ${version}`);

it('orders versions by number and package, without prereleases', () => {
  expect(choose()).toEqual([
    'old 6.9.0',
    'old 7.0.0',
    'old 7.10.0',
    'old 7.10.2',
    'new 1.0.0',
    'new 1.0.1',
    'new 1.1.0',
    'new 1.1.1',
  ]);
});

it('starts at a version of the newest package that has its major', () => {
  expect(choose({ since: '7.1' })).toEqual([
    'old 7.10.0',
    'old 7.10.2',
    'new 1.0.0',
    'new 1.0.1',
    'new 1.1.0',
    'new 1.1.1',
  ]);
  expect(choose({ since: '1.1.1' })).toEqual(['new 1.1.1']);
});

it('takes the last version of each minor, and the installed one', () => {
  expect(choose({ only: 'minor' })).toEqual([
    'old 6.9.0',
    'old 7.0.0',
    'old 7.10.2',
    'new 1.0.1',
    'new 1.1.0',
    'new 1.1.1',
  ]);
});
