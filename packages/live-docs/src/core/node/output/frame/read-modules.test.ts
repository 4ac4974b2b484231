import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '../../../../../../../tests/support/wait-for';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { readModules } from './read-modules';

/** A folder with a package whose script is Latin-1. */
async function install(): Promise<string> {
  const root = await writeFiles({
    'index.js': `import { name } from 'names';\nconsole.log(name);`,
    'node_modules/names/package.json': '{ "name": "names", "main": "index.js" }',
    'node_modules/names/index.js': '',
  });
  const text = Buffer.from(`exports.name = 'Niccolò';`, 'latin1');
  writeFileSync(path.join(root, 'node_modules/names/index.js'), text);
  return root;
}

it('bundles a package that is not UTF-8', async () => {
  const root = await install();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: readModules(),
    build: { write: false, rolldownOptions: { input: path.join(root, 'index.js') } },
  });
  expect((result as Rolldown.RolldownOutput).output[0].code).toContain('Niccolò');
});

it('prepares such a package for the development server', async () => {
  const root = await install();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: readModules(),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { entries: ['index.js'] },
  });
  onTestFinished(() => server.close());
  await server.environments.client.transformRequest('/index.js');
  const dependency = () => server.environments.client.depsOptimizer?.metadata.optimized['names'];
  await waitFor(() => expect(dependency()).toBeDefined());
  const { code = '' } = (await server.environments.client.transformRequest(dependency()?.file ?? '')) ?? {};
  expect(code).toContain('Niccolò');
});
