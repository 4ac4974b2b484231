import ts from 'typescript';
import { expect, it, test } from 'vitest';
import type { ToolData } from '../../core/model';
import { createBuildReader } from '../../tools';
import { createCodeCheck, findDeprecated } from './check-code';

/** What the tool says of a build with these files. */
async function answerOf(files: Record<string, string>): Promise<string> {
  const read = async (address: string) => {
    const text = files[address];
    if (text === undefined) throw new Error(`${address} answered 503`);
    return text;
  };
  const { tool } = createCodeCheck(createBuildReader(read));
  return String(await tool.run({ code: '' }).catch((error: unknown) => error));
}

it('blames the configuration for a build without declarations alone', async () => {
  const tools = { address: 'tools.json', text: '{}' };
  const build = (data: object) => JSON.stringify({ id: 'a', script: 'a.js', data: { tools: tools.address, ...data } });
  const files = { [tools.address]: tools.text };
  expect(await answerOf({ ...files, 'build.json': build({}) })).toContain('it was built with "typeCheck" off');
  expect(await answerOf({ ...files, 'build.json': build({ types: 'types.json' }) })).toContain(
    "The declarations of this site can't be read: types.json answered 503. Try again.",
  );
  expect(await answerOf({})).not.toContain('typeCheck');
});

const data: ToolData = {
  title: 'Docs',
  description: '',
  library: 'library',
  version: '1.0.0',
  root: '/',
  tables: [
    {
      id: 'Table',
      import: '',
      properties: [
        { name: 'data', type: 'string', description: '' },
        { name: 'scroll.left', type: 'number', description: '', deprecated: 'Use `start` instead.' },
      ],
    },
  ],
  definitions: {},
};

test('lists deprecated properties where they are set, and leaves others of the same name alone', () => {
  const code = 'const left = 1;\nexport default () => <Table data="a" scroll={{ left }} />;\n';
  const at = code.lastIndexOf('left');
  const hover = (place: { at: number }) =>
    place.at === at
      ? { from: at, to: at + 4, code: '', description: '', api: { name: 'Table.scroll.left', address: '' } }
      : undefined;
  expect(
    findDeprecated(ts, { hover }, data, { file: 'code.tsx', code, source: { demo: '', files: { 'code.tsx': code } } }),
  ).toEqual(['2:48 Table.scroll.left is deprecated. Use `start` instead.']);
});
