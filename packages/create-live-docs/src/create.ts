import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from './start-site';
import type { Surroundings } from './surroundings';

const USAGE = `Usage: npm create live-docs [folder] [library] [-- options]

  folder              folder of the site, by default my-docs; "." in a library's repository
  library             npm name of the package to document

Options
  --yes               ask nothing
  --engine <package>  what to install in place of live-docs; may be repeated`;

/** Where other engines for sites are configured. */
const OTHER_ENGINE = /^((docusaurus|next|astro|rspress|gatsby)[.-]config\.\w+|\.dumirc\.[jt]s|\.vitepress|\.vuepress)$/;

/** Package managers by the files that they leave in a repository. */
const LOCKS: Record<string, string> = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun' };

/**
 * Makes a site in a new folder, or in one that has a package: installs what it needs, and starts it.
 * @param args of the command line.
 * @returns the exit code.
 */
export async function create(args: string[], { cwd, agent, ask, run, load, print }: Surroundings): Promise<number> {
  const options = readArgs(args);
  if ('error' in options || options.help) {
    print('error' in options ? `${options.error}\n\n${USAGE}` : USAGE);
    return 'error' in options ? 1 : 0;
  }
  const answer = options.yes ? undefined : ask;
  const folder = options.folder || (await answer?.('Folder of the site (my-docs): ')) || 'my-docs';
  const root = path.resolve(cwd, folder);
  const names = existsSync(root) ? readdirSync(root) : [];
  const other = names.includes('site.config.ts') ? undefined : names.find((name) => OTHER_ENGINE.test(name));
  if (other !== undefined) {
    const move = 'move it with live-docs-migrate, see "live-docs migrate"';
    const way = /^(\.dumirc|docusaurus)/.test(other) ? `${move}; or name` : 'name';
    print(`${other} is of a site of another engine, which stays as it is: ${way} another folder, such as docs-site.`);
    return 1;
  }
  const manifest = path.join(root, 'package.json');
  const isNew = !existsSync(manifest);
  const library = options.library || (isNew && (await answer?.('npm package to document (none): '))) || '';
  // `@scope/kit` of `@scope/kit@1.2.0`.
  const wanted = library.replace(/(?<=.)@.*$/, '');
  if (isNew) {
    mkdirSync(root, { recursive: true });
    const text = { name: nameOf(root, wanted), version: '0.0.0', private: true, type: 'module' };
    writeFileSync(manifest, `${JSON.stringify(text, undefined, 2)}\n`);
  }
  const { dependencies, devDependencies, workspaces } = readManifest(manifest);
  const [manager, ...add] = addCommand(agent, names, workspaces !== undefined);
  const install = async (...given: string[]) => {
    const { code } = given.length > 0 ? await run(manager, [...add, ...given], root) : { code: 0 };
    const line = [manager, ...add, ...given].join(' ');
    if (code !== 0) print(`"${line}" failed in ${root}. Correct what it says, and run it again there.`);
    return code;
  };
  // In a repository, what is there stays as it is.
  const types = '@types/react' in { ...dependencies, ...devDependencies } ? [] : ['@types/react'];
  const code = await install(/^p?npm$/.test(manager) ? '--save-dev' : '--dev', ...options.engine, ...types);
  if (code !== 0) return code;
  const engine = await load(root);
  const isOwn = engine.findNamedPackage(engine.findPackages(root).packages, wanted) !== undefined;
  const used = [...(library && !isOwn ? [library] : []), ...(isNew ? ['react', 'react-dom'] : [])];
  const next = await install(...used);
  if (next !== 0) return next;
  const command = await startSite(root, engine, { wanted, ask: answer, run, print });
  const way = path.relative(cwd, root);
  print(`Start the site:\n${way ? `  cd ${way}\n` : ''}  ${command}`);
  return 0;
}

function readManifest(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read: ${String(error)}. Correct it, and run this again.`, { cause: error });
  }
}

function readArgs(args: string[]) {
  const { devDependencies } = createRequire(import.meta.url)('../package.json');
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', short: 'y', default: false },
        // The version whose inner parts this one knows.
        engine: { type: 'string', multiple: true, default: [`live-docs@${devDependencies['live-docs']}`] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [folder = '', library = '', more] = positionals;
    return more === undefined ? { ...values, folder, library } : { error: `"${more}" is one argument too many.` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** How packages are added: with the repository's package manager, else with the one that runs this. */
function addCommand(agent: string, names: string[], isWorkspace: boolean): [string, ...string[]] {
  const lock = names.flatMap((name) => LOCKS[name] ?? [])[0];
  const manager = lock ?? Object.values(LOCKS).find((name) => agent.startsWith(`${name}/`)) ?? 'npm';
  // Without these, they refuse to add a package to the root of a workspace.
  if (manager === 'pnpm' && names.includes('pnpm-workspace.yaml')) return [manager, 'add', '--workspace-root'];
  const isClassic = manager === 'yarn' && !names.includes('.yarnrc.yml');
  return [manager, manager === 'npm' ? 'install' : 'add', ...(isClassic && isWorkspace ? ['-W'] : [])];
}

/** A name that `package.json` accepts. That of the library would make it a package of the repository. */
function nameOf(root: string, library: string): string {
  const base = path.basename(root).toLowerCase();
  const plain = base.replace(/[^a-z0-9._-]+/g, '-').replace(/^[._-]+/, '') || 'docs';
  return plain === library ? `${plain}-docs` : plain;
}
