import { expect, it } from 'vitest';
import { documentFile } from '../../files/document-file';
import { forwardFiles } from './forward';
import { fileAt } from './output-files';

it.each([
  ['/', 'index.html'],
  ['/old', 'old.html'],
  ['/old/', 'old/index.html'],
  ['/old/page.html', 'old/page.html'],
  ['/%E6%8C%87', '指.html'],
])('the page for %s is %s', (source, file) => expect(documentFile(source)).toBe(file));

const siteAt = (base: string, id = 'en') => ({
  config: { base, language: { id, name: id } },
  messages: { 'document.moved.to': '移至 {address}' },
});

const textOf = (target: string, base: string, language?: string) => {
  const [file] = forwardFiles({ '/old': target }, siteAt(base, language));
  return file && 'text' in file ? file.text() : '';
};

it.each([
  ['/guide/new?tab=a&b#c', '/docs/guide/new?tab=a&amp;b#c', '/docs/guide/new?tab=a&amp;b'],
  ['/指南', '/docs/%E6%8C%87%E5%8D%97', '/docs/%E6%8C%87%E5%8D%97'],
  ['/a%20b"', '/docs/a%20b%22', '/docs/a%20b%22'],
  ['https://example.org/x#y', 'https://example.org/x#y', 'https://example.org/x'],
])('leads to %s, below the base, without a script', (target, href, canonical) => {
  const html = textOf(target, '/docs/');
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
  expect(html).toContain(`<a href="${href}">`);
  expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(html).not.toContain('<script');
});

it('is in the default language', () => {
  const html = textOf('/a', '/', 'zh-CN');
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('<p>移至 <a href="/a">/a</a></p>');
});

it('finds the file of an address as a static host does, however it is written', () => {
  const files = [
    ...forwardFiles({ '/old': '/new', '/指': '/finger', '/c/': '/new' }, siteAt('/')),
    { path: 'feed.xml', text: () => '' },
  ];
  const at = (address: string) => fileAt(files, address)?.path;
  expect(['/old', '/old.html', '/%E6%8C%87', '/c/', '/feed.xml', '/other'].map(at)).toEqual([
    'old.html',
    'old.html',
    '指.html',
    'c/index.html',
    'feed.xml',
    undefined,
  ]);
});
