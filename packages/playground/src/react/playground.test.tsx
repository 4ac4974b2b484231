import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Playground } from './playground';
import { Preview } from './playground-preview';
import { usePlayground, PlaygroundProvider } from './playground-provider';

const FILES = { 'app.tsx': 'export default () => <b>1 &amp; 2</b>;\n', 'app.css': 'b { color: red; }\n' };
const COMMON = { assets: '/playground/', files: FILES, entry: 'app.tsx' };

it('is text to read before there is a script, and on a server', () => {
  const html = renderToString(<Playground {...COMMON} storage="kept" />);
  expect(html).toContain('<span class="line">export default () =&gt; &lt;b&gt;1 &amp;amp; 2&lt;/b&gt;;</span>');
  expect(html).toContain('aria-label="Code editor"');
  expect(html).toMatch(/role="tab"[^>]*>app\.tsx</);
});

it('speaks Chinese, and the texts that a page passes', () => {
  const html = renderToString(<Playground {...COMMON} locale="zh-CN" texts={{ 'reset.do': '还原' }} />);
  expect(html).toContain('aria-label="代码编辑器"');
  expect(html).toContain('>还原<');
});

it('says what is missing around a part', () => {
  expect(() => renderToString(<Preview />)).toThrow('PlaygroundProvider');
});

it('tells the components inside how it is', () => {
  function Told() {
    const { state, edited, files, issues } = usePlayground();
    return JSON.stringify({ state, edited, files, issues });
  }
  const html = renderToString(
    <PlaygroundProvider {...COMMON}>
      <Told />
    </PlaygroundProvider>,
  );
  const told = html
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<');
  expect(JSON.parse(told.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))).toEqual({
    state: 'idle',
    edited: false,
    files: FILES,
    issues: [],
  });
});
