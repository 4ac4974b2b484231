import { expect, it } from 'vitest';
import { createBuildReader } from '../../tools';
import { createCodeCheck } from './check-code';

/** What the tool says of a build with these files. */
async function answerOf(files: Record<string, string>): Promise<string> {
  const read = async (address: string) => {
    const text = files[address];
    if (text === undefined) throw new Error(`${address} answered 503`);
    return text;
  };
  const { tool } = createCodeCheck(createBuildReader(read));
  return tool.run({ code: '' }).catch((error: unknown) => String(error));
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
