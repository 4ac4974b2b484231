import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { entryText } from '../../../core/node/output/markdown/entry-markdown';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';

const STORIES = `import { Button } from './button';
/** Starts an action. */
export default { title: 'Forms/Button', component: Button, parameters: { componentSubtitle: 'For all' } };
/** The main one. */
export const Primary = { args: { label: 'Save' } };
export const WithIcon = { name: 'With an icon', args: { label: '+' } };
`;
const BUTTON = 'export const Button = ({ label }) => <button>{label}</button>;';
const BLOCKS =
  "import { Meta, Canvas, Story, Controls, ArgTypes, Source, Description, Primary, Stories, Title, Subtitle, Unstyled, Markdown } from '@storybook/addon-docs/blocks';\nimport * as ButtonStories from './button.stories';\n";
const META = `${BLOCKS}\n<Meta of={ButtonStories} />\n\n`;

const site = async (files: Record<string, string>, previous?: Snapshot) => {
  const snapshot = await snapshotOf(
    {
      'docs/index.mdx': '---\ntitle: Kit\n---\n\nText.',
      'node_modules/react/package.json': '{"version":"19.2.0"}',
      'src/button.tsx': BUTTON,
      'src/button.stories.jsx': STORIES,
      ...files,
    },
    previous,
    { stories: ['src/**/*.stories.jsx', 'src/**/*.mdx'] },
  );
  const pageAt = (path: string) => {
    const entry = snapshot.pages.get(path);
    if (!entry) throw new Error(`no page at ${path}: ${[...snapshot.pages.keys()].join(', ')}`);
    const { warnings, code, demos, tables, toc } = entry.compiled;
    return {
      title: entry.front.title,
      text: entryText({ snapshot, api: undefined }, entry, new Map()),
      demos: demos.map(({ id }) => id),
      tables: tables.map(({ id }) => id),
      toc: toc.map(({ depth, title }) => `${'#'.repeat(depth)} ${title}`),
      warnings,
      code,
    };
  };
  return { snapshot, pageAt, paths: [...snapshot.pages.keys()] };
};

/** The page of the buttons, as MDX has it. */
const write = async (body: string, files: Record<string, string> = {}) => {
  const { snapshot, pageAt, paths } = await site({ 'src/button.mdx': META + body, ...files });
  expect(snapshot.problems).toEqual([]);
  expect(paths).toEqual(['/', '/stories/forms/button']);
  const page = pageAt('/stories/forms/button');
  expect(page.code).not.toMatch(/storybook|button\.stories'/);
  return page;
};

it('shows stories, their texts and the reference by doc blocks', async () => {
  const page = await write(
    '<Title />\n<Subtitle />\n<Description />\n\n<Canvas of={ButtonStories.WithIcon} sourceState="shown" />\n\n<Controls of={ButtonStories.Primary} />\n\n## Props\n\n<ArgTypes of={ButtonStories} />\n\n<Unstyled>\n<Story of={ButtonStories.Primary} />\n</Unstyled>',
  );
  expect(page).toMatchObject({
    title: 'Button',
    demos: ['forms-button--with-icon', 'forms-button--primary'],
    tables: ['Button'],
    toc: ['## Props'],
    warnings: [],
  });
  expect(page.text).toContain('For all\n\nStarts an action.');
  // A story outside a canvas is shown alone.
  expect(page.code.match(/inline: true/g)).toHaveLength(1);
});

it('shows the first story and all stories', async () => {
  const page = await write('<Primary />\n\n<Stories title="All" includePrimary={false} />');
  expect(page.demos).toEqual(['forms-button--primary', 'forms-button--with-icon']);
  expect(page.toc).toEqual(['## All', '### With an icon']);
});

it('shows code: of a story, as a text, and of a file', async () => {
  const page = await write(
    'import raw from \'./button.tsx?raw\';\n\n<Source of={ButtonStories.Primary} />\n\n<Source language="css" code={`\n  a {\n    top: 0;\n  }\n`} />\n\n<Source code={raw} />',
  );
  expect(page.text).toContain('export default function Primary() {\n  return <Button label="Save" />;\n}\n```');
  expect(page.text).toContain('```css\na {\n  top: 0;\n}\n```');
  expect(page.text).toContain(BUTTON);
});

it('shows Markdown of a text and of a file, colours, icons and sizes of text', async () => {
  const page = await write(
    "import readme from './README.md?raw';\nimport { ColorPalette, ColorItem, IconGallery, IconItem, Typeset } from '@storybook/blocks';\n\n<Markdown>{`**Bold** & {braces}`}</Markdown>\n\n<Markdown>{readme}</Markdown>\n\n<ColorPalette>\n  <ColorItem title=\"Sea\" subtitle=\"cold\" colors={{ deep: '#008', shore: '#0af' }} />\n</ColorPalette>\n\n<IconGallery><IconItem name=\"star\"><i>★</i></IconItem></IconGallery>\n\n<Typeset fontSizes={[12, '2em']} sampleText=\"Hello\" />",
    { 'src/README.md': 'Read *me*.' },
  );
  for (const part of ['**Bold** & {braces}', 'Read *me*.', '**Sea**', 'shore', '`#0af`', '★', '`star`', 'Hello'])
    expect(page.text).toContain(part);
  expect(page.warnings).toEqual([]);
});

it('names what has no counterpart, and the rest goes on', async () => {
  const page = await write(
    "import { useOf, Anchor } from '@storybook/blocks';\nimport { Box } from './box';\n\nexport const label = ButtonStories.Primary.args.label;\n\n<Anchor>Kept</Anchor>\n\nText {label} more\n\n<Box {...ButtonStories.Primary.args}>lost</Box>\n\n<ButtonStories.Primary />\n\n<Canvas of={Missing.Primary} />\n\nEnd",
    { 'src/box.tsx': BUTTON },
  );
  expect(page.demos).toEqual(['forms-button--primary']);
  for (const part of ['Kept', 'Text', 'more', 'End']) expect(page.text).toContain(part);
  expect(page.text).not.toContain('lost');
  const found = page.warnings.map((warning) =>
    /^(src\/button\.mdx:\d+): (.*?)\. Expected/.exec(warning)?.slice(1).join(' '),
  );
  expect(found).toEqual([
    'src/button.mdx:9 a statement with "ButtonStories", which pages can\'t use',
    'src/button.mdx:11 <Anchor>, which runs in Storybook alone',
    'src/button.mdx:13 an expression with "label", which pages can\'t use',
    'src/button.mdx:15 <Box> with "ButtonStories", which pages can\'t use',
    'src/button.mdx:19 <Canvas> with of={Missing}, which the page does not import',
  ]);
});

it('builds a page nevertheless whose imports, components or links are not there', async () => {
  const page = await write(
    "import { Gone, Lost } from './gone';\nimport './gone.css';\n\n<Gone />\n\n<Other />\n\n[Link](./nowhere.md) and text.",
  );
  expect(page.text).toContain('and text.');
  expect(page.warnings.map((warning) => warning.replace(/\. Expected.*/s, ''))).toEqual([
    'src/button.mdx:6: an import of "./gone", which is not there',
    'src/button.mdx:6: an import of "./gone.css", which is not there',
    'src/button.mdx:9: <Gone> with "Gone", which pages can\'t use',
    'src/button.mdx:11: unknown component <Other>',
  ]);
});

it('shows what older blocks hold, and names a story that is not there', async () => {
  const page = await write(
    'import { ArgsTable } from \'@storybook/blocks\';\nimport { Button } from \'./button\';\n\n<Canvas><Story name="x"><Button label="a" /></Story></Canvas>\n\n<ArgsTable of={Button} />\n\n<Canvas of={ButtonStories.Primry} />',
  );
  expect(page.code).toContain('label: "a"');
  expect(page.tables).toEqual(['Button']);
  expect(page.warnings).toEqual([expect.stringContaining('Write "Primary"')]);
});

it('makes pages of MDX that belongs to no stories, by its title or its path', async () => {
  const { pageAt, paths, snapshot } = await site({
    'src/guide.mdx':
      'import { Meta } from \'@storybook/blocks\';\nimport LinkTo from \'@storybook/addon-links/react\';\n\n<Meta title="Guides/First steps" />\n\n# First\n\nSee [button](?path=/story/forms-button--with-icon), <LinkTo kind="forms-button" story="primary">this</LinkTo> and [that](?path=/docs/gone--docs).\n\n# Second\n\n## Third\n',
    'src/notes/welcome.mdx': 'Plain {1 + 1}.',
    'src/broken.mdx': 'A\n\n<b>',
  });
  expect(snapshot.problems).toEqual([]);
  expect(paths).toEqual(['/', '/stories/forms/button', '/stories/guides/first-steps', '/stories/notes/welcome']);
  const page = pageAt('/stories/guides/first-steps');
  expect(page).toMatchObject({ title: 'First', toc: ['## Second', '### Third'] });
  expect(page.text).toContain('See [button](/stories/forms/button.md), [this](/stories/forms/button.md) and that.');
  expect(page.warnings).toEqual([expect.stringContaining('src/guide.mdx:8: a link to "gone", which no page shows')]);
  expect(pageAt('/stories/notes/welcome').title).toBe('Welcome');
});

it('has one page for stories: that beside them, that of their parameters, and further ones below', async () => {
  const beside =
    "import { Canvas } from '@storybook/blocks';\nimport * as S from './button.stories';\n\n# Buttons\n\n<Canvas of={S.Primary} meta={S} />";
  const first = await site({ 'src/button.mdx': beside });
  expect(first.paths).toEqual(['/', '/stories/forms/button']);
  expect(first.pageAt('/stories/forms/button')).toMatchObject({ title: 'Buttons', demos: ['forms-button--primary'] });
  const second = await site({
    'src/button.stories.jsx': STORIES.replace('componentSubtitle:', 'docs: { page }, componentSubtitle:').replace(
      'import',
      "import page from './own.mdx';\nimport",
    ),
    'src/own.mdx': "import { Primary } from '@storybook/blocks';\n\n<Primary />",
    'src/more.mdx': `${META.replace(' />', ' name="Accessibility" />')}More.`,
  });
  expect(second.paths).toEqual(['/', '/stories/forms/button', '/stories/forms/button/accessibility']);
  expect(second.pageAt('/stories/forms/button').demos).toEqual(['forms-button--primary']);
});

it('rewrites a page of the site, which fails as others do', async () => {
  const body = `${META.replaceAll('./button', '../src/button')}<Canvas of={ButtonStories.Primry} />\n`;
  const { snapshot, pageAt } = await site({ 'docs/buttons.mdx': body, 'src/note.mdx': 'Note.' });
  expect(snapshot.problems.map(({ found }) => found)).toEqual(['it has no story "Primry"']);
  const fixed = await site({ 'docs/buttons.mdx': body.replace('Primry', 'Primary') }, snapshot);
  expect(fixed.pageAt('/buttons')).toMatchObject({ title: 'Button', demos: ['forms-button--primary'] });
  expect(pageAt('/buttons').title).toBe('Button');
});

it('follows the stories that it shows', async () => {
  const body = `${META}<Description />`;
  const { snapshot } = await site({ 'src/button.mdx': body });
  const next = await site(
    { 'src/button.mdx': body, 'src/button.stories.jsx': STORIES.replace('Starts an action.', 'Ends it.') },
    snapshot,
  );
  expect(next.pageAt('/stories/forms/button').text).toContain('Ends it.');
});
