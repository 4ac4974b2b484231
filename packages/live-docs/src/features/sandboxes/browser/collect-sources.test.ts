import { expect, it } from 'vitest';
import type { SandboxParts } from '../shared/sandbox';
import { collectSources, inVersion } from './collect-sources';

const texts: Record<string, string> = { 'stock.ts': `import './unit';`, 'unit.ts': 'export {};' };
const parts: SandboxParts = {
  library: 'table',
  tools: {},
  packages: { 'react': '19.0.0', 'react-dnd': '16.0.1', '@scope/kit': '1.0.0', '@types/scope__kit': '1.0.2' },
  files: Object.fromEntries(
    ['other.tsx', 'stock.ts', 'unit.ts', 'other.css'].map((name) => [`docs/demo/${name}`, name]),
  ),
};
const collect = (files: Record<string, string>) =>
  collectSources({ files, packages: { react: '19.0.0' } }, 'docs/demo', parts, async (name) => texts[name] ?? '');

it('leaves a demo that has all it imports as it is', async () => {
  const files = { 'simple.tsx': `import './rows'; import './look.css';`, 'rows.ts': '', 'look.css': '' };
  expect(await collect(files)).toEqual({ files, packages: { react: '19.0.0' } });
});

it('takes its own files before others, whatever they end with', async () => {
  const files = { 'simple.jsx': `import './stock';`, 'stock.js': '' };
  expect(await collect(files)).toEqual({ files, packages: { react: '19.0.0' } });
});

it('adds the packages of other demos, with their types', async () => {
  const { packages } = await collect({
    'simple.tsx': `import { useDrag } from 'react-dnd'; import '@scope/kit/style.css';`,
  });
  expect(packages).toEqual({
    '@scope/kit': '1.0.0',
    '@types/scope__kit': '1.0.2',
    'react': '19.0.0',
    'react-dnd': '16.0.1',
  });
});

it('adds the files of other demos, and what these import', async () => {
  const { files } = await collect({ 'simple.tsx': `import { stock } from './stock'; import './other.css';` });
  expect(Object.keys(files)).toEqual(['simple.tsx', 'stock.ts', 'other.css', 'unit.ts']);
});

it('leaves out what no demo has', async () => {
  const files = { 'simple.tsx': `import 'left-pad'; import './nowhere'; import '../../../etc/passwd';` };
  expect(await collect(files)).toEqual({ files, packages: { react: '19.0.0' } });
});

it('tells files of one name in different folders apart', async () => {
  const { files } = await collectSources(
    { files: { 'own.tsx': `import '../demo/table.css'; import '../wide/table.css';` }, packages: {} },
    'docs/own',
    {
      library: 'table',
      tools: {},
      packages: {},
      files: {
        'docs/wide/table.css': 'wide.json',
        'docs/demo/table.css': 'demo.json',
      },
    },
    async (address) => (address === 'wide.json' ? '.wide {}' : '.demo {}'),
  );
  expect(files).toMatchObject({ '../demo/table.css': '.demo {}', '../wide/table.css': '.wide {}' });
});

it('has another version of the library under the name that it was published by', () => {
  const files = { 'simple.tsx': `import Grid from '@a/grid';`, 'simple.css': `@import '@a/grid/style.css';` };
  const packages = { '@a/grid': '2.0.0', '@types/a__grid': '2.0.0', 'react': '19.0.0' };
  expect(inVersion({ files, packages }, '@a/grid', { name: 'rc-grid', version: '1.0.0' })).toEqual({
    files: { 'simple.tsx': `import Grid from 'rc-grid';`, 'simple.css': `@import 'rc-grid/style.css';` },
    packages: { 'rc-grid': '1.0.0', 'react': '19.0.0' },
  });
});
