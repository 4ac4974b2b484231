import { parser } from '@lezer/json';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { compilePage, PLAIN } from './compile-page';
import { NO_FILES, type MarkdownOptions } from './page-output';

const compile = (body: string, options: Partial<MarkdownOptions> = {}) =>
  compilePage(
    {
      root: '/site',
      file: '/site/docs/page.mdx',
      filename: 'docs/page.mdx',
      title: 'Page',
      hasTitle: true,
      repository: { url: 'https://example.org', branch: 'main', folder: '/site' },
      description: 'What it is.',
      files: {
        ...NO_FILES,
        has: (file) => file === '/site/docs/scroll-x.tsx',
        exportedNames: (file) => (file === '/site/parts/index.tsx' ? ['Badge', 'Icon', 'helper'] : null),
      },
    },
    `---\ntitle: Page\n---\n\n${body}`,
    { ...PLAIN, ...options },
  );

describe('compilePage', () => {
  it('collects headings with ids, and texts with the section they stand in', async () => {
    const { toc, texts } = await compile(
      'Lead with `code`.\n\n## First one\n\n- item *one*\n- item two\n\n### Deeper\n\n| A | B |\n|---|---|\n| c | d |\n\n## First one\n\n```ts\nconst a = 1;\n```\n',
    );
    expect(toc).toEqual([
      { id: 'first-one', depth: 2, title: 'First one' },
      { id: 'deeper', depth: 3, title: 'Deeper' },
      { id: 'first-one-1', depth: 2, title: 'First one' },
    ]);
    expect(texts).toEqual(
      [
        [-1, 'Lead with code.'],
        [0, 'item one'],
        [0, 'item two'],
        [1, 'A'],
        [1, 'B'],
        [1, 'c'],
        [1, 'd'],
        [2, 'const a = 1;'],
      ].map(([tocIndex, value], paraId) => ({ paraId, tocIndex, value })),
    );
  });

  it('takes ids that authors write, and gives none that is empty or that the page around has', async () => {
    const { toc, anchors, problems, code } = await compile(
      '## Title {#own}\n\n## Own\n\n## `x` {#安装}\n\n## ?\n\n## Main\n\n```mdx\n## Title {#own}\n```\n\n<h3 id="jsx">JSX</h3>\n\n<a name="line" /> Text.\n',
    );
    expect(problems).toEqual([]);
    expect(toc.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'own Title',
      'own-1 Own',
      '安装 x',
      'section ?',
      'main-1 Main',
    ]);
    expect(anchors).toEqual(['jsx', 'line']);
    expect(code).toContain('Title {#own}');
    const taken = await compile('## Content {#main}\n');
    expect(taken.problems).toMatchObject([
      { line: 5, found: 'the id "main" of a heading, which the page around it has' },
    ]);
    const twice = await compile('## Usage\n\n## More {#usage}\n');
    expect(twice.problems).toMatchObject([
      {
        line: 7,
        found: 'the id "usage" of a heading, which another heading has',
        expected: 'an id that the page has once',
      },
    ]);
  });

  it('resolves a demo to its component and what its code consists of', async () => {
    const { demos, code, problems } = await compile('<Demo src="./scroll-x.tsx" height={200} />');
    expect(problems).toEqual([]);
    expect(demos).toEqual([
      { id: 'scroll-x', file: '/site/docs/scroll-x.tsx', title: 'Page', description: 'What it is.', line: 5 },
    ]);
    expect(code).toContain(`import Demo0Component from "/site/docs/scroll-x.tsx"`);
    expect(code).toContain('import Demo0ComponentOutline from "virtual:demo/scroll-x"');
    expect(code).toMatch(/height: 200/);
  });

  it('knows the demo that a page is about: the first one without a title', async () => {
    const demo = (attributes: string) => `<Demo src="./scroll-x.tsx" ${attributes} />`;
    const own = async (page: string) => (await compile(page)).code.split('isOwn').length - 1;
    expect(await own(demo(''))).toBe(1);
    expect(await own(demo('title="Another"'))).toBe(0);
    expect(await own(`${demo('')}\n\n${demo('id="second"')}`)).toBe(1);
  });

  it('knows which demos a page leaves to browsers', async () => {
    const left = async (attributes: string) =>
      (await compile(`<Demo src="./scroll-x.tsx" ${attributes} />`)).demos[0]?.isBrowserOnly;
    expect(await Promise.all(['', 'ssr={true}', 'ssr={false}', 'ssr="false"'].map(left))).toEqual([
      undefined,
      undefined,
      true,
      true,
    ]);
    const { problems } = await compile('<Demo src="./scroll-x.tsx" ssr="no" />');
    expect(problems.map(formatProblem)).toEqual([
      expect.stringContaining('docs/page.mdx:5: <Demo> with an unknown value of "ssr"'),
    ]);
  });

  it.each([
    ['<Demo src="./none.tsx" />', 'docs/page.mdx', 5, 'the demo file "./none.tsx" does not exist'],
    ['Text.\n\n<Demo />', 'docs/page.mdx', 7, '<Demo> without "src"'],
    ['Text.\n\nSee <Demo src="./scroll-x.tsx" /> here.', 'docs/page.mdx', 7, '<Demo> within a line of text'],
    ['<SourceFile src="./none.css" />', 'docs/page.mdx', 5, 'the source file "./none.css" does not exist'],
    ['<SourceFile />', 'docs/page.mdx', 5, '<SourceFile> without "src"'],
    ['<Demo src="./page.mdx" />', 'docs/page.mdx', 5, '<Demo> of "./page.mdx"'],
    ['<Demo src="./scroll-x.tsx" title={name} />', 'docs/page.mdx', 5, '<Demo> with title={…}'],
    ['# Title', 'docs/page.mdx', 5, 'a first-level heading "Title"'],
    ['<a href="/demo">c</a>', 'docs/page.mdx', 5, '<a href="/demo"> leads into the site'],
    ['<img src="/a.png" alt="" />', 'docs/page.mdx', 5, '<img src="/a.png"> leads into the site'],
    ['Text.\n\nSee <Calout>this</Calout>.', 'docs/page.mdx', 7, 'unknown component <Calout>. Did you mean <Callout>?'],
    ['{rows.map((row) => <Sheet.Row row={row} />)}', 'docs/page.mdx', 5, 'unknown component <Sheet>'],
  ])('finds the problem of %s', async (body, file, line, found) => {
    expect((await compile(body)).problems).toMatchObject([{ file, line, found }]);
  });

  it('knows components that the page defines', async () => {
    const { problems } = await compile(
      "import Tree, { Leaf as Part } from './tree';\n\nexport const Own = ({ As, ...rest }) => <As {...rest} />;\n\n" +
        '<Own As="b"><Tree.Branch><Part /></Tree.Branch></Own>\n\n{rows.map(({ Row }) => <Row />)}\n',
    );
    expect(problems).toEqual([]);
  });

  it("imports components of the site's module where a page uses them", async () => {
    const options = { mdxComponents: 'parts/index.tsx' };
    const { code, problems } = await compile('Text.\n\n<Badge hint={<Icon />} /> <Badge />\n', options);
    expect(problems).toEqual([]);
    expect(code).toContain('import {Badge, Icon} from "/site/parts/index.tsx"');
    expect((await compile('<Callout>Text.</Callout>', options)).code).not.toContain('parts/index.tsx');
    const wrong = await compile('<Badges /> <Badge />', options);
    expect(wrong.problems).toMatchObject([{ line: 5, found: 'unknown component <Badges>. Did you mean <Badge>?' }]);
    expect(wrong.problems[0]?.fix).toMatch(/export it from parts\/index\.tsx$/);
    expect(wrong.code).toContain('import {Badge} from');
    expect(wrong.code).toMatch(/Problems, \{\s*problems: \[/);
    const unreadable = await compile('<Badges />', { mdxComponents: 'parts/other.tsx' });
    expect(unreadable.code).toContain('import {Badges} from');
  });

  it('warns of a language that it cannot highlight, and knows those of the site', async () => {
    const fence = '```ini\na = 1\n```';
    const { warnings, problems, code } = await compile(fence);
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^docs\/page\.mdx:5: code fence in the unknown language "ini", shown as text\. /);
    expect(code).toContain('<span class=\\"line\\">a = 1</span>');
    expect((await compile(fence, { codeLanguages: { ini: null } })).warnings).toEqual([]);
    const { code: marked } = await compile('```ini\nnull\n```', { codeLanguages: { ini: parser } });
    expect(marked).toContain('<span class=\\"s\\">null</span>');
  });

  it("runs the site's plugins: for Markdown before the engine reads it, for elements after", async () => {
    const { toc, code, warnings } = await compile('## One\n', {
      remarkPlugins: [
        () => (tree: Root, file: VFile) => {
          const heading = tree.children.find((node) => node.type === 'heading')!;
          heading.children = [{ type: 'text', value: 'Two' }];
          file.message('Looks short', heading);
        },
      ],
      rehypePlugins: [
        () => (tree: { children: { type: string; properties: Record<string, unknown> }[] }) => {
          const heading = tree.children.find((node) => node.type === 'element')!;
          heading.properties['data-id'] = heading.properties['id'];
        },
      ],
    });
    expect(toc).toMatchObject([{ id: 'two', title: 'Two' }]);
    expect(code).toMatch(/"data-id": "two"/);
    expect(warnings).toEqual(['docs/page.mdx:5: Looks short']);
  });

  it.each([
    [(_: unknown, file: VFile) => file.fail('Too long', { line: 5, column: 1 }), 'docs/page.mdx:5: ', 'Too long'],
    [() => void JSON.parse('{'), 'docs/page.mdx:1: ', 'SyntaxError'],
  ])('names the page at which a plugin of the site fails (%#)', async (transform, place, reason) => {
    const { problems } = await compile('Text.', { remarkPlugins: [() => transform] });
    expect(problems.map(formatProblem)).toEqual([
      expect.stringContaining(`${place}a remark or rehype plugin of site.config.ts failed: ${reason}`),
    ]);
  });

  it('shows a whole file as a code block', async () => {
    const { code, problems } = await compile('<SourceFile src="./scroll-x.tsx" />');
    expect(problems).toEqual([]);
    expect(code).toContain('from "virtual:demo-file/docs/scroll-x.tsx.source"');
    expect(code).toMatch(/title: "scroll-x\.tsx",\s*whole: true/);
  });

  it('collects the links within the site, with their lines', async () => {
    const { links } = await compile('[a](/demo#x) [b](https://example.org)\n\n<a href="#y">c</a> [d](other)\n');
    expect(links).toEqual([
      { href: '/demo#x', line: 5 },
      { href: '#y', line: 7 },
      { href: 'other', line: 7 },
    ]);
  });

  it('collects the images of the site, with their lines', async () => {
    const { images } = await compile('![a](/a.png) ![b](https://example.org/b.png)\n\n![c](c.png)\n');
    expect(images).toEqual([
      { src: '/a.png', line: 5 },
      { src: 'c.png', line: 7 },
    ]);
  });

  it('says where MDX cannot be read', async () => {
    const { problems, unreadable } = await compile('Text.\n\nAn { open brace\n');
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/^docs\/page\.mdx:\d+: MDX cannot be read: /)]);
    expect(unreadable).toBe(true);
  });

  it('turns alerts into callouts and install fences into a switch', async () => {
    const { code } = await compile('> [!WARNING]\n> Mind the gap.\n\n```install\n-D vite react\n```\n');
    expect(code).toMatch(/Callout, \{\s*kind: "warning"/);
    expect(code).toMatch(/packages: \["vite", "react"\],\s*dev: true/);
    expect(code).not.toContain('[!WARNING]');
  });

  it('names the section of code that has no file, with its number there', async () => {
    const fence = '```ts\nlet a;\n```\n';
    const { code } = await compile(
      `${fence}\n## Use it\n\n${fence}\n${fence}\n## Again\n\n\`\`\`install\nvite\n\`\`\`\n`,
    );
    expect([...code.matchAll(/section: "(.*)"/g)].map(([, section]) => section)).toEqual([
      'Use it',
      'Use it 2',
      'Again',
    ]);
  });

  it('has no empty header cells in tables', async () => {
    const { code } = await compile('| | A |\n|---|---|\n| b | c |\n');
    expect(code.match(/_components\.(th|td), \{/g)).toEqual(
      ['td', 'th', 'td', 'td'].map((name) => `_components.${name}, {`),
    );
  });

  it.each([
    ['<Actions>[Go](/a)</Actions>\n\nText', true],
    ['Text\n\n<Actions>[Go](/a)</Actions>', false],
  ])('knows whether a page starts with buttons: %j', async (text, starts) => {
    expect((await compile(text)).startsWithActions).toBe(starts);
  });

  it('knows whether a table is too wide to be beside the contents', async () => {
    const table = (columns: number) => [' A ', ' - ', ' b '].map((cell) => `|${`${cell}|`.repeat(columns)}`).join('\n');
    expect((await compile(table(5))).hasWideTable).toBe(false);
    expect((await compile(`${table(2)}\n\n${table(6)}`)).hasWideTable).toBe(true);
  });
});
