import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, createServer, type InlineConfig, type Rolldown } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PARTS, project } from '../../tests/support/project';
import type { PlaygroundManifest } from '../model/manifest';
import { playground } from './index';

/** A project of Vite's with the plugin. */
async function vite(files: Record<string, string> = {}, modules = {}): Promise<InlineConfig & { root: string }> {
  const root = await project({
    ...PARTS,
    'index.html': '<!doctype html><title>App</title><script type="module" src="./app.js"></script>',
    'app.js': 'document.title = import.meta.env.BASE_URL;',
    ...files,
  });
  const plugins = [playground({ packages: ['parts'], modules, types: false, folder: '/try/it/' })];
  return { root, base: '/app/', configFile: false, logLevel: 'silent', plugins };
}

it('adds the folder to what is built for browsers', async () => {
  const { output } = (await build({ ...(await vite()), build: { write: false } })) as Rolldown.RolldownOutput;
  const names = output.map(({ fileName }) => fileName);
  expect(names).toContain('index.html');
  expect(names).toEqual(expect.arrayContaining(['manifest.json', 'playground.js'].map((name) => `try/it/${name}`)));
});

it("puts the parts into a server's bundle, since Node imports no stylesheets, and nothing else", async () => {
  const config = await vite({
    'app.js': "import { Parts } from 'live-playground';\nexport default Parts;",
    'node_modules/live-playground/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/live-playground/index.js': "import './parts.css';\nexport const Parts = 'all of them';",
    'node_modules/live-playground/parts.css': 'b { color: red }',
  });
  const built = await build({ ...config, build: { write: false, ssr: path.join(config.root, 'app.js') } });
  const { output } = built as Rolldown.RolldownOutput;
  expect(output.map((file) => (file.type === 'chunk' ? file.code : file.fileName))).toEqual([
    expect.stringMatching(/^(?!.*import).*all of them/s),
  ]);
});

it('serves the folder below the base while the project is developed', async () => {
  const server = await createServer({ ...(await vite()), server: { host: '127.0.0.1', port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();
  const folder = new URL('try/it/', server.resolvedUrls?.local[0]);
  const ask = async (name: string) => {
    const answer = await fetch(new URL(name, folder));
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const manifest = JSON.parse((await ask('manifest.json')).text) as PlaygroundManifest;
  expect(await ask(manifest.frame)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  const chunk = manifest.chunks + manifest.files.runtime;
  expect(await ask(chunk)).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
  expect((await ask('playground.js')).text).not.toContain('/@vite/client');
  expect((await ask('gone.js')).status).toBe(404);
});

it('builds the folder again when a file of an own module changes, and loads the page anew @all', async () => {
  const files = { 'src/index.ts': "export * from './size';\n", 'src/size.ts': "export const size = 'old';\n" };
  const config = await vite(files, { '@acme/ui': './src' });
  const server = await createServer({ ...config, server: { host: '127.0.0.1', port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();
  const folder = new URL('try/it/', server.resolvedUrls?.local[0]);
  const ask = async (name: string) => (await fetch(new URL(name, folder))).text();
  const module = async () => {
    const { chunks, files } = JSON.parse(await ask('manifest.json')) as PlaygroundManifest;
    return ask(chunks + files.packages['@acme/ui']);
  };
  expect(await module()).toContain('old');
  const reloads = new Promise((resolve) => vi.spyOn(server.ws, 'send').mockImplementation(resolve));
  await writeFile(path.join(config.root, 'src/size.ts'), "export const size = 'new';\n");
  expect(await reloads).toEqual({ type: 'full-reload' });
  expect(await module()).toContain('new');
});
