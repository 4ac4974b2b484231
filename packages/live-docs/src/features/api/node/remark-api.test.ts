import { expect, it } from 'vitest';
import { testConfig } from '../../../../tests/unit/snapshot-of';
import { compilePage } from '../../../core/node/compile/markdown/compile-page';
import { NO_FILES } from '../../../core/node/compile/markdown/page-output';

const compile = (text: string, file: string) =>
  compilePage(
    {
      root: '/site',
      file: `/site/docs/${file}`,
      filename: `docs/${file}`,
      title: 'A',
      hasTitle: true,
      description: '',
      repository: { url: 'https://example.org/site', branch: 'main', folder: '/site' },
      files: NO_FILES,
    },
    text,
    testConfig(),
  );

it('notes the tables of a page, and hands them and the definitions behind the last one what they show', async () => {
  const { tables, components, markdown, code, problems } = await compile(
    '<API id="Slider" />\n\nText.\n\n<API of="src/Menu.tsx" />\n\nEnd.\n',
    'a.mdx',
  );
  expect([tables, problems]).toEqual([
    [
      { id: 'Slider', line: 1 },
      { id: 'src/Menu.tsx', isFile: true, line: 5 },
    ],
    [],
  ]);
  expect(components).toEqual(['API', 'ApiTypes']);
  expect(markdown).toEqual([
    { kind: 'component', name: 'API', props: { id: 'Slider' } },
    '\n\nText.\n\n',
    { kind: 'component', name: 'API', props: { of: 'src/Menu.tsx' } },
    '\n\n',
    { kind: 'component', name: 'ApiTypes', props: {} },
    '\n\nEnd.\n\n',
  ]);
  expect(code).toContain('from "virtual:api/Slider+src/Menu.tsx"');
});

it('is there for pages in Markdown, in a line of text, too', async () => {
  const { tables, problems } = await compile('Text <API id="Slider"></API>\n', 'a.md');
  expect([tables, problems]).toEqual([[{ id: 'Slider', line: 1 }], []]);
});

it('refuses a table without a name', async () => {
  const { tables, components, problems } = await compile('<API />\n', 'a.mdx');
  expect([tables, components, problems.map(({ line, found }) => [line, found])]).toEqual([
    [],
    [],
    [[1, '<API> without "id" and without "of"']],
  ]);
});
