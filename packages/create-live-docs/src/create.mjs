// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const USAGE = `Usage: npm create live-docs [folder] [library] [-- options]

  folder              folder of the site, by default my-docs
  library             npm name of the package to document

Options
  --yes               ask nothing
  --engine <package>  what to install in place of live-docs; may be repeated`;

/** How each package manager adds packages, to "dependencies" and to "devDependencies". */
const ADD = {
  npm: { used: ['install'], dev: ['install', '--save-dev'] },
  pnpm: { used: ['add'], dev: ['add', '--save-dev'] },
  yarn: { used: ['add'], dev: ['add', '--dev'] },
  bun: { used: ['add'], dev: ['add', '--dev'] },
};

/**
 * What the command uses of its surroundings.
 * @typedef {object} Surroundings
 * @property {string} cwd folder that the command was run in.
 * @property {string} agent what the package manager says of itself: `npm/10.9.2 node/v22.13.0`.
 * @property {((question: string) => Promise<string>) | undefined} ask asks at a terminal; undefined without one.
 * @property {(command: string, args: string[], cwd: string) => Promise<number>} run runs a command; resolves with its exit code.
 * @property {(text: string) => void} print
 */

/**
 * Makes a folder with the packages of a site, and starts the site there with `live-docs init`.
 * @param {string[]} args of the command line.
 * @param {Surroundings} surroundings
 * @returns {Promise<number>} the exit code.
 */
export async function create(args, { cwd, agent, ask, run, print }) {
  const options = readArgs(args);
  if ('error' in options || options.help) {
    print('error' in options ? `${options.error}\n\n${USAGE}` : USAGE);
    return 'error' in options ? 1 : 0;
  }
  const answer = options.yes ? undefined : ask;
  const folder = options.folder || (await answer?.('Folder of the site (my-docs): ')) || 'my-docs';
  const root = path.resolve(cwd, folder);
  const manifest = path.join(root, 'package.json');
  const isNew = !existsSync(manifest);
  const library = options.library || (isNew && (await answer?.('npm package to document (none): '))) || '';

  mkdirSync(root, { recursive: true });
  if (isNew) {
    const text = { name: nameOf(root), version: '0.0.0', private: true, type: 'module' };
    writeFileSync(manifest, `${JSON.stringify(text, undefined, 2)}\n`);
  }
  const manager = managerOf(agent);
  const { used, dev } = ADD[manager];
  // In a repository, what is there stays as it is.
  const needed = [library, ...(isNew ? ['react', 'react-dom'] : [])].filter(Boolean);
  const tools = [...options.engine, ...(hasTypes(manifest) ? [] : ['@types/react'])];
  /** @type {[string, string[]][]} */
  const steps = [
    ...(needed.length > 0 ? [/** @type {[string, string[]]} */ ([manager, [...used, ...needed]])] : []),
    [manager, [...dev, ...tools]],
    [
      process.execPath,
      [COMMAND, 'init', ...(library ? ['--library', packageName(library)] : []), ...(options.yes ? ['--yes'] : [])],
    ],
  ];
  for (const [command, given] of steps) {
    const code = await run(command, given, root);
    if (code === 0) continue;
    print(`"${[command, ...given].join(' ')}" failed in ${root}. Correct what it says, and run it again there.`);
    return code;
  }
  const way = path.relative(cwd, root);
  if (isNew) print(`Start the site:\n${way ? `  cd ${way}\n` : ''}  ${manager} run dev`);
  return 0;
}

/** The engine's command, from the site's folder. */
const COMMAND = 'node_modules/live-docs/bin/live-docs.mjs';

/** @param {string[]} args */
function readArgs(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', short: 'y', default: false },
        engine: { type: 'string', multiple: true, default: ['live-docs'] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [folder = '', library = '', more] = positionals;
    return more === undefined ? { ...values, folder, library } : { error: `"${more}" is one argument too many.` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {string} agent @returns {keyof typeof ADD} */
function managerOf(agent) {
  const [name] = agent.split('/');
  return name === 'pnpm' || name === 'yarn' || name === 'bun' ? name : 'npm';
}

/** A name that `package.json` accepts. @param {string} root */
const nameOf = (root) =>
  path
    .basename(root)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '') || 'docs';

/** `@scope/kit` of `@scope/kit@1.2.0`. @param {string} library */
const packageName = (library) => library.replace(/(?<=.)@.*$/, '');

/** True if a `package.json` names the types of React. @param {string} manifest */
function hasTypes(manifest) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  return '@types/react' in { ...dependencies, ...devDependencies };
}
