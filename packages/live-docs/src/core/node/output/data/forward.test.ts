import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import type { SiteOptions } from '../../../../features';
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

const siteAt = (options: Partial<SiteOptions> = {}) =>
  snapshotOf(
    {
      'docs/index.mdx': '---\ntitle: Home\n---\n',
      'docs/index.zh-CN.mdx': '---\ntitle: 首页\n---\n',
      'texts.ts': `export default { 'document.moved.to': '移至 {address}' };`,
    },
    undefined,
    options,
  );

const CHINESE = { id: 'zh-CN', name: '中文', file: 'texts.ts' };

async function textOf(address: string, target: string, options?: Partial<SiteOptions>) {
  const [file] = forwardFiles({ [address]: target }, await siteAt(options));
  return file && 'text' in file ? String(await file.text()) : '';
}

it.each([
  ['/guide/new?tab=a&b#c', '/docs/guide/new?tab=a&amp;b#c', '/docs/guide/new?tab=a&amp;b'],
  ['/指南', '/docs/%E6%8C%87%E5%8D%97', '/docs/%E6%8C%87%E5%8D%97'],
  ['/a%20b"', '/docs/a%20b%22', '/docs/a%20b%22'],
  ['https://example.org/x#y', 'https://example.org/x#y', 'https://example.org/x'],
])('leads to %s, below the base, without a script', async (target, href, canonical) => {
  const html = await textOf('/old', target, { base: '/docs/' });
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
  expect(html).toContain(`<a href="${href}">`);
  expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(html).not.toContain('<script');
});

it.each([
  ['/old', { language: 'zh-CN', languages: [CHINESE] }, 'zh-CN'],
  ['/zh-CN/old', { languages: [CHINESE] }, 'zh-CN'],
  ['/zh-CNold', { languages: [CHINESE] }, 'en'],
])('is at %s in the language of that address', async (address, options, language) => {
  const html = await textOf(address, '/a', options);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<p>${language === 'en' ? 'This page has moved to' : '移至'} <a href="/a">/a</a>`);
});

it('finds the file of an address as a static host does, however it is written', async () => {
  const files = [
    ...forwardFiles({ '/old': '/new', '/指': '/finger', '/c/': '/new' }, await siteAt()),
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
