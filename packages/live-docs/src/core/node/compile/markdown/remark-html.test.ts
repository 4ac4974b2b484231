import { describe, expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { compilePage, PLAIN } from './compile-page';
import { NO_FILES } from './page-output';

const compile = (text: string) =>
  compilePage(
    {
      root: '/site',
      file: '/site/docs/page.md',
      filename: 'docs/page.md',
      title: 'Page',
      hasTitle: true,
      repository: { url: 'https://example.org', branch: 'main', folder: '/site' },
      description: '',
      files: { ...NO_FILES, has: () => true, exportedNames: () => ['Badge'] },
    },
    text,
    { ...PLAIN, mdxComponents: 'parts.tsx' },
  );

/** What a page shows, as JSX without what surrounds it. */
const shown = async (text: string) => {
  const { code } = await compile(text);
  return code.slice(code.indexOf('return _jsx'), code.indexOf('export default')).replace(/\s+/g, ' ');
};

describe('a page in Markdown', () => {
  it.each([
    ['Braces {a} and `{b}`.', '"Braces {a} and "'],
    [
      'An Array<string>, a Promise<void>, a Map<Badge> and Foo<P>.',
      '"An Array<string>, a Promise<void>, a Map<Badge> and Foo<P>."',
    ],
    ['Install <package-name> where a < b.', '"Install <package-name> where a < b."'],
    ['The <table> element.', '"The <table> element."'],
    ['| a |\n|-|\n| Set<symbol> <br> {b} |', '["Set<symbol> ", _jsx(_components.br, {}), "\\n", "{b}"]'],
    ['One <!-- not this --> two.\n\n<!-- nor\n\nthis -->\n', '"One two."'],
    ['H<sub>2</sub>O', '["H", _jsx(_components.sub, { children: "2" }), "O"]'],
    ['<p align="center">\n  <img src="https://x.dev/a.png" width="20" alt="A &amp; B">\n</p>', 'alt: "A & B"'],
    // As a browser reads it, so that hydration finds the same elements.
    [
      '<table>\n<tr><td rowspan=2>a</td></tr>\n</table>',
      '_components.tbody, { children: _jsx(_components.tr, { children: _jsx(_components.td, { rowSpan: "2"',
    ],
    [
      '<details open>\n<summary>More</summary>\n\nSome *text*.\n\n</details>',
      '[_jsx(_components.summary, { children: "More" }), _jsxs(_components.p, { children: ["Some "',
    ],
    ['<pre><code class="language-ts">a &lt; b</code></pre>', 'CodeBlock, { lang: "ts"'],
    ['Some <b>bold <div>block</div> text</b>.', '_jsx(_components.div, { children: _jsx(_components.strong, {'],
    [
      '<a href="https://x.dev" target="_blank">https://x.dev</a>',
      '_jsx(_components.a, { href: "https://x.dev", target: "_blank", children: "https://x.dev" }) })',
    ],
    [
      '<svg viewBox="0 0 1 1" stroke-width="2"><linearGradient id="g" /><path d="M0 0"/></svg>',
      'viewBox: "0 0 1 1", strokeWidth: "2", children: [_jsx(_components.linearGradient, { id: "g" }), _jsx(_components.path',
    ],
    ['<details>\n\n<Badge></Badge>\n\n</details>', '_jsx(_components.details, { children: _jsx(Badge, {}) })'],
    ['<p align="center">\n\nText\n\n</p>', 'return _jsx(_components.p, { children: "Text" })'],
    ['Code <textarea>of *this* </b></textarea>', '_jsx(_components.textarea, { children: "of this " })'],
    ['<p>a</p>\n\nend <div class="', '_jsx(_components.p, { children: "end <div class=\\"" })'],
    ['> [!Caution]\n> Mind.', 'Callout, { kind: "warning"'],
    ['Left <Badge kind="new"></Badge> of it.', '_jsx(Badge, { kind: "new" })'],
  ])('shows %s', async (text, expected) => {
    const { problems, warnings } = await compile(text);
    expect([problems, warnings]).toEqual([[], []]);
    expect(await shown(text)).toContain(expected);
  });

  it('shows code in any language, and none that has to compile', async () => {
    const { code, snippets, warnings } = await compile(
      '```tsx | pure\nlet a\n```\n\n```tsx|pure\nlet b\n```\n\n```Bash\nls\n```\n\n```elm\nmain\n```\n\n```\nplain\n```\n',
    );
    expect([...code.matchAll(/lang: "(\w+)"/g)].map(([, lang]) => lang)).toEqual(['tsx', 'tsx', 'sh', 'elm', 'text']);
    expect([snippets, warnings]).toEqual([[], []]);
  });

  it('writes tables of HTML as Markdown', async () => {
    const { markdown } = await compile(
      '<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td><code>c</code></td><td><p>d</p></td></tr>\n</table>\n',
    );
    expect(markdown.join('').trim()).toBe('| a | b |\n| - | - |\n| `c` | d |');
  });

  it("reads the engine's components", async () => {
    const { demos, problems, code } = await compile(
      '## A\n\n<Demo src="../examples/a.tsx" height="300" iframe></Demo>\n\nText\n<Demo src="../examples/b.tsx"\n  title="2" height={20}></Demo>\n\n' +
        '<Actions>[Install](#a)</Actions>\n\n<Callout kind="tip">\n\nSome *text*.\n\n</Callout>\n',
    );
    expect(problems).toEqual([]);
    expect(demos).toMatchObject([
      { id: 'a', file: '/site/examples/a.tsx', line: 3 },
      { id: 'b', title: '2', line: 6 },
    ]);
    expect(code).toMatch(/height: 300,\s*iframe: true/);
    expect(code).toMatch(/height: 20,/);
    expect(code).toMatch(/Actions, \{\s*children: _jsx\(_components\.a/);
    expect(code).toMatch(/Callout, \{\s*kind: "tip",\s*children: _jsxs\(_components\.p/);
  });

  it('finds headings, texts, links and images in HTML', async () => {
    const { toc, texts, links, images } = await compile(
      '<div align="center">\n<h2>One</h2>\n<p>Text.</p>\n\n<a href="/a"><img src="/b.png"></a>\n</div>\n',
    );
    expect(toc).toEqual([{ id: 'one', depth: 2, title: 'One' }]);
    expect(texts.map(({ value }) => value)).toContain('Text.');
    expect(links).toEqual([{ href: '/a', line: 5 }]);
    expect(images).toEqual([{ src: '/b.png', line: 5 }]);
  });

  it.each([
    ['a\n\n<Calout>', 'docs/page.md:3: unknown component <Calout>. Did you mean <Callout>?'],
    [
      '<code src="./a.tsx"></code>',
      'docs/page.md:1: <code src="./a.tsx">, which is a tag of dumi. Expected <Demo src="./a.tsx"></Demo>.',
    ],
    [
      '<embed src="../README.md">',
      'docs/page.md:1: <embed src="../README.md">, which is a tag of dumi. Expected <Include',
    ],
  ])('refuses %s', async (text, problem) => {
    const { problems } = await compile(text);
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining(problem)]);
  });

  it('leaves out what would run, and says so', async () => {
    const text = 'a\n\n<script>\nalert("<p>");\n</script>\n\n<p onclick="alert()" style="color">b</p>\n';
    const { warnings } = await compile(text);
    expect(warnings.map((warning) => warning.split(',')[0])).toEqual([
      'docs/page.md:3: <script> in a page',
      'docs/page.md:7: the attribute onclick in a page',
    ]);
    expect(await shown(text)).not.toMatch(/alert|style/);
  });
});
