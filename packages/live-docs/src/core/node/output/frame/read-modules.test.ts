import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '../../../../../../../tests/support/wait-for';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { readModules } from './read-modules';

/** A folder with a package whose script is Latin-1. */
async function install(): Promise<string> {
  const root = await writeFiles({
    'index.js': `import { name } from 'names';\nconsole.log(name);`,
    'node_modules/names/package.json': '{ "name": "names", "main": "index.js" }',
    'node_modules/names/index.js': '',
  });
  const text = Buffer.from(`exports.name = 'Niccolò';`, 'latin1');
  writeFileSync(path.join(root, 'node_modules/names/index.js'), text);
  return root;
}

it('bundles a package that is not UTF-8', async () => {
  const root = await install();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: readModules(),
    build: { write: false, rolldownOptions: { input: path.join(root, 'index.js') } },
  });
  expect((result as Rolldown.RolldownOutput).output[0].code).toContain('Niccolò');
});

it('prepares such a package for the development server', async () => {
  const root = await install();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: readModules(),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { entries: ['index.js'] },
  });
  onTestFinished(() => server.close());
  await server.environments.client.transformRequest('/index.js');
  const dependency = () => server.environments.client.depsOptimizer?.metadata.optimized['names'];
  await waitFor(() => expect(dependency()).toBeDefined());
  const { code = '' } = (await server.environments.client.transformRequest(dependency()?.file ?? '')) ?? {};
  expect(code).toContain('Niccolò');
});

/** The names that a module exports once it's bundled. */
async function exportsOf(files: Record<string, string>): Promise<string[]> {
  const root = await writeFiles(files);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: readModules(),
    build: { write: false, lib: { entry: path.join(root, 'index.ts'), formats: ['es'] } },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].exports.toSorted();
}

it('builds a source that passes on types without saying so', async () => {
  const names = await exportsOf({
    'index.ts': `import { Own } from './field';
import Main, { Size } from './field';
export { Field, Props, Both } from './field';
export { Direction, Side, Shape, default as Corner } from './both';
export { default as DefaultType, Sides as Edges } from './types';
export { Declared } from './declared';
export { Own, Main, Size };
export * as all from './types';
export { Deep } from './rest';`,
    'field.tsx': `export interface Props {}
type Own = 1;
export { Own };
export type Size = 's';
export interface Both {}
export const Both = 1;
export const Field = () => null;
export default Field;`,
    'types.ts': 'export type Sides = 1; interface Main {} export default Main;',
    'both.ts': `const Direction = { Left: 'left' } as const;
type Direction = (typeof Direction)[keyof typeof Direction];
interface Side {}
function Side() {}
enum Shape { Round }
interface Corner {}
class Corner {}
export { Direction, Side, Shape };
export default Corner;`,
    'declared.d.ts': 'export interface Declared {}',
    'rest.ts': `export * from './deep'; export * from './field';`,
    'deep.ts': `import type { Props } from './field'; export { Props as Deep };`,
  });
  expect(names).toEqual(['Both', 'Corner', 'Direction', 'Field', 'Main', 'Shape', 'Side', 'all']);
});

it('finds a value that has the name of a type beside it', async () => {
  const text = "export { Context } from './context';";
  const context = 'interface Context { a: 1 }\nexport const Context: Context = { a: 1 };';
  expect(await exportsOf({ 'index.ts': text, 'context.ts': context })).toEqual(['Context']);
});

it('compiles decorators', async () => {
  const text = `const twice = (get: () => number) => function (this: unknown) { return 2 * get.call(this); };
export class Size {
  accessor width = 2;
  @twice
  get double() { return this.width; }
}`;
  const root = await writeFiles({ 'index.ts': text, 'tsconfig.json': '{}' });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: readModules(),
    build: { write: false, lib: { entry: path.join(root, 'index.ts'), formats: ['es'] }, minify: false },
  });
  const { code } = (result as Rolldown.RolldownOutput[])[0]!.output[0];
  const { Size } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    Size: new () => { double: number };
  };
  expect(new Size().double).toBe(4);
});

it('leaves a type alone that is imported without saying so, and exported as one', async () => {
  const text = "import { A, B, C } from './types';\nexport type { A };\nexport { type B, C };\nexport const d = 1;";
  const types = 'export interface A {}\nexport interface B {}\nexport interface C {}';
  expect(await exportsOf({ 'index.ts': text, 'types.ts': types })).toEqual(['d']);
});

it('leaves a name that is nowhere to the bundler, which says so', async () => {
  await expect(exportsOf({ 'index.ts': `export { gone } from './a';`, 'a.ts': 'export const a = 1;' })).rejects.toThrow(
    '"gone" is not exported by',
  );
});
