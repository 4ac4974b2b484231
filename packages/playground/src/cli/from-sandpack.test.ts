import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { main } from './main';

const PAGE =
  "import { Sandpack } from '@codesandbox/sandpack-react';\nexport default () => <Sandpack theme=\"dark\" files={{ '/App.js': '' }} />;\n";

/** Runs the command on files of a folder. @returns its exit code, and what it prints. */
async function run(folder: string, args: string[]) {
  const said: string[] = [];
  for (const level of ['log', 'error'] as const) {
    const spy = vi
      .spyOn(console, level)
      .mockImplementation((text: string) => void said.push(text.replaceAll(folder, '')));
    onTestFinished(() => spy.mockRestore());
  }
  const code = await main([
    'from-sandpack',
    ...args.map((arg) => (arg.startsWith('-') ? arg : path.posix.join(folder, arg))),
  ]);
  return { code, said: said.join('\n') };
}

it('prints what would change, and writes it when asked to', async () => {
  const folder = await writeFiles({ 'page.tsx': PAGE, 'other.ts': '' });
  const dry = await run(folder, ['page.tsx', 'other.ts']);
  expect(dry.code).toBe(0);
  expect(dry.said).toContain("-import { Sandpack } from '@codesandbox/sandpack-react';\n");
  expect(dry.said).toContain("+import { Playground } from 'live-playground/react';\n");
  expect(dry.said).toContain('/page.tsx:2: the property theme="dark" has no counterpart.');
  expect(dry.said).toContain('1 of 2 files would change. Run it with --write to write them.');
  expect(dry.said).toContain('--packages react,react-dom --out');
  expect(readFileSync(path.join(folder, 'page.tsx'), 'utf8')).toBe(PAGE);
  expect((await run(folder, ['page.tsx', '--write'])).said).toContain('Wrote 1 of 1 file.');
  expect(readFileSync(path.join(folder, 'page.tsx'), 'utf8')).toContain(
    '<Playground assets="/playground/" entry="App.js" files',
  );
});

it('says what it cannot read or parse, and converts the others', async () => {
  const folder = await writeFiles({
    'page.tsx': PAGE,
    'broken.tsx': `${PAGE}\n\nexport = <;\n`,
    'page.mdx': PAGE,
    'inner/a.tsx': '',
  });
  const { code, said } = await run(folder, ['broken.tsx', 'gone.tsx', 'inner', 'page.mdx', 'page.tsx', '--write']);
  expect(code).toBe(1);
  expect(said.split('\n').slice(0, 4)).toEqual([
    expect.stringMatching(/^\/broken\.tsx:5: .*\. Correct it, and run the command again\.$/),
    '/gone.tsx: nothing is there. Expected a script. Correct the path.',
    '/inner: it is a folder. Expected a script. Name the files in it: /inner/**/*.tsx.',
    "/page.mdx: it isn't a script. Expected .tsx, .ts, .jsx or .js. Convert it by hand.",
  ]);
  expect(readFileSync(path.join(folder, 'page.tsx'), 'utf8')).toContain('<Playground ');
});
