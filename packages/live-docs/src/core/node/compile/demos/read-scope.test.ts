import { expect, it } from 'vitest';
import type { Files } from '../../files/files';
import { readScope } from './read-scope';

const read = (texts: Record<string, string>) => {
  const files: Partial<Files> = {
    text: (file) => texts[file.replace('/site/', '')],
    has: (file) => Object.keys(texts).some((name) => `/site/${name}`.startsWith(file)),
  };
  const aliases = [{ name: '@acme/ui', target: '/site/ui/index.ts' }];
  return readScope({ root: '/site', file: '/site/src/scope.ts', files: files as Files, libraries: { aliases } });
};

it('says where each name is imported from', () => {
  const { scope, problems } = read({
    'src/scope.ts': `import dayjs, { type Dayjs } from 'dayjs';
import * as icons from '@acme/icons';
export { Button, Card as Panel, default as Standard } from '@acme/button';
export * as charts from './charts';
export { dayjs, icons as Icons };
export type { Dayjs };
export const rows = [];
export function Frame() {}
export default { rows };`,
  });
  expect(problems).toEqual([]);
  expect(scope).toEqual({
    filename: 'src/scope.ts',
    names: {
      Button: { from: '@acme/button', name: 'Button' },
      Panel: { from: '@acme/button', name: 'Card' },
      Standard: { from: '@acme/button', name: 'default' },
      charts: { from: '/site/src/charts', isFile: true, name: '*' },
      dayjs: { from: 'dayjs', name: 'default' },
      Icons: { from: '@acme/icons', name: '*' },
      Dayjs: { from: 'dayjs', name: 'Dayjs' },
      rows: { from: '/site/src/scope', isFile: true, name: 'rows' },
      Frame: { from: '/site/src/scope', isFile: true, name: 'Frame' },
    },
  });
});

it('reads what other modules export: files, the library, declarations of packages', () => {
  const {
    scope,
    problems,
    read: files,
  } = read({
    'src/scope.ts':
      "export * from './own';\nexport * from '@acme/ui';\nexport * from 'kit';\nexport * from 'kit/deep';\nexport * from 'old';",
    'src/own.tsx': "export const own = 1;\nexport * from './own';",
    'ui/index.ts': "export * from './button';\nexport { Card } from './card';",
    'ui/button/index.tsx': 'export default 1;\nexport type ButtonProps = {};\nexport class Button {}',
    'node_modules/kit/package.json':
      '{"exports": {".": {"import": {"types": "./dist/kit.d.mts"}}, "./deep": {"types": "./deep.d.ts"}}}',
    'node_modules/kit/dist/kit.d.mts': "export * from './part.js';\nexport declare const kit: 1;",
    'node_modules/kit/dist/part.d.ts': 'declare const part: 1;\nexport { part };',
    'node_modules/kit/deep.d.ts': 'export declare const deep: 1;',
    'node_modules/old/package.json': '{}',
    'node_modules/@types/old/package.json': '{"types": "index.d.ts"}',
    'node_modules/@types/old/index.d.ts': 'export declare function old(): void;',
  });
  expect(problems).toEqual([]);
  expect(Object.entries(scope.names).map(([name, { from }]) => `${name} ${from}`)).toEqual([
    'own /site/src/own',
    'ButtonProps @acme/ui',
    'Button @acme/ui',
    'Card @acme/ui',
    'part kit',
    'kit kit',
    'deep kit/deep',
    'old old',
  ]);
  expect([...files.keys()]).toContain('/site/ui/button/index.tsx');
});

it('names what cannot be read', () => {
  const { problems } = read({ 'src/scope.ts': "\nexport * from 'gone';" });
  expect(problems).toMatchObject([
    { file: 'src/scope.ts', line: 2, fix: "Name what is in scope: export { Button } from 'gone'" },
  ]);
  expect(read({ 'src/scope.ts': 'export {' }).problems).toMatchObject([{ file: 'src/scope.ts', line: 1 }]);
});
