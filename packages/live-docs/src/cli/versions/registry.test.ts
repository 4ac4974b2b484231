import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'tar';
import { expect, it, vi } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { toPosix } from '../../core/node/files/paths';
import { createInstaller, createRegistry, fetchVersions, PeerError } from './registry';

const published = (...versions: string[]) => versions.map((version) => ({ name: '@a/grid', version }));

it('fetches five versions at a time, in their order, and names all that fail', async () => {
  let running = 0;
  let most = 0;
  const registry = {
    async fetch({ version }: { version: string }) {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, Number(version.at(-1))));
      running--;
      if (version.endsWith('4')) throw new Error('404 Not Found');
      return [`${version}.d.ts`];
    },
  };
  const report = vi.fn();
  const good = published('1.0.5', '1.0.3', '1.0.1', '1.0.2', '1.0.0', '1.0.7', '1.0.6', '1.0.8');
  const fetched = await fetchVersions(registry, good, '/site', report);
  expect(fetched.map(({ declarations }) => declarations[0])).toEqual(good.map(({ version }) => `${version}.d.ts`));
  expect(most).toBe(5);
  expect(report).toHaveBeenLastCalledWith(8);
  await expect(fetchVersions(registry, published('1.0.4', '1.0.1', '2.0.4'), '/site', report)).rejects.toThrow(
    /^@a\/grid@1\.0\.4: it can't be fetched: 404 Not Found\. .*\n@a\/grid@2\.0\.4: it can't be fetched/,
  );
});

it('keeps the declarations of a version, and asks npm for it once', async () => {
  const folders = await writeFiles({
    'Jane Doe/source/package/package.json': '{}',
    'Jane Doe/source/package/lib/index.d.ts': 'export {};',
    'Jane Doe/source/package/lib/index.js': '',
  });
  const root = path.join(folders, 'Jane Doe');
  await create({ file: path.join(root, 'grid.tgz'), cwd: path.join(root, 'source'), gzip: true }, ['package']);
  // Stands for npm: counts its calls and packs what is there.
  const script = path.join(root, 'npm-cli.js');
  writeFileSync(
    script,
    `const fs = require('node:fs');
     const { join } = require('node:path');
     fs.appendFileSync(join(__dirname, 'calls'), process.argv.slice(2, 4).join(' ') + '\\n');
     // On Windows a shell would take it apart.
     if (process.argv.slice(2).some((arg) => arg.includes(' '))) throw new Error('an argument has a space');
     if (process.argv[2] === 'view') console.log('["1.0.0"]');
     else {
       fs.copyFileSync(join(__dirname, 'grid.tgz'), join(process.argv[process.argv.indexOf('--pack-destination') + 1], 'grid.tgz'));
       console.log('[{ "filename": "grid.tgz" }]');
     }`,
  );
  vi.stubEnv('npm_execpath', script);
  const registry = createRegistry(root);
  mkdirSync(path.join(root, 'cache'));
  const folder = path.join(root, 'cache/@a/grid@1.0.0');
  const [first, again] = [
    await registry.fetch({ name: '@a/grid', version: '1.0.0' }, folder),
    await registry.fetch({ name: '@a/grid', version: '1.0.0' }, folder),
  ];
  expect(await registry.versions('@a/grid')).toEqual(['1.0.0']);
  vi.unstubAllEnvs();
  expect(first.map((file) => toPosix(folder, file))).toEqual(['node_modules/@a/grid/lib/index.d.ts']);
  expect(again).toEqual(first);
  expect(readFileSync(path.join(root, 'calls'), 'utf8')).toBe('pack @a/grid@1.0.0\nview @a/grid\n');
});

it('installs a version with the React of the site, and says if it needs another', async () => {
  const root = await writeFiles({ '.npmrc': 'fund=false', 'folder/.keep': '' });
  const script = path.join(root, 'npm-cli.js');
  const folder = path.join(root, 'folder');
  const fail = (error: object) =>
    writeFileSync(script, `console.log(${JSON.stringify(JSON.stringify({ error }))}); process.exitCode = 1;`);
  vi.stubEnv('npm_execpath', script);
  const install = () => createInstaller(root, { react: '19.0.0' })({ name: '@a/grid', version: '1.0.0' }, folder);
  writeFileSync(script, '');
  await install();
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@a/grid': '1.0.0', 'react': '19.0.0' },
  });
  expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toBe('fund=false');
  const detail = 'Could not resolve dependency:\npeer react@"^16.0.0" from @a/grid@1.0.0\nnode_modules/@a/grid';
  fail({ code: 'ERESOLVE', summary: 'unable to resolve dependency tree', detail });
  await expect(install()).rejects.toThrow(new PeerError('peer react@"^16.0.0" from @a/grid@1.0.0'));
  fail({ code: 'E404', summary: 'Not Found', detail: '' });
  await expect(install()).rejects.toThrow(new Error('Not Found'));
  vi.unstubAllEnvs();
});
