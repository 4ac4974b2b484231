// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { importSource } from 'live-playground/start-command';
import { linkFolder } from './tools/copy-checkout.mjs';
import { editDemo } from './tools/edit-demo.mjs';
import { openBrowser } from './tools/open-browser.mjs';
import { readShown } from './tools/read-shown.mjs';
import { runScript, serveWith } from './tools/run-command.mjs';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../bin/live-docs.mjs', import.meta.url));
/** What `npm create live-docs .` installs, and what each library for React has. */
const LINKED = [
  'live-docs',
  'vite',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@playwright/test',
  'axe-core',
];
/** What says nothing of a demo in the browser. Those that fail on the server are counted as not rendered there. */
const HARMLESS = /asks another host|moves when it arrives|fails on the server|logs (log|info|debug|dir|table)\b/;
/** Pages that are edited at once. */
const PAGES = 2;
/** Left out of copies. */
const LEFT_OUT = /^(\.git|node_modules)$/;

/**
 * Makes sites of checkouts of libraries with `npm create live-docs .`, and builds them without an edit by hand. Each is copied
 * aside; its `node_modules` are linked, and nothing is installed. Prints a table, and below it what was said, by kind.
 *
 *   node packages/live-docs/bench/start-repositories.mjs <folder of checkouts> [--only react-tabs,visx] [--browser] [--edit 30]
 *     [--types] [--keep] [--verbose]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    browser: { type: 'boolean' },
    edit: { type: 'string' },
    types: { type: 'boolean' },
    keep: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the checkouts.');
const chosen = values.only?.split(',');
const names = readdirSync(folder)
  .filter((name) => existsSync(path.join(folder, name, 'package.json')) && (chosen?.includes(name) ?? true))
  .toSorted();

/**
 * `found` counts stories and files of examples, `shown` those of them that a page shows. What wasn't asked for is absent.
 * @typedef {{ name: string, where: string, found: number, shown: number, demos: number, rendered: number, quiet?: number, edited?: string, compiled?: number, built: boolean, seconds: number, said: string[] }} Row
 */

/** @param {string} name of a package of this repository @param {string} file @returns {Promise<any>} */
const importFrom = (name, file) =>
  importSource(
    `bench-${name}-${path.basename(file, '.ts')}`,
    path.join(REPOSITORY, 'packages', name, 'src', file),
    path.join(REPOSITORY, 'packages', name),
  );
const { create } = await importFrom('create-live-docs', 'create.ts');
const engine = await importFrom('live-docs', 'internal.ts');
const importEngine = (/** @type {string} */ file) => importFrom('live-docs', file);

const TITLES = [
  'repository',
  'found',
  'shown',
  'demos',
  'rendered on the server',
  'without a message',
  'edited',
  'code compiles',
  'build',
  'seconds',
  'messages',
];
/** @type {Row[]} */
const rows = [];
for (const name of names) {
  const row = await tryCheckout(name, path.resolve(folder, name));
  rows.push(row);
  console.log(`${printRow(row)}\n  found ${row.where}`);
  for (const [kind, { count, first }] of countKinds(row.said)) console.log(`  ${count} × ${kind}\n      ${first}`);
  if (values.verbose) for (const text of row.said) console.log(`  ${text}`);
}
console.log(`\n${TITLES.join(' | ')}`);
for (const row of rows) console.log(printRow(row));
process.exitCode = rows.some(({ built }) => !built) ? 1 : 0;

/** @param {Row} row */
function printRow({ found, shown, seconds, ...row }) {
  const share = found === 0 ? shown : `${shown} (${Math.floor((100 * shown) / found)} %)`;
  const state = row.built ? 'works' : 'fails';
  const asked = [row.quiet ?? '', row.edited ?? '', row.compiled ?? ''];
  const cells = [row.name, found, share, row.demos, row.rendered, ...asked, state, `${seconds.toFixed(1)} s`];
  return [...cells, row.said.length].join(' | ');
}

/**
 * @param {string} name
 * @param {string} checkout
 * @returns {Promise<Row>}
 */
async function tryCheckout(name, checkout) {
  const copy = path.join(await mkdtemp(path.join(await realpath(tmpdir()), 'live-docs-start-')), name);
  /** @type {Row} */
  const row = {
    name,
    where: 'nothing',
    found: 0,
    shown: 0,
    demos: 0,
    rendered: 0,
    built: false,
    seconds: 0,
    said: [],
  };
  try {
    await cp(checkout, copy, { recursive: true, filter: (source) => !LEFT_OUT.test(path.basename(source)) });
    await linkPackages(checkout, copy);
    /** @type {string[]} */
    const printed = [];
    const startedAt = Date.now();
    await create(['.', '--yes'], {
      cwd: copy,
      agent: 'npm',
      ask: undefined,
      // What it would install is there.
      run: () => Promise.resolve({ code: 0, output: '' }),
      load: () => Promise.resolve(engine),
      print: (/** @type {string} */ text) => printed.push(text),
    });
    const output = printed.join('\n');
    row.where = /^Found (.*)\. They/m.exec(output)?.[1] ?? 'nothing';
    if (values.verbose) console.log(output);
    const root = path.join(copy, /^The site is in (\S+),/m.exec(output)?.[1] ?? '');
    if (!existsSync(path.join(root, 'site.config.ts'))) row.said.push(output);
    else {
      const build = runScript(root, COMMAND, ['build']);
      row.built = (await build.exited) === 0;
      row.said.push(...readMessages(build.output()));
      if (!row.built) row.said.push(readFailure(build.output()));
      if (values.verbose) console.log(build.output());
    }
    row.seconds = (Date.now() - startedAt) / 1000;
    if (row.built) await measure(root, row);
  } catch (error) {
    row.said.push(String(error));
  } finally {
    if (values.keep) console.log(`kept: ${copy}`);
    else await rm(path.dirname(copy), { recursive: true, force: true });
  }
  return row;
}

/**
 * Links the packages of a checkout, and of this repository what a site needs beside them.
 * @param {string} checkout
 * @param {string} copy
 */
async function linkPackages(checkout, copy) {
  const target = path.join(copy, 'node_modules');
  if (existsSync(path.join(checkout, 'node_modules'))) await linkFolder(path.join(checkout, 'node_modules'), target);
  for (const one of LINKED) {
    if (existsSync(path.join(target, one))) continue;
    await mkdir(path.dirname(path.join(target, one)), { recursive: true });
    await symlink(await realpath(path.join(REPOSITORY, 'node_modules', one)), path.join(target, one), 'junction');
  }
}

/**
 * Looks at a site that's built.
 * @param {string} root its folder
 * @param {Row} row
 */
async function measure(root, row) {
  Object.assign(row, countDemos(path.join(root, 'dist')));
  const { found, shown, faults } = await readShown(root, importEngine, values.types ?? false);
  Object.assign(row, { found, shown });
  if (values.types) {
    row.compiled = row.demos - faults.size;
    row.said.push(...[...faults].map(([id, fault]) => `${id}: doesn't compile: ${fault}`));
  }
  if (values.browser) {
    const test = runScript(root, COMMAND, ['test', '--built', '--skip', 'axe,keyboard,steps', '--reporter', 'json']);
    await test.exited;
    const output = test.output();
    const json = output.slice(output.search(/^\{$/m), output.search(/^\}$/m) + 1);
    /** @type {{ id: string, problems: { found: string }[] }[]} */
    const demos = JSON.parse(json).demos;
    const failed = demos.flatMap(({ id, problems }) => {
      const [first] = problems.filter(({ found: text }) => !HARMLESS.test(text));
      return first ? `${id}: in the browser: ${first.found.replace(/^demo "[^"]*" /, '')}` : [];
    });
    row.quiet = demos.length - failed.length;
    row.said.push(...failed);
  }
  if (values.edit) await editDemos(root, Number(values.edit), row);
}

/**
 * Edits some of the demos, evenly chosen, in the pages that show them.
 * @param {string} root
 * @param {number} most
 * @param {Row} row
 */
async function editDemos(root, most, row) {
  const pages = listPages(path.join(root, 'dist'));
  const all = pages.flatMap(({ file, demos }) => demos.map((id, at) => ({ file, id, at })));
  const step = Math.max(1, all.length / most);
  const some = Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]);
  const server = await serveWith('live-docs preview', (options) => runScript(root, COMMAND, ['preview', ...options]));
  const browser = await openBrowser();
  const queue = some.values();
  let edited = 0;
  const work = async () => {
    for (const one of queue) {
      const page = await browser.newPage();
      await page.goto(`${server.origin}/${one?.file.replace(/(index)?\.html$/, '')}`);
      const failure = await editDemo(page, one?.at ?? 0);
      if (failure === undefined) edited++;
      else row.said.push(`${one?.id}: ${failure}`);
      await page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    await server.stop();
  }
  row.edited = `${edited} of ${some.length}`;
}

/** Problems and warnings among what a build prints. @param {string} output */
function readMessages(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const said = lines.map((line) => line.replace(/^(\[plugin [^\]]*\]|\(!\)|warning:?|Error:)\s*/i, '').trim());
  return [...new Set(said.filter((line) => /^\S+\.(?:mdx?|[cm]?[jt]sx?|json|css)(:\d+)*: /.test(line)))];
}

/** What a build failed with, in a line. @param {string} output */
function readFailure(output) {
  const [before = '', ...after] = stripVTControlCharacters(output).split(/^.*Build failed with.*$/m);
  const lines = (after.join('\n') || before).split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line && !/^(\[plugin|(Error: )?Build failed|Pages show)/.test(line));
  return `The build fails: ${said.slice(0, 3).join(' ')}`;
}

/**
 * Messages by what they have in common: names, numbers and files left out.
 * @param {string[]} said
 */
function countKinds(said) {
  /** @type {Map<string, { count: number, first: string }>} */
  const kinds = new Map();
  for (const text of said) {
    const kind = text
      .replace(/^\S+: /, '')
      .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
      .replace(/\d+/g, 'N')
      .replace(/\. Expected .*/s, '')
      .slice(0, 100);
    kinds.set(kind, { first: text.slice(0, 400), ...kinds.get(kind), count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  return [...kinds].toSorted(([, a], [, b]) => b.count - a.count);
}

/** Demos of the pages of a built site, and how many of them have content before a script runs. @param {string} output its folder */
function countDemos(output) {
  const blocks = listPages(output).flatMap((page) => page.blocks);
  const rendered = blocks.filter((block) => /data-demo-preview[^>]*>(?!<\/|<template|<!--\$[!?])/.test(block)).length;
  return { demos: blocks.length, rendered };
}

/** The pages of a built site, with the markup and the ids of their demos. @param {string} output its folder */
function listPages(output) {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && !file.startsWith('~'))
    .map((file) => {
      const [, ...blocks] = readFileSync(path.join(output, file), 'utf8').split(/<[^>]* data-demo="/);
      return { file: file.replaceAll('\\', '/'), blocks, demos: blocks.map((block) => block.replace(/".*/s, '')) };
    });
}
