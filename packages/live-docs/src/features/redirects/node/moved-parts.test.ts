import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { forwardParts, movedParts } from './moved-parts';

const REDIRECTS = { '/#ref': '/api#ref', '/#api-*': '/api#api-*', '/guide#old': 'https://example.org', '/a': '/b' };

/** Where a document at a hash is led. */
function follow(hash: string, parts = movedParts({}, { path: '/' }, REDIRECTS), base = '/') {
  const replace = vi.fn();
  for (const { text } of forwardParts(parts, base)) runInNewContext(text ?? '', { location: { hash, replace } });
  return replace.mock.calls.flat();
}

it('leads from a part of a page to where it is now, and from none that stayed', () => {
  expect(follow('#ref')).toEqual(['/api#ref']);
  expect(follow('#api-sticky-offset')).toEqual(['/api#api-sticky-offset']);
  for (const hash of ['', '#', '#usage', '#old']) expect(follow(hash)).toEqual([]);
  expect(follow('#ref', undefined, '/docs/')).toEqual(['/docs/api#ref']);
  expect(follow('#old', movedParts({}, { path: '/guide' }, REDIRECTS), '/docs/')).toEqual(['https://example.org']);
});

it('stays in the language of the page', () => {
  const locale = { id: 'zh-CN', base: '/zh-CN' } as never;
  expect(movedParts({ locale }, { path: '/zh-CN' }, REDIRECTS)).toMatchObject({ ref: '/zh-CN/api#ref' });
});

it('adds nothing to a page of which no part moved', () => {
  expect(forwardParts(movedParts({}, { path: '/other' }, REDIRECTS), '/')).toEqual([]);
});
