import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { findRedirect, redirectFile, renderRedirect, writeRedirects } from './redirects';

it.each([
  ['/', 'index.html'],
  ['/old', 'old.html'],
  ['/old/', 'old/index.html'],
  ['/old/page.html', 'old/page.html'],
  ['/%E6%8C%87', '指.html'],
])('the page for %s is %s', (source, file) => expect(redirectFile(source)).toBe(file));

it.each([
  ['/guide/new?tab=a&b#c', '/docs/guide/new?tab=a&amp;b#c', '/docs/guide/new?tab=a&amp;b'],
  ['/指南', '/docs/%E6%8C%87%E5%8D%97', '/docs/%E6%8C%87%E5%8D%97'],
  ['/a%20b"', '/docs/a%20b%22', '/docs/a%20b%22'],
  ['https://example.org/x#y', 'https://example.org/x#y', 'https://example.org/x'],
])('leads to %s, below the base, without a script', (target, href, canonical) => {
  const html = renderRedirect(target, '/docs/');
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
  expect(html).toContain(`<a href="${href}">`);
  expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(html).not.toContain('<script');
});

it('writes a page at each old address', async () => {
  const dist = await writeFiles({ 'index.html': '' });
  writeRedirects(dist, '/', { '/a/b': '/new', '/c/': '/new' });
  expect(readFileSync(path.join(dist, 'a/b.html'), 'utf8')).toContain('url=/new"');
  expect(readFileSync(path.join(dist, 'c/index.html'), 'utf8')).toContain('url=/new"');
});

it('finds where an address leads, however it is written', () => {
  const redirects = { '/old': '/new', '/指': '/finger' };
  expect(findRedirect(redirects, '/old')).toBe('/new');
  expect(findRedirect(redirects, '/old.html')).toBe('/new');
  expect(findRedirect(redirects, '/%E6%8C%87')).toBe('/finger');
  expect(findRedirect(redirects, '/other')).toBeUndefined();
});
