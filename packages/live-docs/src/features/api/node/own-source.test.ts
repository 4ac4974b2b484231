import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { linkPackages, writeFiles } from '../../../../../../tests/support/write-files';
import { OWN_LIBRARY, ownLibrary } from '../../../../tests/unit/own-library';
import { createTypeService } from 'live-playground/build';
import { ownDeclarations } from '../../../core/node/output/data/own-declarations';
import { typeData } from '../../../core/node/output/data/type-data';
import { readReference } from './create-api';
import { storeOf, testInput } from '../../../../tests/unit/snapshot-of';

/** The reference of a site. */
async function read(root: string, library: string) {
  const store = storeOf(root, testInput({ library, apiParser: true }));
  const { reference, problems } = await readReference(() => store.api(async () => ts));
  expect(problems).toEqual([]);
  return { api: reference!, snapshot: await store.snapshot() };
}

it("reads a library's own source: its types, its comments, and what demos use of it by any name", async () => {
  const root = await ownLibrary();
  const { api } = await read(root, '@example/stepper');
  expect(api.facts.errors).toEqual([]);
  const { members } = api.facts.tables['Stepper']!;
  expect(members.map(({ name, deprecated }) => [name, deprecated])).toEqual(
    expect.arrayContaining([
      ['start', undefined],
      ['onStep', 'Use `onCount` instead.'],
    ]),
  );
  expect(api.facts.usage).toEqual({ 'docs/examples/basic.tsx': ['Stepper start'] });
  expect(JSON.stringify(api.facts)).not.toContain(root);
});

it('says nothing of where linked packages lie on this machine', async () => {
  const root = await writeFiles({
    ...OWN_LIBRARY,
    'package.json': '{ "name": "site" }',
    'tsconfig.json': '{}',
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<API id="Stepper" />\n',
    'linked/package.json': '{ "name": "@example/stepper", "version": "1.0.0", "types": "index.d.ts" }',
    'linked/index.d.ts': `import * as parts from '@example/parts';
export interface StepperProps { start?: parts.Start; onStep?: parts.Step; all?: Partial<Record<'a', typeof parts>>; onCount?: ReturnType<typeof parts.make> }
export default function Stepper(props: StepperProps): null;`,
    'parts/package.json': '{ "name": "@example/parts", "version": "1.0.0", "types": "index.d.ts" }',
    'parts/index.d.ts': `export type Start = number; export interface Step { step: Start }
export declare function make(): import('./inner').Inner[];`,
    'parts/inner.d.ts': 'export interface Inner { a: 1 }',
  });
  mkdirSync(path.join(root, 'node_modules/@example'), { recursive: true });
  const link = (name: string, folder: string) =>
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@example', name), 'junction');
  link('stepper', 'linked');
  link('parts', 'parts');
  linkPackages(root, ['react', 'react-dom', '@types/react']);
  writeFileSync(
    path.join(root, 'docs/api/stepper.yaml'),
    OWN_LIBRARY['docs/api/stepper.yaml'].replaceAll('onStep', 'all'),
  );
  const { api } = await read(root, '@example/stepper');
  expect(JSON.stringify(api.facts)).not.toContain(root);
});

it("gives the editor declarations of the library's own source, and how strict it is, without a path of this machine @all", async () => {
  const root = await ownLibrary();
  const snapshot = await storeOf(root, testInput({ library: '@example/stepper' })).snapshot();
  const data = await typeData(snapshot, undefined, await ownDeclarations(snapshot));
  expect(JSON.stringify(data)).not.toContain(root);
  expect(data.files[`${data.root}/src/Stepper.d.ts`]).toContain('export default function Stepper({ start');
  expect(data.files[`${data.root}/src/Stepper.tsx`]).toBeUndefined();
  const service = createTypeService(ts as unknown as Parameters<typeof createTypeService>[0], data);
  const { sources } = snapshot.demos.get('basic')!.parts;
  const text = sources[0]!.text;
  const check = (edited: string) =>
    service.check({ demo: 'basic', files: { 'basic.tsx': edited } }).map(({ message }) => message);
  expect(check(text)).toEqual([]);
  expect(check(text.replace('start: 3', "start: '3'"))).toEqual(["Type 'string' is not assignable to type 'number'."]);
});
