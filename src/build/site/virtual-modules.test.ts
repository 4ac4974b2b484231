import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { readSiteConfig } from '../config/site-config';
import { createSite, type Site } from './create-site';
import { VIRTUAL_MODULES } from './virtual-modules';

/** What a virtual module exports by default, with the modules that it imports. */
async function evaluate(site: Site, id: string): Promise<unknown> {
  const prefix = id.split('/', 1)[0] ?? '';
  const code = (await VIRTUAL_MODULES[prefix]?.(site, id.slice(prefix.length))) ?? '';
  const imports = [...code.matchAll(/^import (\w+) from "(.+)";$/gm)];
  const values = await Promise.all(imports.map(([, , from = '']) => evaluate(site, from)));
  const body = code.replace(/^import .*;$/gm, '').replace('export default', 'return');
  return new Function(...imports.map(([, name = '']) => name), body)(...values);
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
  expect(await evaluate(site, 'virtual:demo/shown')).toEqual(code);
  expect(code.files.map(({ name }) => name)).toEqual(['shown.tsx', 'look.css', '../rows.ts']);
  expect(code.asset.dependencies).toHaveLength(5);
});
