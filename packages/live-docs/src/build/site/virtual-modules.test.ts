import { runnerImport, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { readSiteConfig } from '../config/site-config';
import { createSite, type Site } from './create-site';
import { VIRTUAL_MODULES } from './virtual-modules';

/** What a virtual module exports by default, as Vite would load it. */
async function load(site: Site, id: string): Promise<unknown> {
  const plugin: Plugin = {
    name: 'virtual-modules',
    resolveId: (source) => (source.startsWith('virtual:') ? `\0${source}` : undefined),
    load(resolved) {
      const [prefix = ''] = resolved.slice(1).split('/', 1);
      return VIRTUAL_MODULES[prefix]?.(site, resolved.slice(1 + prefix.length));
    },
  };
  const { module } = await runnerImport<{ default: unknown }>(id, { configFile: false, plugins: [plugin] });
  return module.default;
}

it('builds the same code of a demo that is sent when a file of it is edited', async () => {
  const packageJson = '{ "version": "1.2.3" }';
  const root = await writeFiles({
    'docs/index.mdx': '---\ntitle: Home\nkeywords: [a]\n---\n\n<Demo src="./shown.tsx" />\n',
    'docs/shown.tsx': "import './look.css';\nimport rows from '../rows';\nexport default () => rows;",
    'docs/look.css': 'td { color: red }',
    'rows.ts': "export default 'import';",
    'node_modules/react/package.json': packageJson,
    'node_modules/react-dom/package.json': packageJson,
  });
  const config = { title: 'Site', description: '', library: 'react' };
  const site = createSite(
    root,
    readSiteConfig({ ...config, repository: { url: 'https://example.org/site', branch: 'main' } }),
  );
  site.scan();
  const demo = (await site.demos()).get('shown')!;
  const code = site.demoCode(demo);
  expect(await load(site, 'virtual:demo/shown')).toEqual(code);
  expect(code.files.map(({ name }) => name)).toEqual(['shown.tsx', 'look.css', '../rows.ts']);
  expect(code.asset.dependencies).toHaveLength(5);
});
