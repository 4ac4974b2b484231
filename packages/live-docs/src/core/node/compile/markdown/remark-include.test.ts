import { describe, expect, it } from 'vitest';
import { formatProblem } from 'live-playground/model';
import { compilePage } from './compile-page';
import { NO_FILES } from './page-output';

/** Compiles a page of a site, whose other files are given by their path from it. */
const compile = (text: string, files: Record<string, string> = {}, { name = 'page.md', title = '' } = {}) => {
  const textOf = (file: string) => files[file.replace('/repo/site/', '')];
  return compilePage(
    {
      root: '/repo/site',
      file: `/repo/site/docs/${name}`,
      filename: `docs/${name}`,
      title: title || 'Page',
      hasTitle: title !== '',
      repository: { url: 'https://example.org/repo', branch: 'main', folder: '/repo' },
      description: '',
      files: { ...NO_FILES, has: (file) => textOf(file) !== undefined, text: textOf },
    },
    text,
  );
};

const README =
  '# Slider\n\nLead.\n\n## Usage\n\nUse it: [more][m].\n\n### Deep\n\n## API\n\n<!-- intro:start -->\nHello\n<!-- intro:end -->\n\n[m]: https://x.dev\n';
const INCLUDE = '<Include src="../README.md"></Include>';
const files = { 'README.md': README };
const titles = ({ toc }: Awaited<ReturnType<typeof compile>>) => toc.map(({ title, depth }) => `${depth} ${title}`);

describe('<Include>', () => {
  it.each(['page.md', 'page.mdx'])('puts a whole file into %s', async (name) => {
    const page = await compile(`---\norder: 1\n---\n\n${INCLUDE}\n\n## After\n`, files, { name });
    expect(page.problems).toEqual([]);
    expect(page.title).toBe('Slider');
    expect(titles(page)).toEqual(['2 Usage', '3 Deep', '2 API', '2 After']);
    expect(page.markdown.join('')).toContain('Use it: [more](https://x.dev).');
  });

  it.each([
    ['lines="3-4"', ['Lead.']],
    ['heading="usage"', ['Use it: more.']],
    ['heading="Deep"', []],
    ['marker="intro"', ['Hello']],
  ])('takes a part by %s', async (part, expected) => {
    const page = await compile(INCLUDE.replace('>', ` ${part}>`), files, { title: 'Page' });
    expect(page.problems).toEqual([]);
    expect(page.texts.map(({ value }) => value)).toEqual(expected);
  });

  it.each([
    [
      INCLUDE.replace('>', ' lines="0-3">'),
      'docs/page.md:1: the included file README.md has 18 lines, and not lines="0-3"',
    ],
    [
      INCLUDE.replace('>', ' heading="Usaeg">'),
      'docs/page.md:1: the included file README.md has no heading "Usaeg". Did you mean "Usage"?',
    ],
    [
      INCLUDE.replace('>', ' marker="x">'),
      'docs/page.md:1: the included file README.md has no part between the markers of "x"',
    ],
    ['Text.\n\n<Include src="./gone.md"></Include>', 'docs/page.md:3: the included file "./gone.md" does not exist'],
    ['<Include></Include>', 'docs/page.md:1: <Include> without "src"'],
    ['<Include src="./a.ts"></Include>', 'docs/page.md:1: <Include> of "./a.ts"'],
    [
      '<Include src="./b.md"></Include>',
      'docs/c.md:1: files that include each other: docs/b.md → docs/c.md → docs/b.md',
    ],
    // What is wrong in an included file is said of that file.
    ['<Include src="./d.md"></Include>', 'docs/d.md:5: the demo file "./none.tsx" does not exist'],
  ])('says what is wrong with %s', async (text, expected) => {
    const page = await compile(text, {
      ...files,
      'docs/b.md': 'B\n\n<Include src="./c.md"></Include>',
      'docs/c.md': '<Include src="./b.md"></Include>',
      'docs/d.md': '---\ntitle: D\n---\n\n<Demo src="./none.tsx"></Demo>\n',
    });
    expect(page.problems.map(formatProblem)).toEqual([expect.stringContaining(expected)]);
  });
});

describe('the title of a page', () => {
  it.each([
    ['the first heading', '# One\n\nText.\n\n## Two\n', '', 'One', ['2 Two']],
    ['the heading that begins it', '## one\n\nText.\n', '', 'one', []],
    ['none for a heading behind a text', 'Text.\n\n## Two\n', '', undefined, ['2 Two']],
    ['none for a version', '## 1.2.0\n\nText.\n', '', undefined, ['2 1.2.0']],
    ['that of the front matter, which is not repeated', '# Page\n\n## Two\n', 'Page', undefined, ['2 Two']],
    [
      'that of the front matter, with all else below it',
      '# Other\n\n## Two\n',
      'Page',
      undefined,
      ['2 Other', '3 Two'],
    ],
    ['a heading in HTML', '<h1 align="center">One</h1>\n\n## Two\n', '', 'One', ['2 Two']],
  ])('is %s', async (_, text, title, expected, toc) => {
    const page = await compile(text, {}, { title });
    expect(page.problems).toEqual([]);
    expect(page.title).toBe(expected);
    expect(titles(page)).toEqual(toc);
  });
});
