import { expect, it } from 'vitest';
import { starterFiles } from './starter-files';

it.each([
  ['src/index.tsx', './src/index.tsx'],
  ['../src/index.tsx', '../src/index.tsx'],
])('leads from the site to the source in %s by a path that TypeScript accepts', (source, path) => {
  const guess = { title: 'Kit', summary: '', library: 'kit', repository: { url: '' } };
  const files = starterFiles({ guess, source, demo: undefined, reason: '', components: [] });
  expect(JSON.parse(files['tsconfig.json']!)).toMatchObject({ compilerOptions: { paths: { kit: [path] } } });
});
