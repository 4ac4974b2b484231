import { describe, expect, it } from 'vitest';
import { compilePage, PLAIN } from './compile-page';
import { NO_FILES } from './page-output';

const PAGES: Record<string, string> = { '/repo/site/docs/guide/a.md': '/guide/a', '/repo/site/docs/index.md': '/' };
const FILES = [...Object.keys(PAGES), '/repo/LICENSE', '/repo/site/docs/b.png', '/repo/README.md'];

const compile = (text: string, name: string, readme = '', options = PLAIN) =>
  compilePage(
    {
      root: '/repo/site',
      file: `/repo/site/docs/${name}`,
      filename: `docs/${name}`,
      title: 'Page',
      hasTitle: true,
      description: '',
      repository: { url: 'https://example.org/repo', branch: 'next', folder: '/repo' },
      files: {
        ...NO_FILES,
        has: (file) => FILES.includes(file),
        addressOf: (file) => PAGES[file] ?? null,
        text: () => readme,
      },
    },
    text,
    options,
  );

describe.each(['page.md', 'page.mdx'])('in %s', (name) => {
  it('leads relative links to the page that a file is, or to the file in the repository', async () => {
    const { code, links, problems, warnings } = await compile(
      '[a](guide/a.md#x) [b](./guide/a) [c](../../LICENSE) [e](#F)\n\n## F\n',
      name,
    );
    expect([problems, warnings]).toEqual([[], []]);
    expect([...code.matchAll(/href: "(.*?)"/g)].map(([, href]) => href)).toEqual([
      '/guide/a#x',
      '/guide/a',
      'https://example.org/repo/blob/next/LICENSE',
      name === 'page.md' ? '#f' : '#F',
    ]);
    expect(links.map(({ href }) => href)).toEqual(['/guide/a#x', '/guide/a', name === 'page.md' ? '#f' : '#F']);
  });

  it('imports pictures beside it, and marks those within a line', async () => {
    const text =
      '![Alone](b.png)\n\nIn ![a line](b.png).\n\n[![Badge](https://img.shields.io/x.svg)](https://x.dev) [y](https://y.dev)\n';
    const { code, images, imageHosts, markdown } = await compile(text, name);
    expect(code).toContain('import picture0 from "/repo/site/docs/b.png?url"');
    expect([...code.matchAll(/src: (.*?),/g)].map(([, src]) => src)).toEqual([
      'picture0',
      'picture0',
      '"https://img.shields.io/x.svg"',
    ]);
    const inline = [...code.matchAll(/_components\.(\w+), \{[^{}]*?"data-inline": ""/g)].map(([, element]) => element);
    expect(inline).toEqual(['img', 'a', 'img']);
    expect(images).toEqual([]);
    expect(imageHosts).toEqual(['https://img.shields.io']);
    const texts = markdown.map((part) => (typeof part !== 'string' && part.kind === 'picture' ? part.href : part));
    expect(texts.join('')).toContain('![Alone](https://example.org/repo/raw/next/site/docs/b.png)');
  });

  it('warns of what an included file lacks, and starts its paths there', async () => {
    const readme = '# Page\n\n[a](/LICENSE) [b](docs/gone.md) [c](#gone) ![d](./site/docs/b.png) ![e](gone.png)\n';
    const { code, links, images, problems, warnings } = await compile(
      '<Include src="../../README.md" />',
      name,
      readme,
    );
    expect([problems, links, images]).toEqual([[], [], []]);
    expect(warnings).toEqual([
      expect.stringContaining('../README.md:3: link to "docs/gone.md", which is not there.'),
      expect.stringContaining('../README.md:3: image "gone.png", which is not there.'),
    ]);
    expect(code).toContain('href: "https://example.org/repo/blob/next/LICENSE"');
    expect(code).toContain('import picture0 from "/repo/site/docs/b.png?url"');
  });
});

it.each([
  ['page.md', 0, 2],
  ['page.mdx', 2, 0],
])('has %s refuse what is not there %i times, and warn of it %i times', async (name, refused, warned) => {
  const { links, images, warnings } = await compile('[a](gone.md) ![b](gone.png)\n', name);
  expect([links.length + images.length, warnings.length]).toEqual([refused, warned]);
});

it('knows the images and anchors in HTML', async () => {
  const { imageHosts, anchors, warnings } = await compile(
    '<a name="top"></a>\n\n<picture><source srcset="https://a.dev/1.png 1x, https://b.dev/2.png 2x"><img src="https://github.com/x/y/raw/main/z.png"></picture>\n\n<iframe src="https://c.dev"></iframe>\n',
    'page.md',
  );
  expect(imageHosts).toEqual([
    'https://a.dev',
    'https://b.dev',
    'https://github.com',
    'https://raw.githubusercontent.com',
  ]);
  expect(anchors).toEqual(['top']);
  expect(warnings).toEqual([
    expect.stringMatching(/docs\/page\.md:5: <iframe> of another host.*contentSecurityPolicy/),
  ]);
});

it('warns of a frame only where the policy blocks it', async () => {
  const warn = async (policy: typeof PLAIN.contentSecurityPolicy) => {
    const page = '<iframe src="https://c.dev/a"></iframe> <video src="https://d.dev/a"></video>\n';
    const { warnings } = await compile(page, 'page.mdx', '', { ...PLAIN, contentSecurityPolicy: policy });
    return warnings.map((warning) => /<\w+>/.exec(warning)?.[0]);
  };
  expect(await warn({ 'frame-src': ['https://d.dev'] })).toEqual(['<iframe>', '<video>']);
  expect(await warn({ 'frame-src': ['https://c.dev'], 'media-src': ['https:'] })).toEqual([]);
  expect(await warn(false)).toEqual([]);
});
