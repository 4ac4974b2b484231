import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { changedDemos, chooseDemos, createIsForAll, type TestedDemo } from './tested-demo';
import { find, onLog, onRequest, toProblem } from './findings';
import { judge, refuseNeedless, type DemoResult } from './judge';
import { findOnPath } from './installed-browsers.mjs';
import { launch, loadTools } from './load-playwright';
import { readTestOptions } from './read-test-options';
import { comparePictures } from './pictures';
import { REPORTERS } from './reporters';
import { demoDocument } from './serve-demos';
import { describeError, describePlayError, readSteps } from './steps';
import { blockedAddress } from './open-pages';

const demo = (id: string, text = ''): TestedDemo => ({
  id,
  title: id,
  file: `docs/${id}.tsx`,
  files: [`/site/docs/${id}.tsx`, '/site/docs/table.css'],
  sources: [[`docs/${id}.tsx`, text]],
  isBrowserOnly: false,
  isHydrated: true,
});
const SIMPLE = demo('simple', "import './a';\nfetch('https://a.example/x?y=1');\nconsole.log('Hi');");
const DEMOS = [SIMPLE, demo('virtual')];

it('chooses demos by their ids, and names the nearest of one that is unknown', () => {
  expect(chooseDemos(DEMOS, [])).toBe(DEMOS);
  expect(chooseDemos(DEMOS, ['virtual']).map(({ id }) => id)).toEqual(['virtual']);
  expect(() => chooseDemos(DEMOS, ['virtaul'])).toThrow(/no demo "virtaul".*Write "virtual"/);
});

it.each([
  [{ reporter: 'jnit' }, /--reporter is "jnit".*Did you mean "junit"/],
  [{ browser: 'chromium,opera' }, /--browser is "opera", expected chromium, firefox, webkit/],
  [{ skip: 'axis' }, /--skip is "axis", expected axe, keyboard, steps/],
  [{ skip: 'axe', record: true }, /--record needs every check/],
  [{ workers: '0' }, /--workers is "0", expected a number from 1/],
])('refuses %o', (args, message) => {
  expect(() => readTestOptions(args)).toThrow(message);
});

it('writes pictures that it may compare', () => {
  expect(readTestOptions({ update: true })).toMatchObject({ pictures: true, browsers: ['chromium'], reporter: 'list' });
});

it.each([
  ['its own file', ['/site/docs/simple.tsx'], ['simple']],
  ['its steps', ['/site/docs/simple.test.ts'], ['simple']],
  ['a file that several import', ['/site/docs/table.css'], ['simple', 'virtual']],
  ['a module of the library', ['/library/src/row.tsx'], ['virtual']],
  ['what is installed', ['/package-lock.json'], ['simple', 'virtual']],
  ['the configuration', ['/site/site.config.ts'], ['simple', 'virtual']],
  ['what the configuration imports', ['/navigation.ts'], ['simple', 'virtual']],
  ['the theme', ['/site/theme.css'], ['simple', 'virtual']],
  ['components of pages', ['/site/mdx.ts'], ['simple', 'virtual']],
  ["what collects the server's styles", ['/site/styles.tsx'], ['simple', 'virtual']],
  ['a public file', ['/site/public/img/a.png'], ['simple', 'virtual']],
  ['a page', ['/site/docs/simple.mdx'], []],
  ['a file beside the site', ['/site/public.ts', '/other/theme.css'], []],
])('runs demos again after a change of %s', (_, changed, expected) => {
  const modules = { virtual: ['/site/docs/virtual.tsx', '/library/src/row.tsx'] };
  const sources = ['/site/site.config.ts', '/navigation.ts'];
  const config = { theme: 'theme.css', mdxComponents: 'mdx.ts', serverStyles: 'styles.tsx', sources };
  const isForAll = createIsForAll('/site', config);
  expect(changedDemos(DEMOS, changed, modules, isForAll).map(({ id }) => id)).toEqual(expected);
});

it('finds the line that a finding comes from', () => {
  const lineOf = (finding: Parameters<typeof toProblem>[0]) => toProblem(finding, SIMPLE).line;
  expect(lineOf(onRequest('https://a.example/x?y=1'))).toBe(2);
  expect(lineOf(onLog('log', 'Hi'))).toBe(3);
  expect(lineOf(onRequest('https://b.example/'))).toBeUndefined();
});

it('takes what a demo allows from what was found, and reports what it allows without need', () => {
  const steps = { file: 'docs/simple.test.ts', steps: {}, allow: { log: 'It shows the console.', label: 'No.' } };
  const found = judge([onLog('log', 'Hi'), onRequest('https://a.example/')], SIMPLE, steps);
  const result = { ...found, demo: SIMPLE, keys: {}, pictures: [], milliseconds: 1 };
  const [{ problems, known } = result] = refuseNeedless([result]);
  expect(known).toEqual([{ rule: 'log', reason: 'It shows the console.', found: 'logs log: Hi' }]);
  expect(problems.map(({ file }) => file)).toEqual(['docs/simple.tsx', 'docs/simple.test.ts']);
  expect(problems[1]?.found).toContain('"label"');
  // Another browser has a violation of that rule.
  const label = { ...onLog('log', ''), check: 'axe' as const, rule: 'label' };
  const other = { ...result, ...judge([label], SIMPLE, steps) };
  expect(refuseNeedless([result, other]).flatMap((one) => one.problems.map(({ file }) => file))).toEqual([
    'docs/simple.tsx',
  ]);
});

it('reads which address a policy has kept a page from', () => {
  const origin = 'http://127.0.0.1:1';
  const say = (url: string) => `Connecting to '${url}' violates the following Content Security Policy directive: "…"`;
  expect(blockedAddress(say('https://a.example/x'), origin)).toBe('https://a.example/x');
  expect(blockedAddress(say(`${origin}/x`), origin)).toBeUndefined();
  expect(blockedAddress('See https://a.example/x', origin)).toBeUndefined();
});

it("puts a demo's markup into its document, and the hashes of its scripts into the policy", () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">`;
  const shell = `${policy}<div id="root" data-files="/a.js"></div>`;
  const document = demoDocument(shell, '<p>$&</p><script>a()</script>');
  expect(document).toMatch(/<div id="root" data-files="\/a.js"><p>\$&<\/p>/);
  expect(document).toMatch(/script-src (&#39;|&#x27;|')sha256-\S+ 'self'/);
});

it('says in one line what a step found, and where', () => {
  const error = new Error('expect() failed\n\nExpected: 1\nCall log:\n  - waiting');
  error.stack = 'Error\n    at x (/site/docs/simple.test.ts:12:5)\n    at y (/z.ts:1:1)';
  expect(describeError(error, 'simple.test.ts')).toEqual({ message: 'expect() failed; Expected: 1', line: 12 });
});

it.each([
  ['export const steps = { a: 1 };', /"steps" isn't an object of functions/],
  ["export const allow = { label: '' };", /"allow" isn't an object of reasons/],
  ['export const step = {};', /it exports "step"/],
  ["throw new Error('Away');", /simple\.test\.ts:\d+: it throws: Away/],
  ['export const steps = {', /it can't be parsed/],
])('refuses the steps %s', async (text, message) => {
  const root = await writeFiles({ 'docs/simple.test.ts': text });
  await expect(readSteps(root, { file: 'docs/simple.tsx' })).rejects.toThrow(message);
});

it('finds the steps of one of several demos of a file, or those of the file', async () => {
  const steps = (name: string) => `export const steps = { ${name}: async () => {} };`;
  const root = await writeFiles({ 'docs/a.test.ts': steps('whole'), 'docs/a-dark-mode.test.ts': steps('part') });
  const read = async (part?: string) => (await readSteps(root, { file: 'docs/a.tsx', part }))?.file;
  expect(await Promise.all([read('DarkMode'), read('Basic'), read()])).toEqual([
    'docs/a-dark-mode.test.ts',
    'docs/a.test.ts',
    'docs/a.test.ts',
  ]);
});

it('finds the browsers that npm test finds', async () => {
  const folder = await writeFiles({ 'old/chromium': '#!/bin/sh\nexit 1\n', 'new/chromium': '#!/bin/sh\n' });
  for (const name of ['old', 'new']) chmodSync(path.join(folder, name, 'chromium'), 0o755);
  vi.stubEnv('PATH', [path.join(folder, 'old'), path.join(folder, 'new'), process.env['PATH']].join(path.delimiter));
  vi.stubEnv('CHROMIUM_PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const launched: unknown[] = [];
  const start = (options?: { executablePath?: string }) => {
    launched.push(options?.executablePath);
    return options?.executablePath && starts ? Promise.resolve('browser') : Promise.reject(new Error('none'));
  };
  let starts = true;
  const tools = { playwright: { chromium: { launch: start } } };
  // Windows has no way to ask a browser for its version.
  const starting = process.platform === 'win32' ? 'old' : 'new';
  expect(findOnPath(['chromium'])).toBe(path.join(folder, starting, 'chromium'));
  expect(await launch(tools as never, 'chromium')).toBe('browser');
  expect(launched).toEqual([undefined, expect.stringMatching(/chromium/)]);
  starts = false;
  await expect(launch(tools as never, 'chromium')).rejects.toThrow(/Chromium doesn't start: none\..* in CHROMIUM_PATH/);
});

it('says how to install what is missing', async () => {
  const root = await writeFiles({ 'package.json': '{}' });
  await expect(loadTools(root)).rejects.toThrow(
    /"playwright" isn't installed.*npm install --save-dev playwright axe-core/,
  );
});

it('says of a picture that it is no picture, or has another size', async () => {
  const { PNG } = await import('pngjs');
  const picture = (width: number) => PNG.sync.write(new PNG({ width, height: 1 }));
  expect(comparePictures(Buffer.from('x'), picture(1))).toMatchObject({
    found: expect.stringMatching(/can't be read/),
  });
  expect(comparePictures(picture(2), picture(1))).toMatchObject({ found: 'it is 1 × 1 px, and was 2 × 1 px' });
  expect(comparePictures(picture(1), picture(1))).toBeUndefined();
});

it('reports for people, programs, and GitHub', () => {
  const result = (one: TestedDemo, problems: DemoResult['problems']): DemoResult => ({
    demo: one,
    problems,
    known: [],
    needless: [],
    keys: {},
    pictures: [],
    milliseconds: 1500,
  });
  const problem = { file: 'docs/simple.tsx', line: 3, found: 'a <b>', expected: 'none', fix: 'Mend\nit' };
  const report = { results: [result(SIMPLE, [problem]), result(DEMOS[1]!, [])], milliseconds: 2000, folder: 'site' };
  expect(REPORTERS.list(report)).toBe(
    '✗ simple\n  docs/simple.tsx:3: a <b>. Expected none. Mend\nit.\n\n1 demo passes, 1 fails, in 2.0 s',
  );
  expect(JSON.parse(REPORTERS.json(report))).toMatchObject({
    passed: false,
    demos: [{ id: 'simple' }, { passed: true }],
  });
  expect(REPORTERS.junit(report)).toContain('<failure message="a &lt;b&gt;">');
  expect(REPORTERS.github(report)).toContain(
    '::error file=site/docs/simple.tsx,line=3,title=Demo simple::docs/simple.tsx:3: a <b>. Expected none. Mend%0Ait.',
  );
});

it('names the file of stories for what a made file does', () => {
  const made = { ...SIMPLE, origin: { file: 'src/a.stories.tsx', line: 7 } };
  expect(toProblem(find('steps', 'fails'), made)).toMatchObject({ file: 'src/a.stories.tsx', line: 7 });
});

it('says on one line why a story failed, without the elements', () => {
  const found =
    'Unable to find role="button" and name "Go"\n\nHere are the accessible roles:\n\n  paragraph:\n\n<body>\n</body>';
  expect(describePlayError(found)).toBe('Unable to find role="button" and name "Go"');
  expect(describePlayError('\u001B[2mexpect(\u001B[22mreceived).toBe()\n\nExpected: 1\nReceived: 2')).toBe(
    'expect(received).toBe(); Expected: 1; Received: 2',
  );
  expect(describePlayError('x'.repeat(400))).toBe(`${'x'.repeat(300)}…`);
});
