import { describe, expect, it } from 'vitest';
import { readOptions } from './options';
import { planMigration } from './plan-migration';

/** Plans the migration of a folder with these files. Changes are by file, and notes are lines. */
function planOf(
  files: Record<string, string>,
  config: Record<string, unknown> = {},
  sidebars: Record<string, Record<string, unknown>> = {},
) {
  const manifest = {
    name: 'kit-docs',
    private: true,
    description: 'A kit.',
    dependencies: { '@docusaurus/core': '3.9.0' },
  };
  const all: Record<string, string> = { 'package.json': JSON.stringify(manifest), ...files };
  const plan = planMigration({
    root: '/nowhere/kit',
    folder: { files: new Set(Object.keys(all)), read: (file) => all[file], branch: 'main' },
    manifest,
    repository: { url: 'https://example.org/kit' },
    prefix: 'website',
    isCleaned: false,
    file: 'docusaurus.config.ts',
    options: readOptions({ title: 'Kit', presets: ['classic'], ...config }, '/nowhere/kit'),
    sidebars: new Map(Object.entries(sidebars)),
    notes: [],
  });
  const after = Object.fromEntries(
    plan.changes.map((change) => [change.file, change.after ?? `copy of ${change.copyOf}`]),
  );
  return { ...plan, after, notes: plan.notes.map(({ kind, where, text }) => `${kind} ${where}: ${text}`) };
}

/** The text of a page below its front matter. */
const body = (text = '') => text.replace(/^---\n[^]*?\n---\n\n/, '');

describe('a site of Docusaurus', () => {
  const FILES = {
    'docs/01-intro.md':
      '---\nslug: /\nsidebar_label: Start\n---\n\n# Hello\n\nSee [use](./02-Guide/1-use.mdx#how), [try](/try) and [old](/docs/old).\n',
    'docs/02-Guide/_category_.json': '{ "label": "Guides", "position": 1 }',
    'docs/02-Guide/1-use.mdx':
      '---\nid: usage\nkeywords: one, two\nhide_table_of_contents: true\n---\n\n## How {#how}\n\n![a](./a.png) [home](/docs/)\n',
    'docs/02-Guide/a.png': '',
    'docs/02-Guide/deep/more.md': '# More\n',
    'docs/draft.md': '---\ndraft: true\n---\n',
    'src/pages/index.js': "import Layout from '@theme/Layout';\nexport default () => <Layout />;\n",
    'src/pages/try.tsx': "import { Button } from 'kit';\nexport default function Try() {\n  return <Button />;\n}\n",
    'src/pages/about.jsx': 'import Layout from \'@theme/Layout\';\nexport default () => <Layout title="About us" />;\n',
    'src/pages/list.tsx': "import Cards from '@theme/DocCardList';\nexport default () => <Cards />;\n",
    'static/img/logo.svg': '<svg/>',
    'static/.nojekyll': '',
    'versions.json': '["1.0.0"]',
    'blog/2024-01-01-hello.md': '# Hello\n',
    'src/theme/Footer/index.tsx': 'export default () => null;\n',
  };
  const CONFIG = {
    tagline: 'Parts for pages',
    url: 'https://example.org/x',
    baseUrl: '/kit/',
    favicon: 'img/logo.svg',
    presets: [
      [
        '@docusaurus/preset-classic',
        { docs: { editUrl: 'https://github.com/a/kit/tree/next/website/' }, theme: { customCss: './src/a.css' } },
      ],
    ],
    plugins: [
      [
        '@docusaurus/plugin-client-redirects',
        {
          redirects: [{ from: ['/docs/old'], to: '/docs/guide/usage' }],
          createRedirects: (at: string) => (at === '/docs' ? ['/start'] : undefined),
        },
      ],
      ['@scope/unknown', {}],
    ],
    headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
    themeConfig: {
      navbar: {
        logo: { src: 'img/logo.svg' },
        items: [
          { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Manual' },
          { to: '/try', label: 'Try' },
          { href: 'https://example.org/chat', label: 'Chat' },
        ],
      },
      footer: {
        links: [{ title: 'More', items: [{ label: 'Chat', href: 'https://example.org/chat' }] }],
        copyright: '© Kit',
      },
      announcementBar: { content: 'New' },
    },
  };
  const { after, notes, obsolete, steps, pages, demos } = planOf(FILES, CONFIG);

  it('becomes pages at the same addresses, in the order of the sidebar', () => {
    expect(Object.keys(after).filter((file) => /\.mdx?$/.test(file))).toEqual([
      'pages/about.mdx',
      'pages/docs/Guide/deep/more.md',
      'pages/docs/Guide/usage.mdx',
      'pages/docs/index.md',
      'pages/index.mdx',
      'pages/try.mdx',
    ]);
    expect(after['pages/docs/index.md']).toBe(
      '---\norder: 1\n---\n\n# Hello\n\nSee [use](/docs/guide/usage#how), [try](/try) and [old](/docs/guide/usage).\n',
    );
    expect(after['pages/docs/Guide/usage.mdx']).toBe(
      '---\ntitle: Use\nkeywords:\n  - one\n  - two\ngroup: Guides\norder: 2\n---\n\n## How {#how}\n\n![a](./a.png) [home](/docs)\n',
    );
    expect(after['pages/docs/Guide/a.png']).toBe('copy of docs/02-Guide/a.png');
    expect(after['pages/docs/Guide/deep/more.md']).toContain('group: Guides / Deep\n');
    expect(pages).toBe(6);
  });

  it('has pages of components, as demos where they need nothing of Docusaurus, and a start page', () => {
    expect(after['pages/try.mdx']).toBe('---\ntitle: "Try"\n---\n\n<Demo src="../src/pages/try.tsx" />\n');
    expect(after['pages/about.mdx']).toBe(
      '---\ntitle: "About us"\n---\n\nimport Page from \'../src/pages/about\';\n\n<Page />\n',
    );
    expect(after['pages/index.mdx']).toBe(
      '---\ntitle: "Kit"\nhero:\n  title: "Kit"\n  description: "Parts for pages"\n---\n\n<Actions>\n\n[Manual](/docs) [Try](/try)\n\n</Actions>\n',
    );
    expect(demos).toBe(1);
  });

  it('has its options in site.config.ts', () => {
    expect(after['site.config.ts']).toBe(`import { defineSite } from 'live-docs';

// Made from docusaurus.config.ts by "live-docs migrate".
export default defineSite({
  title: 'Kit',
  description: 'Parts for pages',
  alias: { '@theme/Layout': 'parts/docusaurus/layout.tsx' },
  docs: 'pages',
  repository: { url: 'https://github.com/a/kit', branch: 'next', directory: 'website' },
  base: '/kit/',
  url: 'https://example.org',
  logo: 'img/logo.svg',
  favicon: 'img/logo.svg',
  head: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }],
  navigation: [
    { path: '/', title: 'Home' },
    { path: '/docs', title: 'Manual', groups: ['Guides', 'Guides / Deep'] },
    { path: '/try', title: 'Try' },
  ],
  redirects: { '/docs/old': '/docs/guide/usage', '/start': '/docs' },
});
`);
    expect(after['parts/docusaurus/layout.tsx']).toContain('export default function Layout(');
    expect(after['public/img/logo.svg']).toBe('copy of static/img/logo.svg');
    expect(after).not.toHaveProperty('public/.nojekyll');
  });

  it('names what is not carried over', () => {
    expect(notes.filter((note) => !note.startsWith('done'))).toEqual([
      'dropped docs/draft.md: Docusaurus shows this draft while developing only, so it is no page of the site. Copy it to publish it',
      'hand src/pages/index.js: The start page is a component. A start page was made of title and tagline: look at it, and move there what it should say',
      'hand src/pages/list.tsx: The page needs "@theme/DocCardList", which the site doesn\'t have, so there is no page /list. Write pages/list.mdx',
      'dropped docs/01-intro.md: The sidebar shows "Hello", the page\'s title, and not "Start"',
      'dropped docs/02-Guide/1-use.mdx: Front matter "hide_table_of_contents" was left out: every page shows its contents',
      expect.stringMatching(/^hand docusaurus.config.ts: The plugin "@scope\/unknown" isn't carried over/),
      expect.stringMatching(/^hand docusaurus.config.ts: themeConfig.announcementBar/),
      expect.stringMatching(/^dropped docusaurus.config.ts: The navbar has "Chat", which leads to/),
      expect.stringMatching(/^dropped docusaurus.config.ts: The footer of the site \(More: Chat; © Kit\)/),
      expect.stringMatching(/^dropped docusaurus.config.ts: src\/a.css are styles/),
      expect.stringMatching(/^hand versions.json: The versions 1\.0\.0 .* migrate the branch of 1\.0\.0/),
      expect.stringMatching(/^hand blog: 1 posts? of the blog/),
      expect.stringMatching(/^hand src\/theme\/Footer\/index.tsx: It takes the place of <Footer>/),
    ]);
    expect(steps).toContainEqual({ text: "Remove Docusaurus's packages", lines: ['npm uninstall @docusaurus/core'] });
    expect(obsolete).toEqual([
      'docs/01-intro.md',
      'docs/02-Guide/1-use.mdx',
      'docs/02-Guide/_category_.json',
      'docs/02-Guide/a.png',
      'docs/02-Guide/deep/more.md',
      'static/img/logo.svg',
    ]);
  });

  it('gives a component the configuration where it asks for it', () => {
    const { after } = planOf(
      { 'src/pages/a.js': 'export default (props) => props.config.title;\n' },
      { tagline: 'Parts' },
    );
    expect(after['pages/a.mdx']).toContain('<Page config={useDocusaurusContext().siteConfig} />');
    expect(after['parts/docusaurus/use-docusaurus-context.ts']).toContain('"tagline": "Parts"');
    expect(after['site.config.ts']).toContain(
      "alias: { '@docusaurus/useDocusaurusContext': 'parts/docusaurus/use-docusaurus-context.ts' }",
    );
  });

  it('is migrated once, and no file of its author is changed', () => {
    const first = planOf(FILES, CONFIG);
    expect(Object.keys(first.after).filter((file) => file in FILES)).toEqual([]);
    expect(planOf({ ...FILES, ...first.after }, CONFIG).after).toEqual({});
    const taken = planOf(
      { ...FILES, 'mdx-components.ts': 'mine', 'public/img/logo.svg': 'mine', 'pages/index.tsx': 'mine' },
      CONFIG,
    );
    expect(taken.after).not.toHaveProperty('public/img/logo.svg');
    expect(taken.after['site.config.ts']).toContain("docs: 'site-pages'");
  });
});

describe('a page of Docusaurus', () => {
  const page = (text: string, files: Record<string, string> = {}, config: Record<string, unknown> = {}) => {
    const plan = planOf({ 'docs/a.mdx': text, ...files }, config);
    return { ...plan, text: body(plan.after['pages/docs/a.mdx']) };
  };

  it('has callouts for admonitions, also within each other', () => {
    const { text, notes } = page(
      '# A\n\n:::note\nOne\n:::\n\n:::tip My title\nTwo\n:::\n\n::::danger[Take `care`]\n\nThree\n\n:::info Info\nFour\n:::\n\n::::\n\n- five\n\n  :::caution\n  Six\n  :::\n\n:::custom\nSeven\n:::\n',
    );
    expect(text).toBe(
      '# A\n\n> [!NOTE]\n> One\n\n> [!TIP]\n> **My title**\n>\n> Two\n\n> [!CAUTION]\n> **Take `care`**\n>\n> Three\n>\n> > [!NOTE]\n> > Four\n\n- five\n\n  > [!WARNING]\n  > Six\n\nSeven\n',
    );
    expect(notes).toContainEqual(expect.stringMatching(/^hand docs\/a\.mdx:27: ":::custom" is no admonition/));
  });

  it('keeps titles and live blocks of code, and leaves out marks', () => {
    const { text, after, notes, ...plan } = page(
      '# A\n\n```jsx title="a.jsx" {1,3} showLineNumbers\na\n// highlight-next-line\nb\n```\n\n```bash npm2yarn\nnpm install --save-dev a b\n```\n\n```bash npm2yarn\nnpm run x\n```\n\n```jsx live noInline title=\'x\'\nrender(<Button />)\n```\n\n```diff\n-a\n```\n\n```mdx-code-block\n<details>x</details>\n```\n',
      {
        'src/theme/ReactLiveScope/index.js':
          "import React from 'react';\nimport * as kit from 'kit';\nimport Button from '../../components/button';\nimport Cards from '@theme/DocCardList';\nconst scope = { React, ...React, ...kit, Button, Two: 2, Cards };\nexport default scope;\n",
        'src/components/button.js': 'export default () => null;\n',
      },
    );
    expect(text).toBe(
      '# A\n\n```jsx title="a.jsx"\na\nb\n```\n\n```install\n-D a b\n```\n\n```bash\nnpm run x\n```\n\n```jsx live noInline title="x"\nrender(<Button />)\n```\n\n```diff\n-a\n```\n\n<details>x</details>\n',
    );
    expect(notes).toContain('dropped docs/a.mdx:3: Code blocks show neither marked lines nor numbers of lines');
    expect(after['site.config.ts']).toContain("  scope: 'src/live-scope.ts',\n");
    expect(after['site.config.ts']).toContain('codeLanguages: { diff: null }');
    expect(after['src/live-scope.ts']).toBe(
      "// What code blocks that run find in their scope.\nexport * from 'kit';\nexport { default as Button } from './components/button';\n",
    );
    expect(notes.filter((note) => note.includes('ReactLiveScope'))).toEqual([
      expect.stringContaining(
        'hand src/theme/ReactLiveScope/index.js: Its "Two" is made in a module that needs "@theme/DocCardList"',
      ),
      expect.stringContaining('hand src/theme/ReactLiveScope/index.js: Its "Cards" needs "@theme/DocCardList"'),
    ]);
    expect(plan.obsolete).not.toContain('src/components/button.js');
  });

  it('has imports of what has an equal, and a comment for the rest', () => {
    const { text, after, notes } = page(
      [
        '# A',
        "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Box from '@site/src/components/box';\nimport { Card } from '../src/components/card';",
        "import useBaseUrl from '@docusaurus/useBaseUrl';\nimport DocCardList from '@theme/DocCardList';\nimport CodeBlock from '@theme/CodeBlock';\nimport Source from '!!raw-loader!./code.ts';\nimport logo from '@site/static/img/logo.png';",
        "import TOCInline from '@theme/TOCInline';\nimport Part from './_part.mdx';\nimport { Bad } from '@site/src/components/bad';",
        '<!-- a note -->',
        '<Tabs groupId="os">\n<TabItem value="a">One</TabItem>\n</Tabs>',
        '<Box src={useBaseUrl("/img/logo.png")} /> <Card url="https://example.org/a" image={require("./a.png").default} />',
        '<CodeBlock language="ts">{Source}</CodeBlock>',
        '<TOCInline toc={toc} />',
        '<Part />',
        '<DocCardList />',
        '<Bad>text</Bad>',
        '<Unknown a={1} />',
        '<a href="/docs/a">a</a> <img src="/img/logo.png" alt="" /> <img src={logo} />',
        'Value: {Bad.name}\n',
      ].join('\n\n'),
      {
        'docs/_part.mdx': "import Box from '@site/src/components/box';\n\nPart <Box />\n",
        'docs/code.ts': 'export {};\n',
        'docs/a.png': '',
        'static/img/logo.png': '',
        'src/components/box.tsx':
          "import Link from '@docusaurus/Link';\nimport text from '!!raw-loader!./box.tsx';\nexport default () => <Link to=\"/\">{text}</Link>;\n",
        'src/components/card.tsx': 'export const Card = ({ url }) => <iframe src={`${url}?a`} />;\n',
        'src/components/bad.tsx': "export { Bad } from './worse';\n",
        'src/components/worse.tsx':
          "import { useHistory } from '@docusaurus/router';\nexport const Bad = useHistory;\n",
        'src/theme/MDXComponents.tsx':
          "import MDXComponents from '@theme-original/MDXComponents';\nimport { Card } from '@site/src/components/card';\nexport default { ...MDXComponents, Card, table: () => null };\n",
      },
    );
    expect(text).toBe(
      [
        "import required1 from './a.png';",
        '# A',
        "import Box from '@site/src/components/box';\nimport { Card } from '../../src/components/card';",
        'import useBaseUrl from \'@docusaurus/useBaseUrl\';\nexport const logo = "/img/logo.png";',
        '{/* a note */}',
        '<Tabs groupId="os">\n<TabItem value="a">One</TabItem>\n</Tabs>',
        '<Box src={useBaseUrl("/img/logo.png")} /> <Card url="https://example.org/a" image={required1} />',
        '<SourceFile src="../../docs/code.ts" />',
        '',
        '<Include src="./_part.mdx" />',
        '{/* <DocCardList /> */}',
        'text',
        '{/* <Unknown a={1} /> */}',
        '<Link to="/docs/a">a</Link> <img src={\'/img/logo.png\'} alt="" /> <img src={logo} />',
        'Value: {/* {Bad.name} */}\n',
      ].join('\n\n'),
    );
    expect(after['pages/docs/_part.mdx']).toBe('Part <Box />\n');
    expect(after['pages/docs/a.png']).toBe('copy of docs/a.png');
    expect(after['mdx-components.ts']).toBe(
      "export { Card } from '@site/src/components/card';\nexport { default as TabItem } from './parts/docusaurus/tab-item';\nexport { default as Tabs } from './parts/docusaurus/tabs';\n",
    );
    expect(after['site.config.ts']).toContain("contentSecurityPolicy: { 'frame-src': ['https://example.org'] }");
    expect(after['site.config.ts']).toContain("import { rawLoader } from './parts/docusaurus/raw-loader';\n");
    expect(after['site.config.ts']).toContain("    '@docusaurus/Link': 'parts/docusaurus/link.tsx',\n");
    expect(notes.filter((note) => note.startsWith('hand'))).toEqual([
      expect.stringContaining('hand docs/a.mdx:32: The page uses <DocCardList> of "@theme/DocCardList" of Docusaurus.'),
      expect.stringContaining(
        'hand docs/a.mdx:34: The page uses <Bad> of @site/src/components/bad, which needs "@docusaurus/router" of Docusaurus. What is in it stays',
      ),
      expect.stringContaining('hand docs/a.mdx:36: The page uses <Unknown> of nothing that the page imports.'),
      expect.stringContaining('hand docs/a.mdx:40: The page uses {Bad} of'),
    ]);
  });

  it('is Markdown unless it has what only MDX has, and says where MDX stops', () => {
    const { after, notes } = planOf({
      'docs/plain.md': '# Plain\n\n<details>\n<summary>More</summary>\n</details>\n\n<!-- a -->\n',
      'docs/jsx.md': '# Jsx\n\n<p style={{ color: "red" }}>a</p>\n',
      'docs/old.md': '---\nformat: md\n---\n\n# Old\n\nArray<string> {x}\n',
      'docs/levels.mdx': '# Levels\n\n# One\n\n## Two\n',
      'docs/broken.mdx': '# Broken\n\n<p>\n',
    });
    expect(after['pages/docs/plain.md']).toContain('<!-- a -->');
    expect(after['pages/docs/jsx.mdx']).toContain('style={{ color: "red" }}');
    expect(body(after['pages/docs/levels.mdx'])).toBe('# Levels\n\n## One\n\n### Two\n');
    expect(after['pages/docs/old.md']).toContain('Array<string> {x}');
    expect(notes).toEqual([expect.stringMatching(/^hand docs\/broken\.mdx: MDX can't read the page: /)]);
  });
});

it('reads sidebars, and gives each an entry of the navigation', () => {
  const files = {
    '../docs/a.md': '# A\n',
    '../docs/b/c.md': '# C\n',
    '../docs/b/d.md': '# D\n',
    '../docs/api/e.md': '# E\n',
    '../docs/b/x1.md': '# Left out\n',
  };
  const sidebars = {
    'sidebars.js': {
      guide: [
        'a',
        {
          type: 'category',
          label: 'Basics',
          link: { type: 'doc', id: 'b/d' },
          items: ['b/c', { type: 'link', label: 'Out', href: 'https://example.org' }],
        },
        'gone',
      ],
      reference: [{ API: [{ type: 'autogenerated', dirName: 'api' }] }],
    },
  };
  const docs = {
    path: '../docs',
    include: ['**/*.{md,mdx}'],
    exclude: ['b/x*.md'],
    sidebarPath: './sidebars.js',
    routeBasePath: '/',
  };
  const preset = ['classic', { docs, blog: false }];
  const { after, notes, obsolete } = planOf(files, { presets: [preset] }, sidebars);
  expect(after['pages/b/d.md']).toBe(
    '---\ngroup: Basics\norder: 2\nnav:\n  title: Documentation\n  path: /\n---\n\n# D\n',
  );
  expect(after['pages/api/e.md']).toBe('---\ngroup: API\norder: 4\n---\n\n# E\n');
  expect(after['site.config.ts']).toContain(
    "{ path: '/', title: 'Documentation' },\n    { path: '/api', title: 'Api' },\n",
  );
  expect(after).not.toHaveProperty('pages/b/x1.md');
  expect(obsolete).toEqual([]);
  expect(notes).toEqual([
    'dropped sidebars.js: The sidebar "guide" has the link "Out" to https://example.org. Sidebars list pages of the site: link to it in a page',
    'dropped sidebars.js: The sidebar "guide" lists "gone", which is no document here',
  ]);
});

it('reads translations, and what they call groups and entries', () => {
  const { after } = planOf(
    {
      'docs/guide/a.md': '# A\n\n## One\n',
      'docs/guide/_category_.yml': 'label: Guides\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/guide/a.md':
        '---\nsidebar_position: 1\n---\n\n# Un\n\n[a](./a.md)\n',
      'i18n/fr/docusaurus-plugin-content-docs/current.json':
        '{ "sidebar.defaultSidebar.category.Guides": { "message": "Manuels" } }',
      'i18n/fr/docusaurus-theme-classic/navbar.json': '{ "item.label.Docs": { "message": "Documents" } }',
    },
    { i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: { fr: { label: 'Français' } } } },
  );
  expect(after['pages/docs/guide/a.fr.md']).toBe('---\nheadings: own\n---\n\n# Un\n\n[a](/docs/guide/a)\n');
  expect(after['languages/fr.ts']).toContain("  'nav.Docs': 'Documents',\n  'group.Guides': 'Manuels',\n");
  expect(after['site.config.ts']).toContain("languages: [{ id: 'fr', name: 'Français', file: 'languages/fr.ts' }]");
});

it('is built beside a folder "dist" that is committed', () => {
  const { after, output, steps } = planOf({ 'docs/a.md': '# A\n', 'dist/index.html': '' });
  expect(after['site.config.ts']).toContain("output: 'site-dist'");
  expect(output).toBe('site-dist');
  expect(steps).toContainEqual({ text: 'Add to .gitignore', lines: ['site-dist', '.site'] });
});
