import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { docsSite } from '../../src/core/node/plugin';
import { ownLibrary } from './own-library';
import { testConfig } from './snapshot-of';

it("serves the library's source to a site that lies in a folder of its repository", async () => {
  const root = await ownLibrary();
  const site = path.join(root, 'website');
  mkdirSync(site);
  cpSync(path.join(root, 'docs'), path.join(site, 'docs'), { recursive: true });
  const plugins = docsSite(testConfig({ library: '@example/stepper' }));
  const config = (plugins.flat().find((one) => one && 'name' in one && one.name === 'live-docs') as Plugin).config;
  const apply = config as (config: object, env: object) => { server: { fs: { allow: string[] } } };
  expect(apply({ root: site }, { command: 'serve' }).server.fs.allow).toContain(root);
});
