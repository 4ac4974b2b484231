import { expect, it } from 'vitest';
import { namedFiles } from './named-files';

it('lists what a document loads by itself, below the base', () => {
  const html = `<!doctype html>
    <html lang="en" data-script="/docs/assets/docs-1.js" data-start="now">
    <link rel="icon" href="/docs/icon.svg"><link data-style href="/docs/assets/app-1.css">
    <link rel="canonical" href="https://example.org/docs/page">
    <script type="module" src="/docs/assets/docs-1.js"></script><script src="https://example.org/docs/count.js"></script>
    <div id="root" data-page="/page" data-files="/docs/assets/page-1.js /docs/assets/page-1.json">
    <a href="/docs/other">import '/docs/assets/kit.less'</a><code>src="/docs/assets/kit.css"</code>
    <iframe src="/docs/~demos/clock" title="Clock"></iframe></div>`;
  expect(namedFiles(html, '/docs/')).toEqual([
    'assets/docs-1.js',
    'icon.svg',
    'assets/app-1.css',
    'assets/page-1.js',
    'assets/page-1.json',
    '~demos/clock',
  ]);
});
