import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemoReader } from './create-demo-reader';
import { readDemoAsset } from './read-demo-asset';

let root: string;
const texts = { id: 'simple', title: 'Simple', description: '', keywords: ['a'] };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'live-docs-'));
  for (const [name, version] of Object.entries({ 'react': '19.0.0', 'react-dom': '19.0.1', '@scope/kit': '1.2.3' })) {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = () => readDemoAsset(texts, createDemoReader(root)(path.join(root, 'simple.tsx')));
const put = (name: string, text: string) => writeFileSync(path.join(root, name), text);

it('follows imports to files, through style and types too, and to packages with their installed versions', () => {
  put(
    'simple.tsx',
    "import { a } from './data';\nimport type { B } from './types';\nimport './look.css';\nexport default a;",
  );
  put('data.ts', "export { a } from '@scope/kit/part';");
  put('types.ts', 'export type B = 1;');
  put('look.css', "@import './base.css';");
  put('base.css', '');
  const { asset, files } = read();
  expect(files.map(({ name, lang }) => [name, lang])).toEqual([
    ['simple.tsx', 'tsx'],
    ['data.ts', 'ts'],
    ['types.ts', 'ts'],
    ['look.css', 'css'],
    ['base.css', 'css'],
  ]);
  expect(asset).toMatchObject(texts);
  expect(asset.dependencies.filter(({ type }) => type === 'NPM')).toEqual([
    { type: 'NPM', name: '@scope/kit', version: '1.2.3' },
    { type: 'NPM', name: 'react', version: '19.0.0' },
    { type: 'NPM', name: 'react-dom', version: '19.0.1' },
  ]);
});

it('names the packages that hold the types of others, where they are installed', () => {
  const types = path.join(root, 'node_modules/@types/scope__kit');
  mkdirSync(types, { recursive: true });
  writeFileSync(path.join(types, 'package.json'), '{ "version": "1.2.9" }');
  put('simple.tsx', "import '@scope/kit';");
  const { asset } = read();
  expect(asset.dependencies).toContainEqual({ type: 'NPM', name: '@types/scope__kit', version: '1.2.9' });
});

it('says which file imports something that is not there', () => {
  put('simple.tsx', "\nimport './gone';");
  expect(() => read()).toThrow('simple.tsx:2: import of "./gone", which leads to no file that a demo may have');
});

it('says which import leads to a file that a reader could not edit', () => {
  put('rows.json', '[]');
  put('simple.tsx', "import rows from './rows.json';");
  expect(() => read()).toThrow('import of "./rows.json", which leads to no file that a demo may have');
});

it('says which package is not installed', () => {
  put('simple.tsx', "import 'none';");
  expect(() => read()).toThrow('the package "none" is not installed');
});

it('passes over imports that name nothing of ours', () => {
  put('simple.tsx', "import './look.css';\nconst load = (name: string) => import(name + '.ts');\nexport default load;");
  put('look.css', "/* @import './old.css'; */\n@import 'https://example.org/fonts.css';\na {}");
  const { asset, files } = read();
  expect(files.map(({ name }) => name)).toEqual(['simple.tsx', 'look.css']);
  expect(asset.dependencies.flatMap((each) => (each.type === 'NPM' ? each.name : []))).toEqual(['react', 'react-dom']);
});

it('reads a file anew once it has changed', () => {
  const reader = createDemoReader(root);
  const names = () => reader(path.join(root, 'simple.tsx')).sources.map(({ name }) => name);
  put('look.css', '');
  put('simple.tsx', "import './look.css';");
  expect(names()).toEqual(['simple.tsx', 'look.css']);
  put('simple.tsx', '');
  expect(names()).toEqual(['simple.tsx']);
});
