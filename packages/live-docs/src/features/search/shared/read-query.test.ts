import { expect, test } from 'vitest';
import { nearestVersion } from './read-query';

test('the nearest version is the one with the nearest major, then minor, then patch', () => {
  const versions = ['7.13.3', '7.11.3', '6.9.0', '5.6.0'];
  expect(nearestVersion('7.10.0', versions)).toBe('7.11.3');
  expect(nearestVersion('v7.12', versions)).toBe('7.13.3');
  expect(nearestVersion('6.20.x', versions)).toBe('6.9.0');
  expect(nearestVersion('1.0', [])).toBeUndefined();
});
