import path from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// What Node's `path` does on Windows, for the modules that a test imports.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('node:path', () => ({ ...path.win32, default: path.win32 }));
});
afterAll(() => {
  vi.doUnmock('node:path');
  vi.resetModules();
});

it('gives TypeScript the files of tables by the names that it asks for', async () => {
  const { createApiProgram } = await import('../../src/core/node/compile/types/create-program');
  const { tableFile } = await import('../../src/features/api/node/open-table');
  const { default: ts } = await import('typescript');
  const root = 'C:/site';
  const file = tableFile(root, { filename: 'docs/api/menu.yaml' });
  const { program } = createApiProgram({ ts, root, virtual: new Map([[file, 'export type ApiType = {};']]) });
  expect(file).toBe('C:/site/docs/api/menu.yaml.ts');
  expect(program.getSourceFile('C:/site/docs/api/menu.yaml.ts')?.text).toBe('export type ApiType = {};');
});

it('gives Vite patterns that match', async () => {
  const { docsSite } = await import('../../src/core/node/plugin');
  const { readSiteConfig } = await import('../../src/core/node/config/site-config');
  const repository = { url: 'https://example.org/site', branch: 'main' };
  const plugins = docsSite(
    readSiteConfig({ title: 'Site', library: 'react', repository, mdxComponents: 'parts/index.tsx' }),
  );
  const config = (plugins.flat().find((one) => one && 'name' in one && one.name === 'live-docs') as Plugin).config;
  const apply = config as (config: object, env: object) => { optimizeDeps: { entries: string[] } };
  const { entries } = apply({ root: 'C:\\site' }, { command: 'serve' }).optimizeDeps;
  expect(entries).toEqual(expect.arrayContaining(['C:/site/docs/**/*.{tsx,jsx}', 'C:/site/parts/index.tsx']));
  expect(entries.filter((entry) => entry.includes('\\'))).toEqual([]);
});

it('finds what an alias of a site leads to', async () => {
  const files = ['C:/site/src/kit.ts'];
  vi.resetModules();
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    existsSync: (file: string) => files.some((one) => one === file || one.startsWith(`${file}/`)),
    statSync: (file: string) => ({ isFile: () => files.includes(file), isDirectory: () => !files.includes(file) }),
  }));
  const { findLibraries } = await import('../../src/core/node/library/find-libraries');
  vi.doUnmock('node:fs');
  const alias = { '@': 'src', 'kit': 'C:\\site\\src\\kit' };
  expect(findLibraries('C:\\site', { library: [], alias })).toMatchObject({
    aliases: [
      { name: 'kit', target: 'C:/site/src/kit.ts' },
      { name: '@/*', target: 'C:/site/src/*' },
    ],
    problems: [],
  });
});
