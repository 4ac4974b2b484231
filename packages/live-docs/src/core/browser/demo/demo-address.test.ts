// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { linkedDemo, linksTo } from './demo-address';
import { encodeShare } from '../../../../../playground/src/texts/share-link';

it.each(['simple', 'api.v2', '表格'])('tells an edit of %s from one of another demo', (id) => {
  onTestFinished(() => void (window.location.hash = ''));
  window.location.hash = encodeShare({ id, files: { 'a.tsx': 'text' } })!;
  expect([linksTo(id), linksTo('api'), linksTo(`${id}.x`)]).toEqual([true, false, false]);
});

it('takes an id however it is escaped', () => {
  const hashes = ['#edit=s%69mple.eJ', '#edit=simple', '#edit=100%.eJ', '#edit=', '#demo-simple'];
  expect(hashes.map(linkedDemo)).toEqual(['simple', 'simple', '100%', undefined, undefined]);
});
