import { describe, expect, it } from 'vitest';
import { planOf } from '../../tests/plan-of';
import type { DumiConfig } from './dumi-config';

const ENGLISH_FIRST: DumiConfig = {
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'zh-CN', name: '中文' },
  ],
};
const plan = (files: Record<string, string>, config: DumiConfig = ENGLISH_FIRST) => planOf(files, config);

describe('a page in two languages', () => {
  const files = {
    'docs/guide/use.en-US.md':
      '---\ntitle: Use\ngroup: Basics\norder: 2\nnav:\n  title: Guide\n---\n\n## First steps\n\n<code src="./a.tsx">One</code>\n\n[Home](/)\n',
    'docs/guide/use.zh-CN.md':
      '---\ntitle: 使用\ngroup:\n  title: 基础\norder: 2\nnav:\n  title: 指南\n---\n\n## 第一步\n\n<code src="./a.tsx">甲</code>\n\n[首页](/zh-CN)、[上](#第一步)、[完](/zh-CN/guide/use#第一步)、[外](https://example.org/zh-CN)\n',
    'docs/guide/a.tsx': 'export default () => null;\n',
    'docs/index.md': '# Kit\n',
    'docs/index.zh-CN.md': '# 库\n',
  };

  it('is a page and its translation, with titles, demos and links in that language', () => {
    const { after, notes, obsolete, steps } = plan(files);
    expect(after['docs/guide/use.md']).toContain('group: Basics\norder: 2\n');
    expect(after['docs/guide/use.zh-CN.md']).toBe(
      '---\ntitle: 使用\n---\n\n## 第一步\n\n<Demo src="./a.tsx" title="甲"></Demo>\n\n[首页](/)、[上](#first-steps)、[完](/guide/use#first-steps)、[外](https://example.org/zh-CN)\n',
    );
    expect(obsolete).toContain('docs/guide/use.en-US.md');
    expect(after).not.toHaveProperty('docs/index.zh-CN.md');
    expect(notes).toEqual([
      'done docs/guide/use.en-US.md: Pages in the default language have no language in their names now',
    ]);
    expect(steps).toContainEqual(expect.objectContaining({ lines: ['npx live-docs check --write'] }));
  });

  it('says which file is in the way, since the engine takes it for another one', () => {
    const locales = [{ id: 'en-US' }, { id: 'ja-JP' }];
    const pages = { 'docs/a.ja-JP.md': '# あ\n', 'docs/b.en-US.md': '# B\n', 'docs/b.ja-JP.md': '# び\n' };
    expect(planOf(pages, { locales }).notes).toEqual([
      'hand docs/a.ja-JP.md: Pages in the default language have no language in their names now, and the build would take this file for another one. Delete it: live-docs migrate --clean',
      'done docs/b.en-US.md: Pages in the default language have no language in their names now',
    ]);
    expect(planOf(pages, { locales }, { isCleaned: true }).notes[0]).toBe(
      'done docs/a.ja-JP.md: Pages in the default language have no language in their names now',
    );
  });

  it('brings a language, and what it calls navigation and groups', () => {
    const { after } = plan(files);
    expect(after['site.config.ts']).toContain(
      "  languages: [{ id: 'zh-CN', name: '中文', file: 'languages/zh-CN.ts' }],\n",
    );
    expect(after['languages/zh-CN.ts']).toContain("  'nav.Guide': '指南',\n  'group.Basics': '基础',\n");
    expect(after['site.config.ts']).toContain("redirects: { '/~demos/docs-guide-use-demo-a': '/~demos/a' }");
  });

  it('is migrated once', () => {
    const first = plan(files);
    const { 'docs/guide/use.en-US.md': _, ...others } = files;
    expect(plan({ ...others, ...(first.after as Record<string, string>) }).after).toEqual({});
    // Before a run with --clean, too.
    const again = plan({ ...files, ...(first.after as Record<string, string>) });
    expect(again.after).toEqual({});
    expect(again.obsolete).toEqual(['docs/guide/use.en-US.md']);
  });

  it('keeps addresses with a suffix', () => {
    const { after } = plan(files, { locales: [{ id: 'en-US' }, { id: 'zh-CN', suffix: '-cn' }] });
    expect(after['site.config.ts']).toContain("'/guide/use-cn': '/zh-CN/guide/use'");
    expect(after['site.config.ts']).toContain("'/-cn': '/zh-CN'");
  });

  it('keeps the base of its language, and texts of the navigation by language', () => {
    const given = {
      locales: [{ id: 'en-US' }, { id: 'zh-CN', base: '/cn' }],
      themeConfig: {
        nav: { 'zh-CN': [{ title: '手册', link: '/guide/use' }], 'en-US': [{ title: 'Manual', link: '/guide/use' }] },
      },
    };
    const { after } = plan(files, given);
    expect(after['site.config.ts']).toContain("base: '/cn'");
    expect(after['site.config.ts']).toContain("{ path: '/guide', title: 'Manual' }");
    expect(after['languages/zh-CN.ts']).toContain("'nav.Manual': '手册'");
  });
});

describe('a site whose first language is Chinese', () => {
  const locales = [{ id: 'zh-CN' }, { id: 'en-US' }];

  it('keeps its addresses and its files', () => {
    const files = { 'docs/a.md': '# 甲\n', 'docs/a.en-US.md': '# A\n', 'docs/b.md': '# 乙\n' };
    const { after, obsolete } = plan(files, { locales });
    expect(Object.keys(after)).toEqual(['site.config.ts']);
    expect(obsolete).toEqual([]);
    const config = after['site.config.ts'];
    expect(config).toContain("  language: 'zh-CN',\n  languages: [{ id: 'en-US', name: 'English' }],\n");
    expect(config).not.toContain('redirects');
    expect(planOf({ ...files, ...(after as Record<string, string>) }, { locales }).after).toEqual({});
  });

  it('renames what has the language in its name', () => {
    const { after, notes } = plan({ 'docs/a.zh-CN.md': '# 甲\n', 'docs/a.en-US.md': '# A\n' }, { locales });
    expect(after).toMatchObject({ 'docs/a.md': '# 甲\n' });
    expect(notes).toEqual(['done docs/a.zh-CN.md: Pages in the default language have no language in their names now']);
  });

  it('has links lead to what the addresses of a language have become', () => {
    const links = '[a](/en-US/a#one) [b](/a/?x=1) [c](/en-US/gone) <a href="/en-US">d</a> [e](/b)\n';
    const { after, notes } = plan(
      {
        'docs/index.md': '# 库\n',
        'docs/index.en-US.md': '# Kit\n',
        'docs/a.md': `# 甲\n\n${links}\n## 一\n`,
        'docs/a.en-US.md': `# A\n\n${links}\n## One\n`,
        'docs/b.md': '# 乙\n',
      },
      { locales },
    );
    expect(after['docs/a.md']).toBe(
      '# 甲\n\n[a](/en-US/a#一) [b](/a?x=1) [c](/en-US/gone) <a href="/en-US">d</a> [e](/b)\n\n## 一\n',
    );
    expect(after['docs/a.en-US.md']).toBe(
      '# A\n\n[a](/a#一) [b](/a/?x=1) [c](/en-US/gone) <a href="/">d</a> [e](/b)\n\n## One\n',
    );
    expect(notes.filter((note) => note.includes('leads nowhere'))).toEqual([
      expect.stringContaining('docs/a.md:3: The link to "/en-US/gone"'),
      expect.stringContaining('docs/a.en-US.md:3: The link to "/en-US/gone"'),
    ]);
  });

  it('gets a file for texts of a language that the engine has none of', () => {
    const { after } = plan(
      { 'docs/a.md': '# あ\n', 'docs/a.en-US.md': '# A\n' },
      { locales: [{ id: 'ja-JP', name: '日本語' }, { id: 'en-US' }] },
    );
    expect(after['site.config.ts']).toContain("  language: 'ja-JP',\n");
    expect(after['site.config.ts']).toContain("{ id: 'ja-JP', name: '日本語', file: 'languages/ja-JP.ts' },");
    expect(after['languages/ja-JP.ts']).toContain('const texts: Messages = {};\n');
  });

  it('is known by its pages where dumi names no languages', () => {
    const text = '# 表格\n\n展示行列数据，支持排序和筛选。\n';
    expect(plan({ 'docs/index.md': text }, {}).after['site.config.ts']).toContain("language: 'zh-CN'");
    expect(plan({ 'docs/index.md': '# Table\n' }, {}).after['site.config.ts']).not.toContain('language');
  });
});

it('has the tabs of a page in two languages, wherever their names have the language', () => {
  const demo = '<code src="./x.tsx"></code>\n';
  const files = {
    'docs/a.zh-CN.md': '# 甲\n\n:::info\n:::\n',
    'docs/a.zh-CN.$tab-api.md': `## 接口\n\n${demo}`,
    'docs/a.en-US.md': '# A\n',
    'docs/a.en-US.$tab-api.md': `## API\n\n${demo}`,
    'docs/a.$tab-more.en-US.md': '## More\n',
    'docs/x.tsx': '',
  };
  const { after, notes } = plan(files);
  const pages = Object.keys(after).filter((file) => file.endsWith('.md'));
  expect(pages).toEqual([
    'docs/a.$tab-api.md',
    'docs/a.$tab-api.zh-CN.md',
    'docs/a.$tab-more.md',
    'docs/a.md',
    'docs/a.zh-CN.md',
  ]);
  expect(after['site.config.ts']).toContain("redirects: { '/~demos/docs-a-tab-api-demo-x': '/~demos/x' }");
  // The engine takes neither for what it was.
  expect(notes.filter((note) => note.startsWith('hand'))).toEqual([
    expect.stringMatching(/^hand docs\/a\.en-US\.\$tab-api\.md: .* Delete it: live-docs migrate --clean$/),
    expect.stringMatching(/^hand docs\/a\.zh-CN\.\$tab-api\.md: The page is docs\/a\.\$tab-api\.zh-CN\.md now/),
  ]);
  expect(planOf(files, ENGLISH_FIRST, { isCleaned: true }).notes.filter((note) => note.startsWith('hand'))).toEqual([]);
});

it('has a page of its own where a translation has none', () => {
  const { after } = plan({ 'docs/a.zh-CN.md': '# 甲\n', 'docs/_part.md': 'x', 'docs/index.md': '# Kit\n' });
  expect(after['docs/a.md']).toBe('# 甲\n');
  expect(after['site.config.ts']).toContain("redirects: { '/zh-CN/a': '/a' }");
});

it('takes names of Chinese without a region, and gives another language a file for texts', () => {
  const locales = [{ id: 'en' }, { id: 'zh', name: '汉语' }, { id: 'fr', name: 'Français' }];
  const { after } = plan({ 'docs/a.md': '# A\n', 'docs/a.zh.md': '# 甲\n', 'docs/a.fr.md': '# A\n' }, { locales });
  expect(after['site.config.ts']).toContain("{ id: 'zh-CN', name: '汉语', base: '/zh' },");
  expect(after['site.config.ts']).toContain("{ id: 'fr', name: 'Français', file: 'languages/fr.ts' },");
  expect(after['languages/fr.ts']).toContain('const texts: Messages = {};\n');
  expect(after['docs/a.zh-CN.md']).toBe('# 甲\n');
});

describe('a translation that does not fit its page', () => {
  const page = '# A\n\n## One\n\n<code src="./a.tsx"></code>\n\n<code src="./b.tsx">B</code>\n\n## Two\n';
  const demos = { 'docs/a.tsx': '', 'docs/b.tsx': '' };

  it('gets the demos that it lacks', () => {
    const { after, notes } = plan({
      ...demos,
      'docs/a.md': page,
      'docs/a.zh-CN.md': '# 甲\n\n## 一\n\n<code src="./a.tsx"></code>\n\n## 二\n',
    });
    expect(after['docs/a.zh-CN.md']).toBe(
      '# 甲\n\n## 一\n\n<Demo src="./a.tsx"></Demo>\n\n<Demo src="./b.tsx" title="B"></Demo>\n\n## 二\n',
    );
    expect(notes).toEqual([expect.stringContaining('done docs/a.zh-CN.md: docs/a.md shows the demo ./b.tsx')]);
  });

  it('keeps its headings, which the report names', () => {
    const { after, notes } = plan({
      ...demos,
      'docs/a.md': page,
      'docs/a.zh-CN.md':
        '# 甲\n\n## 一\n\n<code src="./a.tsx"></code>\n<code src="./b.tsx"></code>\n\n### 二\n\n[一](#一)\n',
    });
    expect(after['docs/a.zh-CN.md']).toContain('---\nheadings: own\n---\n\n# 甲\n');
    expect(after['docs/a.zh-CN.md']).toContain('[一](#一)');
    expect(notes).toEqual([
      expect.stringContaining('done docs/a.zh-CN.md: The translation has "### 二" where docs/a.md has "## Two"'),
    ]);
  });

  it('shows the demos that code blocks of its page have become', () => {
    const block = (text: string) => `\`\`\`tsx\nexport default () => '${text}';\n\`\`\`\n`;
    const files = (text: string) => ({
      'docs/a.md': `# A\n\n${block('A')}`,
      'docs/a.zh-CN.md': `# 甲\n\n${block(text)}`,
    });
    const { after, notes } = plan(files('甲'));
    expect(after['docs/a.zh-CN.md']).toBe('# 甲\n\n<Demo src="./a-1.tsx"></Demo>\n');
    expect(notes.slice(1)).toEqual([
      expect.stringContaining(
        'done docs/a.zh-CN.md:3: The code block that runs is the demo docs/a-1.tsx of its page now',
      ),
    ]);
    expect(plan(files('A')).notes).toHaveLength(1);
    expect(after['site.config.ts']).toContain("'/~demos/docs-a-demo-zh-cn-0': '/~demos/a-1'");
  });
});

it('names a demo in the language of the page', () => {
  const demo = '/**\n * title: One\n * title.zh-CN: 一\n */\nexport default 1;\n';
  const page = '# A\n\n<code src="./a.tsx"></code>\n';
  const both = plan({ 'docs/a.md': page, 'docs/a.zh-CN.md': page, 'docs/a.tsx': demo });
  expect(both.after['docs/a.md']).toContain('title="One"');
  expect(both.after['docs/a.zh-CN.md']).toContain('title="一"');
  expect(both.notes).toEqual([]);
  expect(plan({ 'docs/a.md': page, 'docs/a.tsx': demo }).notes).toEqual([
    "dropped docs/a.md:3: A demo has title.zh-CN, which <Demo> doesn't have",
  ]);
});
