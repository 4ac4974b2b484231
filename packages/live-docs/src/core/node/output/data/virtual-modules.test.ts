import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import type { DemoOutline } from '../../../model';
import { demoTexts } from '../../snapshot/snapshot';
import { readDemoAsset } from '../../compile/demos/read-demo-file';
import { sourceFile } from './demo-files';
import { VIRTUAL_MODULES } from './virtual-modules';

it('writes the same code of a demo that is sent when a file of it is edited, and tells its page where', async () => {
  const packageJson = '{ "version": "1.2.3" }';
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\nkeywords: [a]\n---\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': "import './look.css';\nimport rows from '../rows';\nexport default () => rows;",
    'docs/look.css': 'td { color: red }',
    'rows.ts': "export default 'import';",
    'node_modules/react/package.json': packageJson,
    'node_modules/react-dom/package.json': packageJson,
  });
  const demo = snapshot.demos.get('shown')!;
  const code = readDemoAsset(demoTexts(demo), demo.parts);
  const frame = () => Promise.reject(new Error('It needs no frame'));
  const input = { snapshot, api: async () => ({ problems: [] }), frame, target: 'browser' as const };
  const module = await VIRTUAL_MODULES['virtual:demo']?.(input, '/shown');
  const outline = JSON.parse(module?.replace(/^export default |;$/g, '') ?? '') as DemoOutline;
  const data = new Map(
    demo.parts.sources.map(({ file }) => sourceFile(snapshot, file)).map((each) => [each.address, each.text]),
  );
  expect(outline.files.map((each) => ({ name: each.name, ...JSON.parse(data.get(each.data) ?? '') }))).toEqual(
    code.files,
  );
  expect(outline).toMatchObject({ id: 'shown', title: 'Home', keywords: ['a'], packages: { react: '1.2.3' } });
  expect(code.files.map(({ name }) => name)).toEqual(['shown.tsx', 'look.css', '../rows.ts']);
  expect(code.asset.dependencies).toHaveLength(5);
});

it('gives the first lines of a demo to pages, so that a page that a link leads to asks for nothing', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => `// line ${at + 1}`);
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': [...lines, 'export default () => null;'].join('\n'),
  });
  const frame = () => Promise.reject(new Error('It needs no frame'));
  const write = (target: 'browser' | 'server') =>
    VIRTUAL_MODULES['virtual:demo']?.({ snapshot, api: async () => ({ problems: [] }), frame, target }, '/shown');
  for (const module of [await write('server'), await write('browser')]) {
    expect(module).toMatch(/line 1<.*line 8</);
    expect(module).not.toContain('line 9');
  }
});

it('tells a demo’s page where the files are that it needs and that aren’t code', async () => {
  const packageJson = '{ "version": "1.2.3" }';
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': "import logo from './logo.png';\nexport default () => logo;",
    'docs/logo.png': '',
    'node_modules/react/package.json': packageJson,
    'node_modules/react-dom/package.json': packageJson,
  });
  const frame = () => Promise.reject(new Error('It needs no frame'));
  const input = { snapshot, api: async () => ({ problems: [] }), frame, target: 'browser' as const };
  const module = await VIRTUAL_MODULES['virtual:demo']?.(input, '/shown');
  expect(module).toContain('import value0 from "/site/docs/logo.png?url&no-inline";');
  expect(module).toContain('values: [{ name: "logo.png", address: value0 }]');
});

it('has a module for each demo that its file exports by a name, and names these for edits', async () => {
  const packageJson = '{ "version": "1.2.3" }';
  const snapshot = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./a.tsx" name="Basic" />\n\n<Demo src="./a.tsx" />\n',
    'docs/a.tsx': 'export const Basic = () => null;\nexport default () => null;',
    'node_modules/react/package.json': packageJson,
    'node_modules/react-dom/package.json': packageJson,
  });
  const frame = async () => ({
    files: { chunks: {}, runtime: '', packages: {} },
    chunks: new Map(),
    document: '',
    sources: [],
  });
  const input = { snapshot, api: async () => ({ problems: [] }), frame, target: 'browser' as const };
  const write = async (prefix: string, name = '') => VIRTUAL_MODULES[prefix]?.(input, name);
  expect(await write('virtual:named-demo', '/a-basic')).toBe('export { Basic as default } from "/site/docs/a.tsx";');
  expect(await write('virtual:demos')).toContain('"a-basic": () => import("virtual:named-demo/a-basic")');
  expect(await write('virtual:demos')).toContain('"a": () => import("/site/docs/a.tsx")');
  expect(await write('virtual:demo', '/a-basic')).toContain('"exportName":"Basic"');
  expect(await write('virtual:import-list')).toContain('const exportNames = {"a-basic":"Basic"};');
  expect(snapshot.pages.get('/')?.compiled.code).toContain('from "virtual:named-demo/a-basic"');
});
