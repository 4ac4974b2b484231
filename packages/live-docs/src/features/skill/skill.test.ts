import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { viewSite } from '../../core/node/feature/view-site';
import { siteFiles } from '../../core/node/output/data/output-files';
import { snapshotOf } from '../../../tests/unit/snapshot-of';

const FOLDER = '.well-known/agent-skills/';

const page = (front: string, text = '') => `---\n${front}\n---\n\n${text}\n`;

/** The skills of a site: files by their path, and the index. */
async function skillsOf(texts: Record<string, string>, more?: Parameters<typeof snapshotOf>[2]) {
  const manifest = { 'node_modules/react/package.json': '{"version":"19.2.0"}' };
  const snapshot = await snapshotOf({ ...manifest, ...texts }, undefined, more);
  expect(snapshot.problems).toEqual([]);
  const files = new Map<string, string | Uint8Array>();
  for (const file of siteFiles(viewSite(snapshot, { api: async () => ({ problems: [] }) })))
    if (file.path.startsWith(FOLDER) && 'text' in file) files.set(file.path.slice(FOLDER.length), await file.text());
  const { skills } = JSON.parse(String(files.get('index.json'))) as { skills: Entry[] };
  return { snapshot, files, skills };
}

interface Entry {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
  files: string[];
}

const frontOf = (text: string) => parse(/^---\n([^]*?)\n---\n/.exec(text)![1]!) as Record<string, unknown>;

test('a site without named skills has one of all pages but the changelog, called as the library', async () => {
  const { files, skills } = await skillsOf(
    {
      'docs/index.mdx': page('title: Home\ndescription: Where to start.', '```tsx\nconst a = 1;\n```'),
      'docs/guide/sort.mdx': page('title: Sort', 'Sort rows.'),
      'docs/guide/sort.$tab-more.mdx': page('title: More', 'The tab.'),
      'docs/changelog.mdx': page('title: Changelog', '## 1.0.0'),
    },
    { url: 'https://site.example', base: '/docs/', description: 'A library.', changelog: '/changelog' },
  );
  expect(skills).toMatchObject([
    {
      name: 'react',
      type: 'archive',
      description: 'A library. Use it when you write, review or upgrade code with react.',
      url: 'react.zip',
      files: ['SKILL.md', 'references/pages/guide/sort.md', 'references/pages/index.md'],
    },
  ]);
  const skill = String(files.get('react/SKILL.md'));
  expect(frontOf(skill)).toEqual({
    name: 'react',
    description: skills[0]!.description,
    metadata: { generator: 'live-docs', version: '19.2.0' },
  });
  expect(skill).toContain('# react 19.2.0\n');
  expect(skill).toContain('- [Home](references/pages/index.md): Where to start.\n');
  expect(files.get('react/references/pages/guide/sort.md')).toBe('# Sort\n\nSort rows.\n\n## More\n\nThe tab.\n');

  const zip = files.get('react.zip') as Uint8Array;
  expect(`sha256:${createHash('sha256').update(zip).digest('hex')}`).toBe(skills[0]!.digest);
  const packed = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(packed).toEqual(skills[0]!.files.map((name) => [name, files.get(`react/${name}`)]));
});

test('pages that name a skill make it, and what is no name is told', async () => {
  const { skills } = await skillsOf({
    'docs/index.mdx': page('title: Home'),
    'docs/sort.mdx': page('title: Sort\nskill: grid-data'),
    'docs/筛选.mdx': page('title: Filter\nskill: grid-data'),
    'docs/virtual.mdx': page('title: Virtual\nskill: grid-scroll'),
  });
  expect(skills.map(({ name, files }) => [name, files.length])).toEqual([
    ['grid-data', 3],
    ['grid-scroll', 2],
  ]);
  expect(skills[0]!.description).toMatch(/^react: Sort, Filter\. Use it when/);
  for (const file of skills.flatMap(({ files }) => files)) expect(file).toMatch(/^[\w./-]+$/);

  const { problems } = await snapshotOf({ 'docs/index.mdx': page('title: Home\nskill: Grid Data') });
  expect(problems).toMatchObject([
    {
      file: 'docs/index.mdx',
      line: 3,
      found: 'front matter key "skill" is "Grid Data"',
      expected: expect.stringContaining('such as table-scrolling'),
    },
  ]);
});

test('what was removed, and what to use instead, is in a skill', async () => {
  const { files } = await skillsOf({
    'docs/index.mdx': page('title: Home'),
    'docs/api/versions.json': JSON.stringify({
      read: { react: ['18.0.0', '19.0.0'] },
      unread: {},
      tables: { Grid: { rows: { '18.0.0': 'Row[]', '19.0.0': null } } },
    }),
  });
  expect(files.get('react/references/upgrade.md')).toBe(
    '# Upgrade\n\n- **18.0 → 19.0:**\n  - removed `Grid.rows`: `Row[]`\n',
  );
});

test('each code block of a skill compiles: it is one that live-docs check compiles, or the file of a demo', async () => {
  const { snapshot, files } = await skillsOf({
    'docs/index.mdx': page(
      'title: Home',
      '```tsx\nexport const a = 1;\n```\n\n- In a list:\n\n  ```ts\n  export const b = 2;\n  ```\n\n<Demo src="./demo.tsx" />',
    ),
    'docs/demo.tsx': "import { size } from './size';\nexport default () => <b>{size}</b>;\n",
    'docs/size.ts': 'export const size = 3;\n',
  });
  const text = [...files].flatMap(([name, file]) => (name.endsWith('.md') ? String(file) : [])).join('\n');
  const blocks = [...text.matchAll(/^( *)```tsx?.*\n([^]*?)\n *```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const snippets = snapshot.entries.flatMap(({ compiled }) => compiled.snippets.map((snippet) => snippet.text.trim()));
  const sources = [...snapshot.demosByFile.keys()].map((file) => snapshot.files.text(file)!.trim());
  expect(blocks).toHaveLength(4);
  expect([...snippets, ...sources]).toEqual(expect.arrayContaining(blocks));
});
