import { expect, it } from 'vitest';
import { storagePrefix } from './storage-prefix';

it('tells sites of one origin apart by base and title', () => {
  expect(storagePrefix({ base: '/', title: 'Table' })).toBe('live-docs:/table');
  expect(storagePrefix({ base: '/docs/', title: ' Two  Levels! ' })).toBe('live-docs:/docs/two-levels');
  expect(storagePrefix({ base: '/', title: '表格' })).toBe('live-docs:/表格');
});
