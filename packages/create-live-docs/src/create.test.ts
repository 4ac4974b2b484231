import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as internal from 'live-docs/internal';
import { writeFiles } from '../../../tests/support/write-files';
import { create } from './create';

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
      return Promise.resolve({ code, output: '' });
    },
    // What isn't installed here exports nothing.
    load: () => Promise.resolve({ ...internal, readLibrary: () => Promise.resolve([]) }),
    print: (text) => printed.push(text),
  });
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  return { exit, ran, printed: printed.join('\n'), asked, read };
}

const { version } = JSON.parse(readFileSync(path.resolve('packages/live-docs/package.json'), 'utf8'));
const ENGINE = `live-docs@${version}`;

it('makes a folder, installs what the site needs, and starts the site there', async () => {
  const { exit, ran, printed, read } = await run(['My Docs', '@scope/kit@1.2.0', '--yes']);
  expect(ran).toEqual([
    `My Docs: npm install --save-dev ${ENGINE} @types/react`,
    'My Docs: npm install @scope/kit@1.2.0 react react-dom',
  ]);
  expect(JSON.parse(read('My Docs/package.json'))).toMatchObject({ name: 'my-docs', private: true, type: 'module' });
  expect(read('My Docs/site.config.ts')).toContain("library: '@scope/kit'");
  expect(printed).toContain('cd My Docs\n  npx live-docs dev');
  expect(exit).toBe(0);
});

it('asks for the folder and the package at a terminal, and for nothing with --yes', async () => {
  const { ran, asked, read } = await run([], { answers: ['kit', 'kit'], agent: 'pnpm/9.1.0' });
  expect(asked).toHaveLength(2);
  expect(ran).toEqual([`kit: pnpm add --save-dev ${ENGINE} @types/react`, 'kit: pnpm add kit react react-dom']);
  // A package doesn't document itself by being named after it.
  expect(JSON.parse(read('kit/package.json'))).toMatchObject({ name: 'kit-docs' });
  const silent = await run(['--yes', '--engine', './a.tgz', '--engine', './b.tgz'], { answers: ['site'] });
  expect(silent.asked).toEqual([]);
  expect(silent.ran).toEqual([
    'my-docs: npm install --save-dev ./a.tgz ./b.tgz @types/react',
    'my-docs: npm install react react-dom',
  ]);
});

it("only adds the engine in a library's repository, and to the root of a workspace", async () => {
  const manifest = (more: object) => JSON.stringify({ devDependencies: { '@types/react': '18' }, ...more });
  const library = await run(['.'], { files: { 'package.json': manifest({ name: 'kit' }) }, answers: [] });
  expect(library.asked).toEqual([]);
  expect(library.ran).toEqual([`npm install --save-dev ${ENGINE}`]);
  const kit = { 'packages/kit/package.json': '{ "name": "kit", "peerDependencies": { "react": "19" } }' };
  const pnpm = { 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': 'packages: [packages/*]' };
  expect((await run(['.', 'kit'], { files: { 'package.json': manifest({}), ...kit, ...pnpm } })).ran).toEqual([
    `pnpm add --workspace-root --save-dev ${ENGINE}`,
  ]);
  const yarn = { 'package.json': manifest({ workspaces: ['packages/*'] }), 'yarn.lock': '', ...kit };
  const { ran, read } = await run(['.'], { files: yarn });
  expect(ran).toEqual([`yarn add -W --dev ${ENGINE}`]);
  expect(read('site.config.ts')).toContain("library: 'kit'");
});

it('ends with the first step that fails', async () => {
  const { exit, ran, printed } = await run(['docs', 'gone'], { code: 3 });
  expect(exit).toBe(3);
  expect(ran).toHaveLength(1);
  expect(printed).toContain(`"npm install --save-dev ${ENGINE} @types/react" failed in `);
});

it.each([
  ['docusaurus.config.ts', 'move it with live-docs-migrate'],
  ['rspress.config.ts', 'name another folder'],
  ['.dumirc.ts', 'move it with live-docs-migrate'],
])('leaves the site of another engine alone: %s', async (file, message) => {
  const { exit, ran, printed } = await run(['website'], { files: { [`website/${file}`]: '' } });
  expect(exit).toBe(1);
  expect(ran).toEqual([]);
  expect(printed).toContain(message);
});

it('names a package.json that it cannot read', async () => {
  const message = /docs.package\.json can't be read: SyntaxError: .*\. Correct it/;
  await expect(run(['docs'], { files: { 'docs/package.json': '{' } })).rejects.toThrow(message);
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
