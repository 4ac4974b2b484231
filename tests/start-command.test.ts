import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeFiles } from './support/write-files';

const START = pathToFileURL(path.resolve('packages/playground/bin/start-command.mjs')).href;
const says = (text: string) =>
  `import { word } from './word';\nexport const main = async () => (console.log(word, '${text}'), 0);\n`;

test('a command runs from its sources of now, bundled once for each state of them', async () => {
  const root = await writeFiles({
    'packages/tool/package.json': '{"name":"tool","type":"module","engines":{"node":">=20"}}',
    'packages/tool/bin/tool.mjs': `import { startCommand } from ${JSON.stringify(START)};\nawait startCommand(import.meta.url);\n`,
    'packages/tool/src/cli/main.ts': says('one'),
    'packages/tool/src/cli/word.ts': `export const word: string = 'Version';\n`,
  });
  const tool = path.join(root, 'packages/tool');
  const run = async () =>
    (await promisify(execFile)(process.execPath, [path.join(tool, 'bin/tool.mjs')])).stdout.trim();
  const edit = (name: string, text: string) => writeFileSync(path.join(tool, 'src/cli', name), text);
  const bundles = () => readdirSync(path.join(tool, 'node_modules/.cache')).length;
  expect([await run(), await run(), bundles()]).toEqual(['Version one', 'Version one', 1]);
  edit('main.ts', says('two'));
  expect([await run(), bundles()]).toEqual(['Version two', 2]);
  edit('word.ts', `export const word: string = 'Edition';\n`);
  expect(await run()).toBe('Edition two');
  edit('word.ts', `export const word: string = 'Version';\n`);
  edit('main.ts', says('one'));
  expect([await run(), bundles()]).toEqual(['Version one', 3]);
});
