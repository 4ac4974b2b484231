// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { linkFolder } from './tools/copy-checkout.mjs';
import { editDemo } from './tools/edit-demo.mjs';
import { openBrowser } from './tools/open-browser.mjs';
import { runScript, serveWith } from './tools/run-command.mjs';

const COMMAND = fileURLToPath(new URL('../bin/live-docs.mjs', import.meta.url));
const COLOURS = /** @type {const} */ (['light', 'dark']);

/**
 * Moves checkouts of libraries from dumi 2 or Docusaurus to live-docs, as their maintainers would, and looks at what comes out. Each is cloned aside;
 * its `node_modules` are linked. Prints a table, and below it each failure with its reason.
 *
 *   node packages/live-docs/bench/migrate-repositories.mjs <folder of checkouts> [--only slider,table] [--keep] [--no-edit]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'only': { type: 'string' }, 'keep': { type: 'boolean' }, 'no-edit': { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the checkouts.');
const chosen = values.only?.split(',');
const names = readdirSync(folder)
  .filter((name) => existsSync(path.join(folder, name, '.git')) && (chosen?.includes(name) ?? true))
  .toSorted();

/** Where checkouts have a site, beside their own folder. */
const FOLDERS = ['', 'website', 'site', 'docs', 'docs-site', 'packages/website', 'packages/docs'];
const CONFIG = /^(\.dumirc|docusaurus\.config)\./;

/** @typedef {{ name: string, engine: string, silent: number, pages: number, demos: number, migrated: number, built: number, errors: number, edited: number, failures: string[] }} Row */

const browser = await openBrowser();
/** @type {Row[]} */
const rows = [];
for (const name of names) {
  const row = await tryCheckout(name, path.resolve(folder, name));
  rows.push(row);
  console.log(printRow(row));
  for (const failure of row.failures) console.log(`  ${failure}`);
}
await browser.close();
console.log(
  `\n${['repository', 'engine', 'pages', 'without a message', 'demos', 'migrate', 'build', 'without errors', 'edited'].join(' | ')}`,
);
for (const row of rows) console.log(printRow(row));
process.exitCode = rows.some(({ failures }) => failures.length > 0) ? 1 : 0;

/** @param {Row} row */
function printRow({ name, engine, pages, silent, demos, migrated, built, errors, edited }) {
  return [
    name,
    engine,
    pages,
    silent,
    demos,
    `${migrated.toFixed(1)} s`,
    `${built.toFixed(1)} s`,
    demos - errors,
    edited,
  ].join(' | ');
}

/**
 * @param {string} name
 * @param {string} checkout
 * @returns {Promise<Row>}
 */
async function tryCheckout(name, checkout) {
  const clone = path.join(await mkdtemp(path.join(await realpath(tmpdir()), 'live-docs-migrate-')), name);
  const folders = FOLDERS.map((one) => path.join(checkout, one)).filter((one) => existsSync(one));
  const site = folders.find((one) => readdirSync(one).some((file) => CONFIG.test(file))) ?? checkout;
  const root = path.join(clone, path.relative(checkout, site));
  const engine = readdirSync(site).some((file) => file.startsWith('docusaurus.')) ? 'Docusaurus' : 'dumi';
  /** @type {Row} */
  const row = {
    name,
    engine,
    silent: 0,
    pages: 0,
    demos: 0,
    migrated: 0,
    built: 0,
    errors: 0,
    edited: 0,
    failures: [],
  };
  try {
    execFileSync('git', ['clone', '--quiet', checkout, clone]);
    for (const one of new Set([checkout, site]))
      if (existsSync(path.join(one, 'node_modules')))
        await linkFolder(
          path.join(one, 'node_modules'),
          path.join(clone, path.relative(checkout, one), 'node_modules'),
        );
    const migrated = await run(root, 'migrate');
    row.migrated = migrated.seconds;
    // It ends with 1 for packages to install, too, which happens next.
    if ((migrated.code !== 0 && !/^Next:$/m.test(migrated.output)) || /^Needs a hand:$/m.test(migrated.output))
      row.failures.push(`migrate needs a hand:\n${migrated.output}`);
    install(root, migrated.output, path.join(path.dirname(clone), 'packages'));
    const built = await run(root, 'build');
    row.built = built.seconds;
    if (built.code !== 0) row.failures.push(`build fails:\n${built.output}`);
    else await visit(root, row);
    const named = Array.from(
      built.output.matchAll(/^(?:\[plugin live-docs\] )?[^/\s]+\/(\S+)\.mdx?:\d+: /gm),
      ([, file = '']) => `/${file}`.replace(/\/index$/, '').toLowerCase(),
    );
    const failed = row.failures.flatMap((failure) => /^(\/\S*): /.exec(failure)?.[1] ?? []);
    row.silent = row.pages - new Set([...named, ...failed]).size;
    for (const [, message] of built.output.matchAll(/^(?:\[plugin live-docs\] )?(\S+\.mdx?:\d+: .*)/gm))
      row.failures.push(message ?? '');
  } catch (error) {
    row.failures.push(String(error));
  } finally {
    if (values.keep) console.log(`kept: ${clone}`);
    else await rm(path.dirname(clone), { recursive: true, force: true });
  }
  return row;
}

/**
 * Installs what the report asks for, except for the engine: that is this copy.
 * @param {string} root
 * @param {string} report
 * @param {string} aside an empty folder to install to
 */
function install(root, report, aside) {
  const [, list = ''] = /npm install --save-dev ([^\n]+)/.exec(report) ?? [];
  // A package with a version takes the place of the one that is there.
  const wanted = list
    .split(' ')
    .filter(
      (one) =>
        one &&
        one !== 'live-docs' &&
        ![root, path.dirname(root)].some((at) => existsSync(path.join(at, 'node_modules', one))),
    );
  const replaces = wanted.some((one) => one.lastIndexOf('@') > 0);
  if (wanted.length === 0) return;
  const options = [
    '--no-save',
    '--no-package-lock',
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  // Beside the other packages, which are links: npm would remove those that nothing lists.
  execFileSync('npm', ['install', ...options, '--prefix', aside, ...wanted], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  for (const one of readdirSync(path.join(aside, 'node_modules'))) {
    const target = path.join(root, 'node_modules', one);
    if (replaces && !/^[.@]/.test(one)) rmSync(target, { recursive: true, force: true });
    if (!one.startsWith('.') && !existsSync(target))
      execFileSync('mv', [path.join(aside, 'node_modules', one), target]);
  }
}

/**
 * @param {string} root
 * @param {string} command
 */
async function run(root, command) {
  const process = runScript(root, COMMAND, [command]);
  const code = await process.exited;
  return { code, output: process.output(), seconds: (Date.now() - process.startedAt) / 1000 };
}

/**
 * Opens each page in both colours, and edits each demo.
 * @param {string} root
 * @param {Row} row
 */
async function visit(root, row) {
  const config = readFileSync(path.join(root, 'site.config.ts'), 'utf8');
  const [, output = 'dist'] = /output: '([^']+)'/.exec(config) ?? [];
  const hosted = Array.from(config.matchAll(/\bsrc: '(\/[^']+)'/g), ([, src = '']) => src);
  const [, base = '/'] = /^  base: '([^']+)'/m.exec(config) ?? [];
  const pages = readdirSync(path.join(root, output), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^(~|404|assets\/)/.test(file))
    .filter((file) => !readFileSync(path.join(root, output, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`.replace(/(?<=.)\/$/, ''));
  row.pages = pages.length;
  const server = await serveWith('live-docs preview', (options) => runScript(root, COMMAND, ['preview', ...options]));
  /** @type {Set<string>} */
  const failed = new Set();
  /** @param {string} place @param {string} reason */
  const fail = (place, reason) => {
    failed.add(place);
    row.failures.push(`${place}: ${reason}`);
  };
  try {
    for (const address of pages) {
      for (const colour of COLOURS) {
        const page = await browser.newPage({ colorScheme: colour });
        /** @type {string[]} */
        const said = [];
        page.on('pageerror', (error) => said.push(error.message));
        page.on('console', (message) => {
          // Hosts that can't be reached from here, and scripts that only the site's own host serves.
          const text = `${message.text()} (${message.location().url})`;
          if (message.type() === 'error' && !/net::ERR_/.test(text) && !hosted.some((one) => text.includes(one)))
            said.push(text);
        });
        await page.goto(server.origin + base.slice(0, -1) + address);
        await page.evaluate((mode) => {
          document.documentElement.dataset['prefersColor'] = mode;
        }, colour);
        const blocks = page.locator('[data-demo]');
        await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
        const ids = await blocks.evaluateAll((all) => all.map((one) => one.getAttribute('data-demo') ?? ''));
        const alerts = await page.getByRole('alert').allTextContents();
        for (const alert of alerts) fail(address, `${colour}: shows ${alert.slice(0, 300)}`);
        for (const text of new Set(said)) fail(address, `${colour}: says ${text.slice(0, 300)}`);
        if (colour === 'light') row.demos += ids.length;
        if (colour === 'light' && !values['no-edit'])
          for (const [at, id] of ids.entries()) {
            const failure = await editDemo(page, at);
            if (failure === undefined) row.edited++;
            else fail(id, failure);
          }
        await page.close();
      }
    }
  } finally {
    await server.stop();
  }
  // A demo whose edit fails is counted where it was edited.
  row.errors = [...failed].filter((place) => place.startsWith('/')).length;
}
