import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DumiConfig } from './dumi-config';
import { planOf as plan } from '../../tests/plan-of';

const EXAMPLE = { 'docs/a.tsx': 'export default () => null;\n' };
const FRONT = '---\ntitle: Page\n---\n\n';

/** What a page with a title becomes. */
const page = (text: string, files: Record<string, string> = EXAMPLE, config?: DumiConfig) =>
  plan({ 'docs/page.md': FRONT + text, ...files }, config).after['docs/page.md']?.slice(FRONT.length);

describe('a demo', () => {
  it.each([
    ['<code src="./a.tsx"></code>\n', '<Demo src="./a.tsx"></Demo>\n'],
    ["<code src='a.tsx'>\n", '<Demo src="./a.tsx"></Demo>\n'],
    ['<code src="./a"></code>\n', '<Demo src="./a.tsx"></Demo>\n'],
    ['<code src="@/../docs/a.tsx" />\n', '<Demo src="./a.tsx"></Demo>\n'],
    [
      '<code src="./a.tsx" description="Say &quot;a&quot;" iframe="500" background="#eee" compact inline>A title</code>\n',
      '<Demo src="./a.tsx" title="A title" description="Say &quot;a&quot;" iframe height="500" background="#eee" compact inline></Demo>\n',
    ],
    ['Text <code src="./a.tsx"></code> more\n', 'Text \n\n<Demo src="./a.tsx"></Demo>\n\nmore\n'],
    [
      '<code src="./a.tsx">1</code>\n<code src="./a.tsx">2</code>\n',
      '<Demo src="./a.tsx" title="1"></Demo>\n\n<Demo src="./a.tsx" title="2"></Demo>\n',
    ],
    ['<code src="./a.tsx" debug></code>\n', '<!-- <Demo src="./a.tsx"></Demo> -->\n'],
  ])('%s', (text, expected) => expect(page(text)).toBe(expected));

  it('stays in code', () => {
    const code = '```md\n<code src="./a.tsx"></code>\n```\n\n`<code src="./a.tsx"></code>`\n';
    expect(page(code)).toBeUndefined();
  });

  it('has what a comment at its head says, which is taken out', () => {
    const demo = '/**\n * title: From a comment\n * compact: true\n */\nexport default () => null;\n';
    const { after } = plan({ 'docs/page.md': `${FRONT}<code src="./a.tsx"></code>\n`, 'docs/a.tsx': demo });
    expect(after['docs/page.md']).toContain('<Demo src="./a.tsx" title="From a comment" compact></Demo>');
    expect(after['docs/a.tsx']).toBe('export default () => null;\n');
  });

  it('that is not there is left as it is, and needs a hand', () => {
    const { after, notes } = plan({ 'docs/page.md': `${FRONT}<code src="./gone.tsx"></code>\n` });
    expect(after['docs/page.md']).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/^hand docs\/page.md:5: The demo "\.\/gone\.tsx" leads to no file/)]);
  });
});

describe('a code block', () => {
  const RUNS = 'import { A } from "./a";\n\nexport default () => <A />;';

  it('that runs becomes a demo beside the page', () => {
    const { after, notes } = plan({ 'docs/page.md': `${FRONT}\`\`\`tsx\n${RUNS}\n\`\`\`\n`, 'docs/page-1.tsx': '' });
    expect(after['docs/page.md']).toBe(`${FRONT}<Demo src="./page-2.tsx"></Demo>\n`);
    expect(after['docs/page-2.tsx']).toBe(`${RUNS}\n`);
    expect(notes).toEqual(['done docs/page.md:5: The code block that runs is the demo docs/page-2.tsx now']);
  });

  it.each([
    ['```tsx | pure\nexport default 1\n```\n', '```tsx\nexport default 1\n```\n', {}],
    ['```jsx|pure\n<a />\n```\n', '```jsx\n<a />\n```\n', {}],
    ['```ts\nexport default 1\n```\n', undefined, {}],
    ['```tsx\nconst a = 1;\n```\n', undefined, {}],
    ['```tsx\nexport default 1\n```\n', undefined, { resolve: { codeBlockMode: 'passive' } }],
    [
      '```jsx | demo\nexport default 1\n```\n',
      '<Demo src="./page-1.jsx"></Demo>\n',
      { resolve: { codeBlockMode: 'passive' } },
    ],
    ['```tsx | inline\nexport default 1\n```\n', '<Demo src="./page-1.tsx" inline></Demo>\n', {}],
    [':::code-group\n\n```tsx\nexport default 1\n```\n\n:::\n', '\n```tsx\nexport default 1\n```\n\n', {}],
  ] satisfies [string, string | undefined, DumiConfig][])('%s', (text, expected, config) => {
    expect(page(text, {}, config)).toBe(expected);
  });
});

describe('another file in a page', () => {
  const files = { 'README.md': 'one\ntwo\n<!-- a -->\nthree\n<!-- a end -->\n\n```jsx\nexport default 1\n```\n' };

  it.each([
    ['<embed src="../README.md"></embed>\n', '<Include src="../README.md"></Include>\n'],
    ['<embed src="../README.md#L2-L3"></embed>\n', '<Include src="../README.md" lines="2-3"></Include>\n'],
    ['<embed src="../README.md#L2"></embed>\n', '<Include src="../README.md" lines="2-2"></Include>\n'],
    [
      '<embed src="../README.md#RE-/<!-- a[^]+a end -->/"></embed>\n',
      '<Include src="../README.md" lines="3-5"></Include>\n',
    ],
    ['<embed src="../README.md#RE-/nothing/"></embed>\n', '<Include src="../README.md"></Include>\n'],
  ])('%s', (text, expected) => expect(page(text, files)).toBe(expected));

  it('is found where it is once that page has changed, too', () => {
    const { after } = plan({
      'docs/page.md': `${FRONT}<embed src="./z.md#RE-/<!-- b[^]+b end -->/"></embed>\n`,
      'docs/z.md': '---\ntitle: Z\nnav:\n  title: A\n---\n\n<!-- b -->\nB\n<!-- b end -->\n',
    });
    expect(after['docs/page.md']).toContain('<Include src="./z.md" lines="5-7"></Include>');
    expect(after['docs/z.md']?.split('\n')[4]).toBe('<!-- b -->');
  });

  it('is never rewritten, which the report says of code blocks that ran', () => {
    const { after, notes } = plan({ 'docs/page.md': `${FRONT}<embed src="../README.md"></embed>\n`, ...files });
    expect(after['README.md']).toBeUndefined();
    expect(notes).toEqual([expect.stringContaining('dropped README.md:7: dumi runs this code block')]);
  });
});

it.each([
  [':::info{title="Heads up"}\nText\n:::\n', '> [!NOTE]\n> **Heads up**\n>\n> Text\n'],
  [':::warning\nA\n\nB\n:::\n', '> [!WARNING]\n> A\n>\n> B\n'],
  ['```md\n:::info\n:::\n```\n', undefined],
  ['::::info\n:::success\nIn\n:::\n::::\n', '> [!NOTE]\n> > [!TIP]\n> > In\n'],
  ['New <Badge>1.2</Badge>\n', 'New <kbd>1.2</kbd>\n'],
  ['<Badge>A <Badge>B</Badge> C</Badge>\n', '<kbd>A <kbd>B</kbd> C</kbd>\n'],
  ['<Link to="/a"><Badge> B </Badge></Link>\n', '[<kbd>B</kbd>](/a)\n'],
  ['<Frame title="a > b"><Badge>B</Badge></Frame>\n', '<kbd>B</kbd>\n'],
  ['<Palette icon={<Badge/>} />\n', '<!-- <Palette icon={<Badge/>} /> -->\n'],
  ['<!-- <Badge>1.2</Badge> -->\n', undefined],
  ['<API id="Kit"></API>\n', undefined],
  ['<API id="Kit" />\n', '<API id="Kit"></API>\n'],
])('the page %j', (text, expected) => {
  const found = page(text);
  expect(found === FRONT + text ? undefined : found).toBe(expected === undefined ? undefined : expected);
});

it('loses no word of a page, however its tags are nested', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constant('word'),
      fc
        .tuple(
          fc.constantFrom('Badge', 'Link to="./b.md"', 'Tree', 'Frame', 'a href="./b.md"', 'code', 'p'),
          tie('tree'),
        )
        .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
      tie('tree').map((inner) => `[${inner}](./b.md "./b.md")`),
      fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((parts) => parts.join(' ')),
    ),
  }));
  fc.assert(
    fc.property(tree, (text) => {
      let count = 0;
      const words = text.replaceAll('word', () => `w${count++}.`);
      // A page that moves, and a link that leads to one.
      const { after } = plan({ 'src/A/index.md': `# A\n\n${words}\n`, 'src/A/b.md': '# B\n', 'src/A/index.tsx': '' });
      const found = Array.from(after['docs/components/A/index.md']?.matchAll(/\bw(\d+)\./g) ?? [], ([, at]) =>
        Number(at),
      );
      expect(found).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(after['docs/components/A/index.md']).not.toMatch(/<\/?(Badge|Link|Tree|Frame)/);
    }),
    { numRuns: 60 },
  );
});

it('writes addresses in the places where they are', () => {
  const { after } = plan({
    'src/A/index.md':
      '# A\n\n<Badge>[docs](./b.md)</Badge> [./b.md](./b.md "./b.md") <a href="./b.md">[b](./b.md)</a> ![./b.png](./b.png)\n\n[c]: ./b.md\n',
    'src/A/index.tsx': '',
  });
  expect(after['docs/components/A/index.md']).toBe(
    '# A\n\n<kbd>[docs](../../../src/A/b.md)</kbd> [./b.md](../../../src/A/b.md "./b.md") <a href="../../../src/A/b.md">[b](../../../src/A/b.md)</a> ![./b.png](../../../src/A/b.png)\n\n[c]: ../../../src/A/b.md\n',
  );
});

it('names the lines of the file, whatever was written above', () => {
  const { notes } = plan({
    'docs/page.md': `${FRONT}:::info\n\n<Palette />\n\n:::\n\nText <code src="./a.tsx"></code> more\n\n\`\`\`tsx\n1;\n2;\nexport default 1\n\`\`\`\n\n<Frame /> <Badge\n>B</Badge> <Link to="a">\nC</Link>\n\n<Other />\n`,
    ...EXAMPLE,
  });
  expect(notes.map((note) => note.split('. ')[0])).toEqual([
    'done docs/page.md:13: The code block that runs is the demo docs/page-1.tsx now',
    "hand docs/page.md:7: The page uses <Palette>, which the engine doesn't have",
    "hand docs/page.md:19: The page uses <Frame>, which the engine doesn't have",
    "hand docs/page.md:23: The page uses <Other>, which the engine doesn't have",
  ]);
});

describe('components that the engine does not have', () => {
  const text = `${FRONT}Text\n\n<Palette colors={3} />\n\n<Frame>Shown</Frame>\n`;
  const builtin = '.dumi/theme/builtins/Palette/index.tsx';

  it('are named, and no longer in the page', () => {
    const { after, notes } = plan({ 'docs/page.md': text });
    expect(notes).toEqual([
      expect.stringMatching(/^hand docs\/page.md:7: The page uses <Palette>, which the engine doesn't have/),
      expect.stringMatching(/^hand docs\/page.md:9: The page uses <Frame>/),
    ]);
    expect(after['docs/page.md']).toBe(`${FRONT}Text\n\n<!-- <Palette colors={3} /> -->\n\nShown\n`);
  });

  it("are offered to pages if they're the project's own", () => {
    const { after, notes } = plan({
      'docs/page.md': text.replace(/<Frame>.*/, ''),
      [builtin]: "import { Swatch } from './Swatch';\nexport default Swatch;\n",
      '.dumi/theme/builtins/Palette/Swatch.tsx': '',
      '.dumi/tsconfig.json': '{}',
    });
    expect(after['docs/page.md']).toBeUndefined();
    expect(after['mdx-components.ts']).toBe("export { default as Palette } from './.dumi/theme/builtins/Palette';\n");
    expect(after['site.config.ts']).toContain("  mdxComponents: 'mdx-components.ts',\n");
    expect(notes).toEqual([`done ${builtin}: mdx-components.ts offers <Palette> to all pages`]);
  });

  it('need a hand if they import dumi', () => {
    const { after, notes } = plan({ 'docs/page.md': FRONT, [builtin]: "import { Link } from 'dumi';\n" });
    expect(after['mdx-components.ts']).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/^hand .dumi.*: A component for pages, which imports dumi/)]);
  });
});

describe('front matter', () => {
  const front = (yaml: string, body = 'Text\n') => plan({ 'docs/page.md': `---\n${yaml}\n---\n\n${body}` });
  it.each([
    ['title: A # kept\ntitle.zh-CN: 甲', undefined],
    ['title: A\nnav:\n  title: Demo\n  path: /demo', '---\ntitle: A\n---\n\nText\n'],
    ['title: A\ngroup:\n  title: Data\n  order: 2\norder: 3', undefined],
    ['title: A\ntoc: content\natomId: A', '---\ntitle: A\n---\n\nText\n'],
    [
      'hero:\n  title: @scope/kit\n  description: Kit',
      '---\ntitle: "@scope/kit"\nhero:\n  title: "@scope/kit"\n  description: Kit\n---\n\nText\n',
    ],
    ['title: *New*', '---\ntitle: "*New*"\n---\n\nText\n'],
    ['title: Kit: the kit', '---\ntitle: "Kit: the kit"\n---\n\nText\n'],
    ['title: A\nkeywords: a, b', '---\ntitle: A\nkeywords:\n  - a\n  - b\n---\n\nText\n'],
    [
      'title: A\nhero:\n  title: Kit\n  actions:\n    - text: Start\n      link: /start\nfeatures:\n  - title: Fast\n    emoji: 🚀\n    description: It is.',
      '---\ntitle: A\nhero:\n  title: Kit\n  description: A kit.\n---\n\n<Actions>\n\n[Start](/start)\n\n</Actions>\n\n- 🚀 **Fast**: It is.\n\nText\n',
    ],
  ])('%s', (yaml, expected) => expect(front(yaml).after['docs/page.md']).toBe(expected));

  it('loses the keys that have no meaning, which the report lists', () => {
    expect(front('title: A\ncover: a.png').notes).toEqual([
      'dropped docs/page.md: Front matter "cover: "a.png"" has no meaning here',
    ]);
  });

  it('is taken out if nobody can read it', () => {
    const { after, notes } = front('title: A\nsame: {a: *b}');
    expect(after['docs/page.md']).toMatch(/^---\ntitle: Page\n---\n/);
    expect(notes).toEqual([expect.stringContaining("hand docs/page.md: Front matter can't be read as YAML")]);
  });

  it('gets a title where the page has none', () => {
    const { after } = plan({ 'docs/useWatch.md': '<embed src="./gone.md"></embed>\n', 'docs/b.md': '## B\n' });
    expect(after['docs/useWatch.md']).toMatch(/^---\ntitle: Use Watch\n---\n/);
    expect(after['docs/b.md']).toBeUndefined();
  });
});

it('gives demos without styles the stylesheet that most others import', () => {
  const { after, notes } = plan({
    'docs/page.md': `${FRONT}${['a', 'b', 'c', 'd', 'e'].map((name) => `<code src="./${name}.tsx"></code>\n`).join('')}`,
    'docs/a.tsx': "import '../assets/index.less';\nexport default () => null;\n",
    'docs/b.tsx': "import './b.less';\nexport default () => null;\n",
    'docs/b.less': "@import '../assets/index';\n",
    'docs/c.tsx':
      "import {\n  useState,\n} from 'react';\nimport Kit from '@scope/kit';\n\nexport default () => null;\n",
    'docs/d.tsx': "import React from 'react';\nimport styles from './d.module.less';\n",
    'docs/d.module.less': '.d {}\n',
    'docs/e.tsx': "import '../assets/index.less';\n",
    'assets/index.less': '',
  });
  expect(after['docs/a.tsx']).toBeUndefined();
  expect(after['docs/b.tsx']).toBeUndefined();
  expect(after['docs/c.tsx']).toBe(
    "import {\n  useState,\n} from 'react';\nimport Kit from '@scope/kit';\nimport '../assets/index.less';\n\nexport default () => null;\n",
  );
  expect(after['docs/d.tsx']).toBe(
    "import React from 'react';\nimport '../assets/index.less';\nimport styles from './d.module.less';\n",
  );
  expect(notes).toContain(
    'done docs/c.tsx: The demo imports assets/index.less now: dumi shows every demo with the styles of all',
  );
});

it('gives the stylesheet to a demo whose front matter goes', () => {
  const { after } = plan({
    'docs/page.md': `${FRONT}${['a', 'b', 'c'].map((name) => `<code src="./${name}.tsx"></code>\n`).join('')}`,
    'docs/a.tsx': "import '../assets/index.less';\n",
    'docs/b.tsx': "import '../assets/index.less';\n",
    'docs/c.tsx': '/**\n * title: From a comment\n */\nexport default () => null;\n',
    'assets/index.less': '',
  });
  expect(after['docs/c.tsx']).toBe("import '../assets/index.less';\nexport default () => null;\n");
});

describe('site.config.ts', () => {
  const config = (given: DumiConfig, files: Record<string, string> = {}) => plan(files, given).after['site.config.ts'];

  it('has what differs from the defaults', () => {
    expect(
      config(
        {
          outputPath: 'docs-dist',
          base: '/kit/',
          publicPath: '/kit/',
          favicons: ['https://example.org/icon?s=200'],
          themeConfig: { name: "Kit's", logo: '/kit/logo.svg', nav: [{ title: 'Examples', link: '/demo/a' }] },
          styles: ['.dumi-default-header { color: red }', 'body { margin: 0 }'],
          locales: [
            { id: 'en-US', name: 'English' },
            { id: 'zh-CN', name: '中文' },
          ],
        },
        {
          'docs/index.md': '# Kit\n',
          'docs/demo/a.md': '# A\n',
          'docs/changelog.md': '# C\n',
        },
      ),
    ).toBe(`import { defineSite } from 'live-docs';

// Made from .dumirc.ts by "live-docs migrate".
export default defineSite({
  title: "Kit's",
  description: 'A kit.',
  library: '@scope/kit',
  repository: { url: 'https://example.org/kit', branch: 'master' },
  base: '/kit/',
  output: 'docs-dist',
  logo: 'logo.svg',
  favicon: 'https://example.org/icon?s=200',
  head: [{ tag: 'style', text: 'body { margin: 0 }' }],
  navigation: [
    { path: '/', title: 'Overview' },
    { path: '/demo', title: 'Examples' },
    { path: '/changelog', title: 'Changelog' },
  ],
  languages: [{ id: 'zh-CN', name: '中文' }],
});
`);
  });

  it("keeps styles around demos, and names those of dumi's own pages", () => {
    const styles = ['.dumi-default-previewer-demo { min-height: 300px; } .markdown table { width: auto; }'];
    const { after, notes } = plan({ 'docs/index.md': '# Kit\n' }, { styles });
    expect(after['site.config.ts']).toContain(
      "head: [{ tag: 'style', text: '[data-demo-preview] { min-height: 300px; }' }],",
    );
    expect(notes).toEqual([
      "dropped .dumirc.ts: A style of dumi's own pages isn't carried over: .markdown table { width: auto; }",
    ]);
  });

  it('keeps the variable that chooses the base', () => {
    const { after, notes } = plan(
      {},
      { base: '/' },
      { variants: [{ variable: 'GH_PAGES', config: { base: '/kit/' } }] },
    );
    expect(after['site.config.ts']).toContain("  base: process.env.GH_PAGES ? '/kit/' : '/',\n");
    expect(notes).toEqual([expect.stringContaining('done .dumirc.ts: The variable GH_PAGES still chooses "base"')]);
  });

  it('stays as it is if it is there', () => {
    expect(config({}, { 'site.config.ts': 'mine' })).toBeUndefined();
  });

  it.each([
    [{ mfsu: false }, "dropped .dumirc.ts: mfsu: options of dumi's bundler"],
    [
      { analytics: { ga: 'G-1' } },
      'hand .dumirc.ts: "analytics" ({"ga":"G-1"}) isn\'t carried over. Put the script into "head"',
    ],
    [{ themeConfig: { footer: '© 2026' } }, 'dropped .dumirc.ts: themeConfig.footer (© 2026)'],
    [{ publicPath: 'https://cdn.example.org/' }, 'hand .dumirc.ts: "publicPath" is'],
  ])('%j is reported', (given, expected) => expect(plan({}, given).notes).toEqual([expect.stringContaining(expected)]));
});

it('has demos import what they require', () => {
  const demo =
    "import A from 'a';\nconst one = 1;\nexport default () => <A src={require('./p/1.png')} b={require('./p/one.png')} c={require('./p/1.png')} />;\n";
  const { after } = plan({ 'docs/page.md': `${FRONT}<code src="./a.tsx"></code>\n`, 'docs/a.tsx': demo });
  expect(after['docs/a.tsx']).toBe(
    "import A from 'a';\nimport image1 from './p/1.png';\nimport one2 from './p/one.png';\nconst one = 1;\nexport default () => <A src={image1} b={one2} c={image1} />;\n",
  );
});

it('allows what demos and styles load from other hosts', () => {
  const { after } = plan({
    'docs/page.md': `${FRONT}<code src="./demo/a.tsx"></code>\n`,
    'docs/demo/a.tsx': "import 'kit/a.css';\nfetch('https://api.example.org/a'); // https://other.example.org\n",
    'assets/index.less': "@font-face { src: url('//cdn.example.org/a.woff2') }",
    'node_modules/kit/a.css': 'a { background: url(https://kit.example.org/a.png) }',
    'assets/icons.less': "@icons: '//fonts.example.org/a';\n@font-face { src: url('@{icons}.woff') }",
    'tests/a.less': 'a { background: url(https://test.example.org/a.png) }',
  });
  expect(after['site.config.ts']).toContain(`  // What demos and styles load from other hosts.
  contentSecurityPolicy: {
    'connect-src': ['https://api.example.org'],
    'font-src': ['cdn.example.org', 'fonts.example.org'],
    'img-src': ['fonts.example.org', 'https://api.example.org', 'https://kit.example.org'],
  },`);
});

it('allows the hosts that demos play media from', () => {
  const { after } = plan({
    'docs/page.md': `${FRONT}<code src="./demo/a.tsx"></code>\n`,
    'docs/demo/a.tsx': 'export default () => <video src="https://video.example.org/a.mp4" />;\n',
  });
  expect(after['site.config.ts']).toContain("'media-src': ['https://video.example.org']");
});

describe('addresses', () => {
  it('of pages and of demos alone lead to the new ones', () => {
    const { after } = plan({
      'docs/APITable.md': `${FRONT}<code src="./a.tsx"></code>\n`,
      'docs/useWatch.md': FRONT,
      ...EXAMPLE,
    });
    expect(after['site.config.ts']).toContain(
      "  redirects: { '/api-table': '/apitable', '/~demos/docs-api-table-demo-a': '/~demos/a' },",
    );
  });

  it('of demos with one name lead to the ids that they get', () => {
    const { after } = plan({
      'docs/page.md': `${FRONT}<code src="../x/a.tsx"></code>\n\n<code src="../y/a.tsx" id="second"></code>\n`,
      'x/a.tsx': '',
      'y/a.tsx': '',
    });
    expect(after['site.config.ts']).toContain("'/~demos/docs-page-demo-a': '/~demos/x-a'");
    expect(after['site.config.ts']).toContain("'/~demos/docs-page-demo-second': '/~demos/y-a'");
  });

  it('of demos beside their pages with one name lead to the ids that the pages give them', () => {
    const page = `${FRONT}<code src="./a.tsx" title="A"></code>\n`;
    const { after } = plan({ 'docs/x/page.md': page, 'docs/x/a.tsx': '', 'docs/y/page.md': page, 'docs/y/a.tsx': '' });
    expect(after['docs/x/page.md']).toContain('<Demo id="docs-x-a" src="./a.tsx" title="A"></Demo>');
    expect(after['site.config.ts']).toContain("'/~demos/docs-y-page-demo-a': '/~demos/docs-y-a'");
  });

  it('of many demos are in a file beside the configuration', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const { after } = plan({
      'docs/page.md': FRONT + names.map((name) => `<code src="./${name}.tsx"></code>\n`).join('\n'),
      ...Object.fromEntries(names.map((name) => [`docs/${name}.tsx`, ''])),
    });
    expect(after['site.config.ts']).toContain("import redirects from './redirects.json';");
    expect(JSON.parse(after['redirects.json'] ?? '')).toMatchObject({ '/~demos/docs-page-demo-e': '/~demos/e' });
  });
});

it('of routes that lead elsewhere stay', () => {
  const route = (path: string) => `{ id: 'a', path: '${path}', element: <Navigate to="first" /> }`;
  const app = `export function patchClientRoutes({ routes }) {\n  routes[0].children.unshift(${route('/demo')});\n}\n`;
  const { after, notes } = plan({ 'docs/demo/first.md': '# A\n', '.dumi/app.tsx': app });
  expect(after['site.config.ts']).toContain("redirects: { '/demo': '/demo/first' }");
  expect(notes).toEqual(['done .dumi/app.tsx: Its routes that lead elsewhere are in "redirects" now']);
  expect(plan({ '.dumi/app.tsx': 'export function rootContainer() {}' }).notes).toEqual([
    expect.stringMatching(/^hand .dumi\/app.tsx/),
  ]);
});

it('of a demo that pages leave out lead nowhere', () => {
  const { after } = plan({ 'docs/page.md': `${FRONT}<code src="./a.tsx" debug></code>\n`, ...EXAMPLE });
  expect(after['site.config.ts']).not.toContain('~demos');
});

it('names links that lead nowhere, which the site is built with', () => {
  const { after, notes } = plan({
    'docs/index.md':
      '# Kit\n\n[a](/demo/a#the-end) [b](./demo/a.md#End) [c](/logo.svg) [d](../LICENSE) [e](https://example.org/e)\n',
    'docs/demo/a.md':
      '# A\n\n## The end\n\n[f](#the-end) [g](/gone)\n\n<a href="#h">h</a>\n\n## Main\n\n## FAQ {#list}\n\n[i](#main) [j](#list)\n',
    'public/logo.svg': '',
  });
  expect(after['site.config.ts']).toContain("deadLinks: 'warn',");
  expect(notes).toEqual([
    'done docs/demo/a.md:5: The link to "/gone" leads nowhere, as it did with dumi',
    // The page around it has this id.
    'done docs/demo/a.md:13: The link to "#main" leads nowhere, as it did with dumi',
    'done docs/demo/a.md:7: The link to "#h" leads nowhere, as it did with dumi',
    'done docs/index.md:3: The link to "./demo/a.md#End" leads nowhere, as it did with dumi',
  ]);
});

it('has a React installed that demos run with', () => {
  const stepsWith = (react: string) =>
    plan({
      'docs/page.md': FRONT,
      'package.json': JSON.stringify({ devDependencies: { 'react': react, 'live-docs': '1' } }),
    }).steps[0];
  expect(stepsWith('^16.0.0')?.lines).toEqual(['npm install --save-dev react@^18.3.1 react-dom@^18.3.1']);
  expect(stepsWith('^18.0.0')?.text).toBe('Add to "scripts" of package.json');
});

it('has packages installed that came with dumi', () => {
  const { steps } = plan({
    'docs/page.md': `${FRONT}<code src="./a.tsx"></code>\n`,
    'docs/a.tsx':
      "import React from 'react';\nimport fs from 'fs';\nimport Kit from '@scope/kit/es';\nimport data from 'docs/data';\nimport 'dumi-theme-a';\nimport 'rc-a/a.css';\n",
    'assets/index.less': "@import (reference) '~@scope/other/index';\n@import './b';\n",
    'package.json': JSON.stringify({
      peerDependencies: { react: '*' },
      devDependencies: { 'dumi': '^2.0.0', 'dumi-theme-a': '1' },
      scripts: { prepare: 'husky && dumi setup', setup: 'dumi setup' },
    }),
  });
  expect(steps.slice(0, 4)).toEqual([
    {
      text: 'Install what the site needs',
      lines: ['npm install --save-dev live-docs less @scope/other rc-a'],
      packages: ['less', '@scope/other', 'rc-a'],
    },
    { text: 'Replace in "scripts" of package.json', lines: ['"prepare": "husky",'] },
    { text: 'Remove from "scripts" of package.json, since only dumi needs it', lines: ['"setup": "dumi setup",'] },
    { text: "Remove dumi's packages", lines: ['npm uninstall dumi'] },
  ]);
});

describe('pages', () => {
  it('beside components are written into the folder of pages', () => {
    const { after, obsolete } = plan({
      'src/Button/index.md':
        '# Button\n\n<code src="./demos/a.tsx"></code>\n\n[Other](../Other/index.md)\n\n<API></API>\n',
      'src/Button/index.tsx': '',
      'src/Button/demos/a.tsx': '',
      'src/Button/deep/more.md': '# No page\n',
    });
    expect(after['docs/components/Button.md'] ?? after['docs/components/Button/index.md']).toBe(
      '# Button\n\n<Demo src="../../../src/Button/demos/a.tsx"></Demo>\n\n[Other](../../../src/Other/index.md)\n\n<API id="Button"></API>\n',
    );
    expect(obsolete).toEqual(['src/Button/index.md']);
  });

  it('are migrated once', () => {
    const files: Record<string, string> = {
      'docs/page.md': `---\nhero:\n  title: @a\n---\n\n:::info\nA\n:::\n\n<code src="./a.tsx">T</code>\n\n\`\`\`tsx\nexport default 1\n\`\`\`\n`,
      'src/B/index.md': '# B\n',
      ...EXAMPLE,
    };
    const first = plan(files);
    expect(plan({ ...files, ...(first.after as Record<string, string>) }).after).toEqual({});
  });
});
