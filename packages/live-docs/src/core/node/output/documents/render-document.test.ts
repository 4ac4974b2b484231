import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { readSiteConfig } from '../../config/site-config';
import { ENGINE } from '../../files/entries';
import { readFiles } from '../../files/files';
import { renderHeadTag, sharedParts } from './render-document';

it.each([
  [{ tag: 'meta', attributes: { name: 'a', content: '"<&' } }, '<meta name="a" content="&quot;&lt;&amp;">'],
  [{ tag: 'link', attributes: { rel: 'icon', href: '/a.png' } }, '<link rel="icon" href="/docs/a.png">'],
  [{ tag: 'link', attributes: { rel: 'preconnect', href: '//b.org' } }, '<link rel="preconnect" href="//b.org">'],
  [
    { tag: 'script', attributes: { src: 'https://c.org/a.js', defer: true, async: false } },
    '<script src="https://c.org/a.js" defer></script>',
  ],
  [
    { tag: 'script', attributes: {}, text: 'let a = "</script><!--" < 1' },
    '<script>let a = "<\\/script><\\!--" < 1</script>',
  ],
  [
    { tag: 'style', attributes: {}, text: 'b > a { content: "</style" }' },
    '<style>b > a { content: "<\\/style" }</style>',
  ],
] as const)('%j', (tag, markup) => {
  expect(renderHeadTag(tag, '/docs/')).toBe(markup);
});

const INPUT = { title: 'Site', library: 'library', repository: { url: 'https://example.org/site' } };
const partsOf = async (files: Record<string, string>, more = {}) =>
  sharedParts({ root: await writeFiles(files), config: readSiteConfig({ ...INPUT, ...more }), files: readFiles() }, '');

test("the generator is the site's own package, and the engine where that has no name or version", async () => {
  const made = { 'package.json': '{ "name": "docs", "version": "1.2.3" }' };
  expect((await partsOf(made)).generator).toBe('docs 1.2.3');

  const { name, version } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as Record<string, string>;
  for (const text of ['{ "name": "docs" }', '{}'])
    expect((await partsOf({ 'package.json': text })).generator).toBe(`${name} ${version}`);
  expect((await partsOf({ 'index.mdx': '' })).generator).toBe(`${name} ${version}`);
});

test("the bars of the browser have the ground of the theme, which is the engine's where the site sets none", async () => {
  expect((await partsOf({})).themeColor).toEqual({ light: '#ffffff', dark: '#0d1015' });
  const files = { 'theme.css': ':root { --bg: #fffdf8 }' };
  expect((await partsOf(files, { theme: 'theme.css' })).themeColor).toEqual({ light: '#fffdf8', dark: '#0d1015' });
});
