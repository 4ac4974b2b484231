import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { makeStory } from './make-story';
import { createStoryTools } from './story-tools';

const RUNTIME = [
  { name: 'live-docs~stories.ts', text: 'export const composeStory = 1;\nexport { useState } from "react";' },
  { name: 'live-docs~story-mocks.ts', text: 'export const fn = 1;' },
];

const make = (text: string, story = 'Primary', others: Record<string, string> = {}, preview?: string) =>
  makeStory(
    {
      file: '/site/src/button/button.stories.tsx',
      text,
      value: story,
      root: '/site',
      files: { has: (file) => Object.hasOwn(others, file), text: (file) => others[file] },
    },
    createStoryTools(() => RUNTIME, preview),
  );

const META = "import { Button } from './button';\nexport default { title: 'Forms/Button', component: Button };\n";

it('makes one file of a story that needs no more', () => {
  expect(make(`${META}/** The main one. */\nexport const Primary = () => <Button />;`)).toEqual({
    id: 'forms-button--primary',
    title: 'Primary',
    description: 'The main one.',
    files: [
      {
        name: 'button.stories~Primary.tsx',
        text: "import { Button } from './button';\n\nexport default function Primary() {\n  return <Button />;\n}\n",
        lines: [1, 4, 4, 4, 4],
      },
    ],
    problems: [],
    notes: [],
  });
});

it('finds a story by the name that readers know, too', () => {
  expect(make(`${META}export const withIcon = { name: 'With an icon' };`, 'With an icon').id).toBe(
    'forms-button--with-icon',
  );
});

it('runs a story with decorators, of its file and of the nearest preview, by hidden files', () => {
  const { files, notes } = make(
    `import { fn } from 'storybook/test';\nimport type { Meta } from '@storybook/react';\n${META}export const Primary = { decorators: [(Story) => <p><Story /></p>], args: { onClick: fn() } };`,
    'Primary',
    {
      '/site/.storybook/preview.ts':
        "import type { Preview } from '@storybook/react';\nimport { useState } from 'storybook/preview-api';\nexport const decorators = [() => useState()];",
    },
  );
  expect(notes).toEqual([]);
  expect(files.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['button.stories~Primary-run.tsx', true],
    ['button.stories~Primary.tsx', undefined],
    ['button.stories~stories.tsx', true],
    ['../../live-docs~stories.ts', true],
    ['../../live-docs~story-mocks.ts', true],
    ['../../.storybook/preview~stories.ts', true],
  ]);
  expect(files[0]?.text).toBe(`import Shown from './button.stories~Primary';
import * as stories from './button.stories~stories';
import * as preview from '../../.storybook/preview~stories';
import { composeStory } from '../../live-docs~stories';

const about = {"id":"forms-button--primary","title":"Forms/Button","name":"Primary","story":"Primary"};

export default composeStory({ ...about, stories, preview, Shown });
`);
  // Types go, and lines stay.
  expect(files[2]?.text.split('\n').slice(0, 3)).toEqual([
    "import { fn } from '../../live-docs~stories';",
    '',
    "import { Button } from './button';",
  ]);
  expect(files[2]?.lines?.slice(0, 3)).toEqual([1, 2, 3]);
  expect(files[5]?.text).toContain("\nimport { useState } from '../live-docs~stories';\n");
});

it('runs a story with "play" by hidden files, so that tests can ask for it', () => {
  const files = make(`${META}export const Primary = { play: async () => {} };`).files.map(({ name }) => name);
  expect(files).toContain('button.stories~Primary-run.tsx');
  expect(files).toContain('button.stories~stories.tsx');
});

it('takes the preview that is named, and says why one is left out', () => {
  const text = `${META}export const Primary = {};`;
  const preview = "import theme from 'grommet-theme';\nexport const decorators = [theme];";
  const { files, notes } = make(text, 'Primary', { '/site/book/preview.js': preview }, 'book/preview.js');
  expect(files).toHaveLength(1);
  expect(notes).toMatchObject([{ file: 'book/preview.js', found: 'the package "grommet-theme" is not installed' }]);
  const installed = {
    '/site/book/preview.js': preview,
    '/site/node_modules': '',
    '/site/node_modules/grommet-theme/package.json': '{}',
  };
  expect(make(text, 'Primary', installed, 'book/preview.js').files).toHaveLength(6);
});

it('shows the file of a story that cannot be written, and says so', () => {
  const { files, notes, isBound } = make(
    `${META}export const Primary = { render: (_, { loaded }) => <Button a={loaded.a} /> };`,
  );
  expect(files.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['button.stories~Primary-run.tsx', true],
    ['button.stories~Primary.tsx', undefined],
    ['../../live-docs~stories.ts', true],
    ['../../live-docs~story-mocks.ts', true],
  ]);
  expect(files[0]?.text).toContain('composeStory({ ...about, stories });');
  expect(notes).toMatchObject([{ line: 3, found: expect.stringContaining("uses the story's context") as string }]);
  // Elsewhere it would show nothing.
  expect(isBound).toBe(true);
});

it.each([
  [`${META}export const Primary = {};`, 'Primry', 'it has no story "Primry"', 'Write "Primary"'],
  ['export const Primary = {};', 'Primary', 'a file of stories without a default export', 'Write export default'],
  [
    `import { Channel } from 'storybook/internal/channels';\n${META}export const Primary = { decorators: [], render: () => Channel };`,
    'Primary',
    'import of "Channel" of storybook/internal/channels, which runs in Storybook alone',
    'Take it out',
  ],
])('says what is wrong with %s', (text, story, found, fix) => {
  const { files, problems } = make(text, story);
  expect(files).toEqual([]);
  expect(problems).toMatchObject([
    { file: 'src/button/button.stories.tsx', found, fix: expect.stringContaining(fix) as string },
  ]);
});

const CONTROLS = `export const Primary = {
  args: { label: 'Save', size: 2, big: true, rows: [1], onClick: () => {} },
  argTypes: {
    kind: { control: 'select', options: ['a', 'b'] },
    icon: { options: ['none', 'star'], mapping: { star: <b /> } },
    width: { control: { type: 'range', min: 1, max: 9, step: 2 } },
    open: { control: 'boolean', if: { arg: 'kind', eq: 'a' } },
    when: { control: 'date' },
    big: { control: false },
    as: { options: [Button, 'a'] },
  },
};`;

it('offers the arguments and the types of arguments that readers can set', () => {
  expect(make(META + CONTROLS).controls).toEqual({
    name: 'Button',
    initial: { label: 'Save', size: 2 },
    specs: {
      label: {},
      size: {},
      kind: { line: 6, options: ['a', 'b'] },
      icon: { line: 7, options: ['none', 'star'] },
      width: { line: 8, kind: 'number', min: 1, max: 9, step: 2 },
      open: { line: 9, kind: 'boolean', if: { arg: 'kind', eq: 'a' } },
    },
  });
  expect(
    make(META + CONTROLS.replace('args:', 'parameters: { controls: { include: ["size"] } },\n  args:')).controls,
  ).toEqual({
    name: 'Button',
    initial: { size: 2 },
    specs: { size: {} },
  });
  expect(make(META + CONTROLS.replace('args:', 'parameters: { controls: { disable: true } },\n  args:')).controls).toBe(
    undefined,
  );
});

const SITE = {
  'docs/index.mdx': '---\ntitle: Home\n---\n\nHello\n',
  'src/button/button.tsx': 'export const Button = () => null;',
};

it('makes a page of each file of stories', async () => {
  const { pages, problems, demos } = await snapshotOf(
    {
      ...SITE,
      'src/button/button.stories.tsx': `${META.replace('export', '/** Buttons start actions: `{ a }`, {b} and <c>.\n *\n * import them.\n */\nexport')}export const Primary = {};\nexport const Hidden = { tags: ['!autodocs'] };`,
      'src/card.stories.tsx': 'export default { component: Card };\nexport const Card = () => <p />;',
      'src/a.stories.tsx': "export default { title: 'props' };\nexport const First = () => <p />;",
      'src/b.stories.tsx':
        "export default { title: 'props' };\nexport const One = () => <p />;\nexport const Two = () => <p />;",
      'src/old.stories.tsx': "import { storiesOf } from '@storybook/react';\nstoriesOf('Old', module);",
    },
    undefined,
    { stories: 'src/**/*.stories.tsx' },
  );
  expect(problems).toEqual([]);
  expect([...pages.keys()]).toEqual([
    '/',
    '/stories/props/first',
    '/stories/props/b',
    '/stories/forms/button',
    '/stories/card',
  ]);
  expect(pages.get('/stories/forms/button')).toMatchObject({
    front: { title: 'Button', group: 'Forms', description: 'Buttons start actions: { a }, {b} and <c>.' },
    filename: 'src/button/button.stories.tsx',
    compiled: { demos: [{ id: 'forms-button--primary', title: 'Primary', line: 7 }], toc: [{ title: 'Primary' }] },
  });
  expect([...demos.keys()]).toEqual([
    'props--first',
    'props--one',
    'props--two',
    'forms-button--primary',
    'card--card',
  ]);
});

it('leaves a page that is written in its place, and names a pattern that fits nothing', async () => {
  const text = `${META}export const Primary = {};`;
  const { pages, problems } = await snapshotOf(
    {
      ...SITE,
      'src/button/button.stories.tsx': text,
      'docs/kit/forms/button.mdx':
        '---\ntitle: Written\n---\n\n<Demo src="../../../src/button/button.stories.tsx" story="Primary" />\n',
    },
    undefined,
    { stories: { files: ['src/**/*.stories.tsx', 'lib/*.stories.js'], path: '/kit' } },
  );
  expect(pages.get('/kit/forms/button')?.front.title).toBe('Written');
  expect(problems).toMatchObject([
    { file: 'site.config.ts', found: '"stories" is "lib/*.stories.js", and no file fits it' },
  ]);
});

it('fails no build for a story that nobody asked for, and one for a demo that somebody wrote', async () => {
  const files = {
    ...SITE,
    'src/button/button.stories.tsx': `import 'missing-package';\n${META}export const Primary = {};`,
  };
  const made = await snapshotOf(files, undefined, { stories: 'src/**/*.stories.tsx' });
  expect(made.problems).toEqual([]);
  expect(made.pages.get('/stories/forms/button')?.compiled.warnings).toEqual([
    expect.stringContaining('src/button/button.stories.tsx:1: the package "missing-package" is not installed'),
  ]);
  const page = '---\ntitle: Home\n---\n\n<Demo src="../src/button/button.stories.tsx" story="Primary" />\n';
  const written = await snapshotOf({ ...files, 'docs/index.mdx': page }, undefined, {
    stories: 'src/**/*.stories.tsx',
  });
  expect(written.problems).toMatchObject([{ found: 'the package "missing-package" is not installed' }]);
});

it('leaves out the page of Storybook that a file imports', () => {
  const text = `import docs from './button.mdx';\n${META.replace('component', "parameters: { layout: 'centered', docs: { page: docs } }, component")}export const Primary = {};`;
  const copy = make(text).files.find(({ name }) => name.includes('~stories.'));
  expect(copy?.text.split('\n').slice(0, 2)).toEqual(['const docs = undefined;', "import { Button } from './button';"]);
});

it('offers the choices of a toolbar beside the arguments, unless a story has chosen', async () => {
  const preview = `export default {
  globalTypes: {
    theme: { name: 'Theme', defaultValue: 'light', toolbar: { items: ['light', 'dark'] } },
    locale: { description: 'Language', toolbar: { title: 'Locale', items: [{ value: 'en', title: 'English' }, { value: 'de', right: 'Deutsch' }] } },
    density: { toolbar: { items: densities() } },
    hidden: { defaultValue: 1 },
  },
  initialGlobals: { locale: 'de' },
  decorators: [],
};`;
  const others = { '/site/.storybook/preview.ts': preview };
  const { controls, notes, files } = make(
    `${META}export const Primary = { args: { label: 'Save' }, argTypes: { label: { if: { global: 'theme', eq: 'dark' } } } };`,
    'Primary',
    others,
  );
  expect(controls).toEqual({
    name: 'Button',
    specs: {
      'label': { line: 3, if: { arg: '~globals.theme', eq: 'dark' } },
      '~globals.theme': { isOwn: true, label: 'Theme', options: ['light', 'dark'], titles: ['light', 'dark'] },
      '~globals.locale': { isOwn: true, label: 'Locale', options: ['en', 'de'], titles: ['English', 'Deutsch'] },
    },
    // What follows the colours of the page has no initial value.
    initial: { 'label': 'Save', '~globals.locale': 'de' },
  });
  expect(notes?.map(({ line, found }) => [line, found])).toEqual([
    [5, 'the global "density" has a toolbar whose items are known once the preview runs'],
  ]);
  expect(files[0]?.text).toContain('"colors":{"theme":{"light":"light","dark":"dark"}}');
  const set = make(`${META}export const Primary = { globals: { theme: 'dark' } };`, 'Primary', others);
  // Without arguments, there's no element to write.
  expect([set.controls?.name, Object.keys(set.controls?.specs ?? {})]).toEqual(['', ['~globals.locale']]);
  expect(set.files[0]?.text).not.toContain('colors');
});
