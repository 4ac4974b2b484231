import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { createApiProgram } from '../../core/node/compile/api/api-program';
import { toId } from '../../core/node/files/paths';
import { createSampler } from './sample-value';

const ROOT = toId(path.resolve('site'));

/** Props with their types, and the value that each gets; nothing where none can be made up. */
const SAMPLES: [name: string, type: string, value?: string][] = [
  ['size', "'large' | 'small'", "'large'"],
  ['color', 'string', "'#3a7bd5'"],
  ['value', 'number | string', "'apple'"],
  ['max', 'number', '100'],
  ['open', 'boolean | undefined', 'true'],
  ['children', 'ReactNode', "'Example'"],
  ['trigger', 'ReactElement', '<button type="button">Open</button>'],
  ['date', 'Date | null', 'new Date(2027, 2, 14)'],
  ['onChange', '(value: string) => void', '() => {}'],
  ['toItem', '(item: string) => Item', "() => ({ id: 1, label: 'Apple' })"],
  ['tags', 'readonly string[]', "['Apple', 'Cherry', 'Lemon']"],
  ['items', 'Item[]', "[{ id: 1, label: 'Apple' }, { id: 2, label: 'Cherry' }, { id: 3, label: 'Lemon' }]"],
  ['range', '[number, string]', "[1, 'Apple']"],
  ['box', '{ size: { width: number }; tags?: string[] }', '{ size: { width: 320 } }'],
  ['counts', 'Record<string, number>', '{}'],
  ['container', 'HTMLElement'],
  ['key', 'symbol'],
  ['cells', '{ cache: symbol }[]'],
];

it('makes up a value for the type and the name of a prop, or none', () => {
  const file = `${ROOT}/~sample.ts`;
  const members = SAMPLES.map(([name, type]) => `${name}: ${type};`).join('\n');
  const text = `import type { ReactElement, ReactNode } from 'react';
    type Item = { id: number; label?: ReactNode; disabled?: boolean };
    export interface Props { ${members} }`;
  const api = createApiProgram({ ts, root: ROOT, virtual: new Map([[file, text]]) });
  const module = api.checker.getSymbolAtLocation(api.program.getSourceFile(file)!)!;
  const props = api.checker.getDeclaredTypeOfSymbol(api.checker.getExportsOfModule(module)[0]!);
  const sample = createSampler(api);
  const made = SAMPLES.map(([name, type]) => [
    name,
    type,
    sample(api.checker.getTypeOfSymbol(props.getProperty(name)!), name),
  ]);
  expect(made).toEqual(SAMPLES.map(([name, type, value]) => [name, type, value]));
});
