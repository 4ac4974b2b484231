import { expect, it } from 'vitest';
import type { DemoCode, SandboxParts } from '../../model';
import { collectSources } from './collect-sources';

const code = (files: Record<string, string>) => async (): Promise<{ default: DemoCode }> => ({
  default: {
    asset: { id: 'other', title: '', description: '', keywords: [], dependencies: [] },
    files: Object.entries(files).map(([name, text]) => ({ name, lang: 'ts', text, html: '' })),
  },
});
const other = code({ 'other.tsx': '', 'stock.ts': `import './unit';`, 'unit.ts': 'export {};', 'other.css': '' });
const parts: SandboxParts = {
  library: 'table',
  tools: {},
  packages: { 'react': '19.0.0', 'react-dnd': '16.0.1', '@scope/kit': '1.0.0', '@types/scope__kit': '1.0.2' },
  files: Object.fromEntries(
    ['other.tsx', 'stock.ts', 'unit.ts', 'other.css'].map((name) => [`docs/demo/${name}`, { name, load: other }]),
  ),
};
const collect = (files: Record<string, string>) =>
  collectSources({ files, packages: { react: '19.0.0' } }, 'docs/demo', parts);

it('leaves a demo that has all it imports as it is', async () => {
  const files = { 'simple.tsx': `import './rows'; import './look.css';`, 'rows.ts': '', 'look.css': '' };
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
  const load = code({ 'wide.tsx': '', 'table.css': '.wide {}', '../demo/table.css': '.demo {}' });
  const { files } = await collectSources(
    { files: { 'own.tsx': `import '../demo/table.css'; import '../wide/table.css';` }, packages: {} },
    'docs/own',
    {
      library: 'table',
      tools: {},
      packages: {},
      files: {
        'docs/wide/table.css': { name: 'table.css', load },
        'docs/demo/table.css': { name: '../demo/table.css', load },
      },
    },
  );
  expect(files).toMatchObject({ '../demo/table.css': '.demo {}', '../wide/table.css': '.wide {}' });
});
