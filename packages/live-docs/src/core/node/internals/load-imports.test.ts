import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { resolveEngine } from '../files/resolve-engine';
import { loadImports } from './load-imports';

test("the site's loading is put around the imports of the bundle, with what comes with them", async () => {
  const root = await writeFiles({
    'entry.ts': `import('./part').then(({ part }) => console.log(part));`,
    'part.ts': `import './part.css'; export const part = 1;`,
    'part.css': `p { color: red; }`,
  });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [resolveEngine(), loadImports()],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, 'entry.ts') },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect(code).toMatch(/__vitePreload\(async \(\) => \{[^;]+import\("\.\/part-[^"]+\.js"\)/);
  expect(code).toContain('}, __vite__mapDeps([0,1]))');
  expect(code).toMatch(/\["assets\/part-[^"]+\.js","assets\/part-[^"]+\.css"\]/);
  expect(code).toContain('importWith');
  expect(code).not.toContain('Unable to preload CSS');
});
