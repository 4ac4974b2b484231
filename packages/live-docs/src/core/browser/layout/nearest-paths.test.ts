import { expect, it } from 'vitest';
import { nearestPaths } from './nearest-paths';

const PATHS = ['/', '/demo/sticky', '/demo/simple', '/guide/sorting', '/guide/sort', '/changelog', '/old/sorting'];

it.each([
  ['/guide/sortin', ['/guide/sorting', '/old/sorting', '/guide/sort']],
  ['/demo/Sticky.html', ['/demo/sticky']],
  ['/sorting/', ['/guide/sorting', '/old/sorting', '/guide/sort']],
  ['/qqqqqqqqqqqqqq', []],
])('leads from %s to addresses that are like it', (path, nearest) => {
  expect(nearestPaths(path, PATHS)).toEqual(nearest);
});
