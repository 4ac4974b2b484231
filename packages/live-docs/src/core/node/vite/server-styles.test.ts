import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { skipServerStyles } from './server-styles';

it.each([true, false])('compiles no plain stylesheet to prerender with, if ssr is %s', async (ssr) => {
  const root = await writeFiles({
    'a.js':
      "import './plain.css'; import { card } from './look.module.css'; import text from './text.css?inline'; export default [card, text];",
    'plain.css': '.a { top: 0 }',
    'look.module.css': '.card { top: 0 }',
    'text.css': '.b { top: 0 }',
  });
  const read: string[] = [];
  const watch: Plugin = {
    name: 'watch',
    transform: (code, id) => void (code.includes('top: 0') && read.push(id.replace(/^.*\//, ''))),
    enforce: 'pre',
  };
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [skipServerStyles(), watch],
    build: { write: false, ssr, rolldownOptions: { input: `${root}/a.js`, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  expect(read.sort()).toEqual(['look.module.css', ...(ssr ? [] : ['plain.css']), 'text.css?inline']);
  expect(output[0].code).toMatch(/card/);
});
