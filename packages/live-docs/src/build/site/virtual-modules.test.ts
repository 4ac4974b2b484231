import { runnerImport, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { snapshotOf } from '../../../tests/unit/snapshot-of';
import { demoTexts, type Snapshot } from '../content/snapshot';
import { readDemoAsset } from '../demos/read-demo-asset';
import { VIRTUAL_MODULES } from './virtual-modules';

/** What a virtual module exports by default, as Vite would load it. */
async function load(snapshot: Snapshot, id: string): Promise<unknown> {
  const plugin: Plugin = {
    name: 'virtual-modules',
    resolveId: (source) => (source.startsWith('virtual:') ? `\0${source}` : undefined),
    load(resolved) {
      const [prefix = ''] = resolved.slice(1).split('/', 1);
      return VIRTUAL_MODULES[prefix]?.(
        { snapshot, api: async () => ({ problems: [] }), isDev: false },
        resolved.slice(1 + prefix.length),
      );
    },
  };
  const { module } = await runnerImport<{ default: unknown }>(id, { configFile: false, plugins: [plugin] });
  return module.default;
}

it('builds the same code of a demo that is sent when a file of it is edited', async () => {
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
  expect(await load(snapshot, 'virtual:demo/shown')).toEqual(code);
  expect(code.files.map(({ name }) => name)).toEqual(['shown.tsx', 'look.css', '../rows.ts']);
  expect(code.asset.dependencies).toHaveLength(5);
});
