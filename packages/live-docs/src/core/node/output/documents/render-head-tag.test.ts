import { expect, it } from 'vitest';
import { renderHeadTag } from './render-head-tag';

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
