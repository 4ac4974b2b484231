import path from 'node:path';
import { createBuilder } from 'vite';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { leaveOutEffects } from './leave-out-effects';

it('leaves out what the site fetches later, and keeps what a page or a demo does', async () => {
  const root = await writeFiles({
    'src/site/entry.ts': `import '../../docs/demo'; export const editor = () => import('./editor');`,
    'src/site/editor.ts': `export const text = 'of the editor';`,
    'docs/demo.ts': `globalThis.rows = import('./rows');`,
    'docs/rows.ts': `export const text = 'of the rows';`,
  });
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveOutEffects(path.join(root, 'src/site'))],
    environments: {
      ssr: { build: { write: false, rolldownOptions: { input: path.join(root, 'src/site/entry.ts') } } },
    },
  });
  const output = await builder.build(builder.environments['ssr']!);
  const chunks = 'output' in output ? output.output : [];
  const text = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  expect(text).toContain('of the rows');
  expect(text).not.toContain('of the editor');
});
