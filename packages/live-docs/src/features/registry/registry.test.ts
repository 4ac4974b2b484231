import { expect, test } from 'vitest';
import { z } from 'zod';
import { viewSite } from '../../core/node/feature/view-site';
import { withoutUrl } from '../../core/node/feature/features-of';
import { siteFiles } from '../../core/node/output/data/output-files';
import { VIRTUAL_MODULES } from '../../core/node/output/data/virtual-modules';
import { snapshotOf } from '../../../tests/unit/snapshot-of';

const manifest = (version: string) => JSON.stringify({ version, main: 'index.js' });

const TEXTS = {
  'package.json': '{"dependencies":{"@acme/kit":"^2.1.0"}}',
  'node_modules/react/package.json': manifest('19.2.0'),
  'node_modules/react-dom/package.json': manifest('19.2.0'),
  'node_modules/chart/package.json': manifest('2.1.0'),
  'node_modules/chart/index.js': '',
  'node_modules/@types/chart/package.json': manifest('2.0.3'),
  'docs/index.mdx':
    '---\ntitle: Home\n---\n\n<Demo src="./demo/one.tsx" description="What it shows." />\n<Demo src="./demo/photo.tsx" />\n',
  'docs/demo/one.tsx': `import chart from 'chart';\nimport { rows } from '../rows';\nimport text from './note.txt?raw';\nimport './one.css';\nimport './empty.css';\nexport default () => chart(rows, text);`,
  'docs/rows.ts': 'export const rows = [1];',
  'docs/demo/one.css': '.one { color: red; }',
  'docs/demo/empty.css': '',
  'docs/demo/note.txt': 'A note.',
  'docs/demo/photo.tsx': `import photo from './photo.png';\nexport default () => <img src={photo} alt="" />;`,
  'docs/demo/photo.png': '',
};

const AT = { url: 'https://docs.example', base: '/kit/' };

async function filesOf(more: Parameters<typeof snapshotOf>[2]) {
  const snapshot = await snapshotOf(TEXTS, undefined, more);
  expect(snapshot.problems).toEqual([]);
  const files = new Map<string, string>();
  for (const file of siteFiles(viewSite(snapshot, { api: async () => ({ problems: [] }) })))
    if (/^(registry\.json$|r\/)/.test(file.path) && 'text' in file) files.set(file.path, String(await file.text()));
  return { snapshot, files };
}

/** What shadcn reads: https://ui.shadcn.com/schema/registry-item.json. It knows more, which we don't write. */
const ITEM = z.strictObject({
  name: z.string(),
  type: z.literal('registry:item'),
  title: z.string(),
  description: z.string().optional(),
  dependencies: z.array(z.string().regex(/^(@[\w-]+\/)?[\w-]+(@\^\d.*)?$/)),
  devDependencies: z.array(z.string()),
  docs: z.string(),
});
const FILE = z.strictObject({ path: z.string(), type: z.literal('registry:file'), target: z.string() });
const LIST = z.strictObject({
  $schema: z.literal('https://ui.shadcn.com/schema/registry.json'),
  name: z.string(),
  homepage: z.url(),
  items: z.array(ITEM.extend({ files: z.array(FILE) })),
});
const WHOLE = ITEM.extend({
  $schema: z.literal('https://ui.shadcn.com/schema/registry-item.json'),
  files: z.array(FILE.extend({ content: z.string().min(1) })),
});

test('an item has the files of a demo in one folder, with imports that lead to each other, and the packages it needs', async () => {
  const { files } = await filesOf(AT);
  const item = WHOLE.parse(JSON.parse(files.get('r/one.json') ?? ''));
  expect(item).toMatchObject({
    name: 'one',
    dependencies: ['chart@^2.1.0'],
    devDependencies: ['@types/chart@^2.0.3'],
    docs: 'The component is in components/react-demos/one/inner/one.tsx. Its page: https://docs.example/kit/',
  });
  expect(Object.fromEntries(item.files.map(({ target, content }) => [target, content]))).toEqual({
    'components/react-demos/one/inner/one.tsx': TEXTS['docs/demo/one.tsx'],
    'components/react-demos/one/rows.ts': TEXTS['docs/rows.ts'],
    'components/react-demos/one/inner/one.css': TEXTS['docs/demo/one.css'],
    // shadcn leaves out what is empty, and the import would lead nowhere.
    'components/react-demos/one/inner/empty.css': '\n',
    'components/react-demos/one/inner/note.txt': 'A note.',
  });
});

test('registry.json lists the items, whose files are where a repository with the built site has them', async () => {
  const { files } = await filesOf(AT);
  const { items, homepage, name } = LIST.parse(JSON.parse(files.get('registry.json') ?? ''));
  expect({ homepage, name }).toEqual({ homepage: 'https://docs.example/kit/', name: 'react-demos' });
  // What isn't text can't be in an item.
  expect(items.map((item) => item.name)).toEqual(['one']);
  const { content } = WHOLE.parse(JSON.parse(files.get('r/one.json') ?? '')).files[0]!;
  expect(files.get(items[0]!.files[0]!.path)).toBe(content);
});

test('a site without a public address, or that wants none, has neither files nor the item of the menu', async () => {
  const { snapshot, files } = await filesOf({});
  expect(files.size).toBe(0);
  expect(withoutUrl(snapshot)).toContain('demos to copy to a project');
  const off = await filesOf({ ...AT, registry: false });
  expect(off.files.size).toBe(0);
  for (const site of [snapshot, off.snapshot])
    expect(VIRTUAL_MODULES['virtual:demo-menu']!({ snapshot: site } as never, '')).toBe('export default [];');
  const { snapshot: on } = await filesOf(AT);
  expect(VIRTUAL_MODULES['virtual:demo-menu']!({ snapshot: on } as never, '')).toContain('https://docs.example/kit/r/');
});
