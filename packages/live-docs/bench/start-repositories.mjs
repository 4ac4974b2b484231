// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { importSource } from 'live-playground/start-command';
import { linkFolder } from './tools/copy-checkout.mjs';
import { runScript } from './tools/run-command.mjs';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../bin/live-docs.mjs', import.meta.url));
/** What `npm create live-docs .` installs, and what each library for React has. */
const LINKED = ['live-docs', 'react', 'react-dom', '@types/react', '@types/react-dom'];
/** Left out of copies. */
const LEFT_OUT = /^(\.git|node_modules)$/;

/**
 * Makes sites of checkouts of libraries with `npm create live-docs .`, and builds them without an edit by hand. Each is copied
 * aside; its `node_modules` are linked, and nothing is installed. Prints a table, and below it what was said, by kind.
 *
 *   node packages/live-docs/bench/start-repositories.mjs <folder of checkouts> [--only react-tabs,visx] [--keep] [--verbose]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, keep: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the checkouts.');
const chosen = values.only?.split(',');
const names = readdirSync(folder)
  .filter((name) => existsSync(path.join(folder, name, 'package.json')) && (chosen?.includes(name) ?? true))
  .toSorted();

/** @typedef {{ name: string, found: string, demos: number, rendered: number, built: boolean, seconds: number, said: string[] }} Row */

/** @param {string} name of a package of this repository @param {string} file @returns {Promise<any>} */
const importFrom = (name, file) =>
  importSource(
    `${name}-bench`,
    path.join(REPOSITORY, 'packages', name, 'src', file),
    path.join(REPOSITORY, 'packages', name),
  );
const { create } = await importFrom('create-live-docs', 'create.ts');
const engine = await importFrom('live-docs', 'internal.ts');

/** @type {Row[]} */
const rows = [];
for (const name of names) {
  const row = await tryCheckout(name, path.resolve(folder, name));
  rows.push(row);
  console.log(printRow(row));
  for (const [kind, { count, first }] of countKinds(row.said)) console.log(`  ${count} × ${kind}\n      ${first}`);
  if (values.verbose) for (const text of row.said) console.log(`  ${text}`);
}
console.log(
  `\n${['repository', 'found', 'demos', 'rendered on the server', 'build', 'seconds', 'messages'].join(' | ')}`,
);
for (const row of rows) console.log(printRow(row));
process.exitCode = rows.some(({ built }) => !built) ? 1 : 0;

/** @param {Row} row */
function printRow({ name, found, demos, rendered, built, seconds, said }) {
  return [name, found, demos, rendered, built ? 'works' : 'fails', `${seconds.toFixed(1)} s`, said.length].join(' | ');
}

/**
 * @param {string} name
 * @param {string} checkout
 * @returns {Promise<Row>}
 */
async function tryCheckout(name, checkout) {
  const copy = path.join(await mkdtemp(path.join(await realpath(tmpdir()), 'live-docs-start-')), name);
  /** @type {Row} */
  const row = { name, found: 'nothing', demos: 0, rendered: 0, built: false, seconds: 0, said: [] };
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
    row.found = /^Found (.*)\. They/m.exec(output)?.[1] ?? 'nothing';
    if (values.verbose) console.log(output);
    const root = path.join(copy, /^The site is in (\S+),/m.exec(output)?.[1] ?? '');
    if (!existsSync(path.join(root, 'site.config.ts'))) row.said.push(output);
    else {
      const build = runScript(root, COMMAND, ['build']);
      row.built = (await build.exited) === 0;
      row.said.push(...readMessages(build.output()));
      if (!row.built) row.said.push(readFailure(build.output()));
      if (row.built) Object.assign(row, countDemos(path.join(root, 'dist')));
      if (values.verbose) console.log(build.output());
    }
    row.seconds = (Date.now() - startedAt) / 1000;
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

/** Problems and warnings among what a build prints. @param {string} output */
function readMessages(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const said = lines.map((line) => line.replace(/^(\[plugin [^\]]*\]|\(!\)|warning:?|Error:)\s*/i, '').trim());
  return [...new Set(said.filter((line) => /^\S+\.(?:mdx?|[cm]?[jt]sx?|json|css)(:\d+)*: /.test(line)))];
}

/** What a build failed with, in a line. @param {string} output */
function readFailure(output) {
  const [, after = output] = stripVTControlCharacters(output).split(/^.*Build failed with.*$/m);
  const lines = after.split('\n').map((line) => line.trim());
  return `The build fails: ${lines.filter(Boolean).slice(0, 3).join(' ')}`;
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
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('~'),
  );
  let [demos, rendered] = [0, 0];
  for (const page of pages) {
    const [, ...blocks] = readFileSync(path.join(output, page), 'utf8').split(/<[^>]* data-demo="/);
    demos += blocks.length;
    rendered += blocks.filter((block) => /data-demo-preview[^>]*>(?!<\/|<template|<!--\$[!?])/.test(block)).length;
  }
  return { demos, rendered };
}
