import path from 'node:path';
import { toPosix } from 'live-docs/internal';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/support/write-files';
import { findExisting } from './find-existing';

/** @param site the site's folder, from that of the files. */
const existing = async (files: Record<string, string>, site = '.') => {
  const home = await writeFiles({ 'package.json': '{}', ...files });
  return findExisting(home, path.join(home, site), toPosix);
};

/** The same for files with one text. */
const find = (files: string[], text = 'export const A = () => null;\n', site?: string) =>
  existing(Object.fromEntries(files.map((file) => [file, file.endsWith('.json') ? '{}' : text])), site);

it('finds the story files of a repository by the kinds that it has, from the folder that all are in', async () => {
  const stories = ['src/button/button.stories.tsx', 'src/card.stories.jsx', 'node_modules/kit/a.stories.tsx'];
  expect(await find([...stories, 'src/button/button.tsx'])).toEqual({
    stories: ['src/**/*.stories.jsx', 'src/**/*.stories.tsx'],
  });
  expect(await find(['a.story.tsx', 'b/c.story.tsx'], undefined, 'website')).toEqual({
    stories: ['../**/*.story.tsx'],
  });
});

it('finds pages of MDX with doc blocks, and passes over other MDX', async () => {
  const blocks = "import { Meta } from '@storybook/blocks';\nexport default {};\n";
  const pages = ['src/a/a.mdx', 'src/b/b.mdx'];
  expect(await find(['src/a/a.stories.tsx', ...pages], blocks)).toEqual({
    stories: ['src/a/**/*.stories.tsx', 'src/**/*.mdx'],
  });
  expect(await find(pages, '# Not for Storybook')).toEqual({});
  expect(await existing({ 'src/a/a.mdx': blocks, 'src/b/b.mdx': blocks, 'src/guide/c.mdx': '# Guide' })).toEqual({
    stories: ['src/a/*.mdx', 'src/b/*.mdx'],
  });
});

it('finds a folder of examples, and passes over applications', async () => {
  expect(await find(['examples/basic.tsx', 'examples/forms/size.jsx', 'examples/package.json'])).toEqual({
    examples: 'examples/**',
  });
  expect(await find(['packages/kit/docs/demo/a.tsx'], undefined, 'website')).toEqual({
    examples: '../packages/kit/docs/demo/**',
  });
  expect(await find(['examples/next/app.tsx', 'examples/next/package.json'])).toEqual({});
  expect(await find(['example/index.tsx'], 'createRoot(root).render(<App />);\n')).toEqual({});
  expect(await find(['src/index.ts'])).toEqual({});
});

it('finds examples in JavaScript with JSX, and passes over scripts without', async () => {
  const text = "import { Tabs } from 'kit';\nexport default () => <Tabs />;\n";
  expect(await existing({ 'examples/a.js': text })).toEqual({ examples: 'examples/**' });
  expect(await existing({ 'examples/a.js': 'export const ROWS = [1 < 2];\n' })).toEqual({});
});

it('finds sandboxes that mount themselves, each with its packages', async () => {
  const index = "import { createRoot } from 'react-dom/client';\ncreateRoot(root).render(<Chart />);\n";
  const sandbox = { 'sandboxes/bar/index.tsx': index, 'sandboxes/bar/package.json': '{}' };
  expect(await existing(sandbox)).toEqual({ examples: 'sandboxes/**' });
  expect(
    await existing({ ...sandbox, 'sandboxes/app/src/index.tsx': index, 'sandboxes/app/package.json': '{}' }),
  ).toEqual({});
});

it('leaves out stories of other frameworks, and those that no export is', async () => {
  const story = 'export const Basic = {};\n';
  const files = {
    'apps/react/a.stories.tsx': story,
    'apps/react/package.json': '{ "dependencies": { "react": "19", "@storybook/addon-docs": "9" } }',
    'apps/vue/a.stories.ts': story,
    'apps/vue/package.json': '{ "dependencies": { "vue": "3" } }',
    'package.json': '{ "devDependencies": { "vue": "3" } }',
    'apps/html/a.stories.ts': story,
    'apps/html/package.json': '{ "devDependencies": { "@storybook/html-vite": "9" } }',
    'src/old.stories.js': "storiesOf('Old', module).add('one', () => null);\n",
  };
  expect(await existing(files)).toEqual({ stories: ['apps/react/**/*.stories.tsx'] });
});

it('finds the folders of examples that components have each, and takes one in another for a part of it', async () => {
  const files = ['src/grid/examples/a.tsx', 'src/list/examples/b.tsx', 'src/list/examples/more/examples/c.tsx'];
  expect(await find(files, undefined, 'website')).toEqual({ examples: '../src/**/examples/**' });
  expect(await find(['grid/demo/a.tsx', 'list/examples/b.tsx'])).toEqual({ examples: '**/{demo,examples}/**' });
});
