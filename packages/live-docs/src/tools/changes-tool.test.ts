import { expect, test } from 'vitest';
import type { ApiTimeline } from '../core/model';
import { changesTool } from './changes-tool';
import { createBuildReader } from './create-build-reader';

const HISTORY: ApiTimeline = {
  read: { 'rc-menu': ['8.0.0', '8.1.0'], 'menu': ['1.0.0', '1.1.0'] },
  tables: {
    Menu: {
      items: { '8.0.0': { type: 'Item[]', required: true }, '1.0.0': 'Item[]' },
      mode: { '8.0.0': 'string', '1.1.0': null },
      open: { '8.0.0': 'boolean', '1.1.0': { type: 'boolean', deprecated: 'Use `visible`' } },
      visible: { '1.1.0': 'boolean' },
    },
    Item: { key: { '1.0.0': 'string' } },
  },
};

const ask = (values: Record<string, string>, history: ApiTimeline | undefined = HISTORY) => {
  const files: Record<string, unknown> = { 'build.json': { data: { tools: 'tools' } }, 'tools': { history } };
  return changesTool(createBuildReader(async (address) => JSON.stringify(files[address]))).run(values);
};

test('what breaks code comes first, up to the newest version', async () => {
  expect(await ask({ from: '8.1' })).toBe(`From rc-menu 8.1.0 to menu 1.1.0, by the declarations

## Menu
- removed mode: string
- changed items: Item[], required → Item[]
- deprecated open: boolean (Use \`visible\`)
- added visible: boolean

## Item (new)
- added key: string`);
  expect(await ask({ from: '8.0', to: '8.1' })).toMatch(/: nothing changed\.$/);
});

test('a version that there is not is answered with those that there are', async () => {
  await expect(ask({ from: '8.2' })).rejects.toThrow(/^There is no version "8\.2"\..* Expected one of 8\.0 to 1\.1\.$/);
  await expect(ask({ from: '1.0' }, { read: {}, tables: {} })).rejects.toThrow('Run "npx live-docs versions"');
});
