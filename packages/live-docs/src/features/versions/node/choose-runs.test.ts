import { BuildError } from 'live-playground/model';
import { expect, it } from 'vitest';
import { chooseRuns, namesVersion, RUN } from './choose-runs';

const PACKAGES = new Map([
  ['rc-grid', ['6.9.0', '7.9.1', '7.10.0', '7.10.2', '7.11.0-rc.1']],
  ['@a/grid', ['1.0.0', '1.1.0', '1.2.0', '1.2.3']],
]);
const choose = (...wanted: string[]) =>
  chooseRuns(wanted, PACKAGES, { name: '@a/grid', version: '1.2.3' }).map(({ name, version }) => `${name} ${version}`);

it('takes the newest version that a text names, and not the installed one', () => {
  expect(choose('7.9', '7', '1.0.0', '1.2')).toEqual(['rc-grid 7.9.1', 'rc-grid 7.10.2', '@a/grid 1.0.0']);
  expect(choose('rc-grid@7.10.0', '@a/grid@1.1')).toEqual(['rc-grid 7.10.0', '@a/grid 1.1.0']);
});

it('takes versions by a rule, each once', () => {
  expect(choose('last 3 minors', '1.1')).toEqual(['@a/grid 1.0.0', '@a/grid 1.1.0']);
  expect(choose('last of each major')).toEqual(['rc-grid 6.9.0', 'rc-grid 7.10.2']);
});

it('names versions that were not published', () => {
  const problems = (() => {
    try {
      choose('7.99', '1.1');
    } catch (error) {
      if (error instanceof BuildError) return error.problems;
    }
    return [];
  })();
  expect(problems.map(({ found, fix }) => `${found}: ${fix}`)).toEqual([
    '"versions.run" has "7.99", which was not published: Leave it out, or take another: 7.9',
  ]);
});

it('knows what may be written', () => {
  const texts = ['7.40', '7.40.1', 'rc-grid@7', 'last 5 minors', 'last 1 minor', 'last of each major'];
  expect(texts.filter((text) => !RUN.test(text))).toEqual([]);
  expect(['^7.40', 'latest', 'last minors', '7.x', ''].filter((text) => RUN.test(text))).toEqual([]);
});

it('compares versions part by part', () => {
  const grid = { name: '@a/grid', version: '1.10.2' };
  expect(['1', '1.10', '1.10.2', '@a/grid@1.10'].filter((text) => !namesVersion(text, grid))).toEqual([]);
  expect(['1.1', '10', 'rc-grid@1.10', 'grid@1.10'].filter((text) => namesVersion(text, grid))).toEqual([]);
});
