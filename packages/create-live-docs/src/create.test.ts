import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/support/write-files';
import { create } from './create.mjs';

const INIT = [process.execPath, 'node_modules/live-docs/bin/live-docs.mjs', 'init'].join(' ');

/** Runs the command in a folder with some files. @param answers to its questions; undefined where nobody answers. */
async function run(
  args: string[],
  {
    files = {},
    agent = 'npm/10.9.2 node/v22',
    answers,
    code = 0,
  }: {
    files?: Record<string, string>;
    agent?: string;
    answers?: string[];
    code?: number;
  } = {},
) {
  const cwd = await writeFiles(files);
  const ran: string[] = [];
  const printed: string[] = [];
  const asked: string[] = [];
  const exit = await create(args, {
    cwd,
    agent,
    ask:
      answers &&
      ((question) => {
        asked.push(question);
        return Promise.resolve(answers[asked.length - 1] ?? '');
      }),
    run: (command, given, at) => {
      ran.push([path.relative(cwd, at), [command, ...given].join(' ')].filter(Boolean).join(': '));
      return Promise.resolve(code);
    },
    print: (text) => printed.push(text),
  });
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  return { exit, ran, printed: printed.join('\n'), asked, read };
}

it('makes a folder, installs what the site needs, and starts the site there', async () => {
  const { exit, ran, printed, read } = await run(['My Docs', '@scope/kit@1.2.0', '--yes']);
  expect(ran).toEqual([
    'My Docs: npm install @scope/kit@1.2.0 react react-dom',
    'My Docs: npm install --save-dev live-docs @types/react',
    `My Docs: ${INIT} --library @scope/kit --yes`,
  ]);
  expect(JSON.parse(read('My Docs/package.json'))).toMatchObject({ name: 'my-docs', private: true, type: 'module' });
  expect(printed).toContain('npm run dev');
  expect(exit).toBe(0);
});

it('asks for the folder and the package at a terminal, and for nothing with --yes', async () => {
  const { ran, asked } = await run([], { answers: ['site', 'kit'], agent: 'pnpm/9.1.0' });
  expect(asked).toHaveLength(2);
  expect(ran).toEqual([
    'site: pnpm add kit react react-dom',
    'site: pnpm add --save-dev live-docs @types/react',
    `site: ${INIT} --library kit`,
  ]);
  const silent = await run(['--yes', '--engine', './a.tgz', '--engine', './b.tgz'], { answers: ['site'] });
  expect(silent.asked).toEqual([]);
  expect(silent.ran).toEqual([
    'my-docs: npm install react react-dom',
    'my-docs: npm install --save-dev ./a.tgz ./b.tgz @types/react',
    `my-docs: ${INIT} --yes`,
  ]);
});

it("only adds the engine in a library's repository", async () => {
  const manifest = '{ "name": "kit", "devDependencies": { "@types/react": "18" } }';
  const { ran, asked, read } = await run(['.'], { files: { 'package.json': manifest }, answers: [] });
  expect(asked).toEqual([]);
  expect(ran).toEqual(['npm install --save-dev live-docs', INIT]);
  expect(read('package.json')).toBe(manifest);
});

it('ends with the first step that fails', async () => {
  const { exit, ran, printed } = await run(['docs', 'gone'], { code: 3 });
  expect(exit).toBe(3);
  expect(ran).toHaveLength(1);
  expect(printed).toContain('"npm install gone react react-dom" failed in ');
});

it.each([
  [['--what'], "Unknown option '--what'"],
  [['a', 'b', 'c'], '"c" is one argument too many'],
])('explains a command line that it cannot read: %j', async (args, message) => {
  const { exit, printed } = await run(args);
  expect(exit).toBe(1);
  expect(printed).toContain(message);
  expect(printed).toContain('Usage: npm create live-docs');
});
