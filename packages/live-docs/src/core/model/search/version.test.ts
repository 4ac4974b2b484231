import { expect, test } from 'vitest';
import { nearestVersion, readVersion } from './version';

test('versions are read as readers write them', () => {
  expect(['7.10.0', 'v7.12', '7.12.x'].map(readVersion)).toEqual([
    [7, 10, 0],
    [7, 12, 0],
    [7, 12, 0],
  ]);
  expect(['7', '1.2.3.4', 'es2020', '10:30'].map(readVersion)).toEqual([undefined, undefined, undefined, undefined]);
});

test('the nearest version is the one with the nearest major, then minor, then patch', () => {
  const versions = ['7.13.3', '7.11.3', '6.9.0', '5.6.0'];
  expect(nearestVersion([7, 10, 0], versions)).toBe('7.11.3');
  expect(nearestVersion([6, 20, 0], versions)).toBe('6.9.0');
  expect(nearestVersion([1, 0, 0], [])).toBeUndefined();
});
