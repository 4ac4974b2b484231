import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENGINE, ROOT } from '../serve';

/** What the author of a site installs beside the engine. */
const BESIDE = ['react', 'react-dom', '@rc-component/dropdown'];

/** Packages that only the engine sees, as if the site had them in another version. */
const NESTED = ['typescript', '@vitejs/plugin-react', 'zod'];

/** Packs the engine as `npm publish` would. @returns the tarball, in a folder that the caller removes. */
export async function pack(): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'live-docs-pack-')));
  const printed = await npm(ENGINE, 'pack', '--json', '--loglevel=error', '--pack-destination', folder);
  // The compiler may print lines before the list.
  const [{ filename }] = JSON.parse(printed.slice(printed.search(/^\[/m))) as [{ filename: string }];
  return path.join(folder, filename);
}

/**
 * Makes a site's folder that has the packed engine and, as links to this repository, the packages that it names: what it
 * imports and doesn't name is missing.
 */
export async function unpack(tarball: string, root: string): Promise<void> {
  const engine = path.join(root, 'node_modules/live-docs');
  mkdirSync(engine, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', engine, '--strip-components=1']);
  const { dependencies } = readJson(path.join(engine, 'package.json'));
  for (const name of [...Object.keys(dependencies), ...BESIDE, '@types/react']) {
    const link = path.join(NESTED.includes(name) ? engine : root, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link, 'dir');
  }
  const named = Object.fromEntries(BESIDE.map((name) => [name, '*']));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies: named }));
}

/** Installs the packed engine in an empty folder, in the versions of this repository. */
export async function install(tarball: string, root: string): Promise<void> {
  const { packages } = readJson(path.join(ROOT, 'package-lock.json'));
  const beside = BESIDE.map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
  await npm(root, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball, ...beside);
}

/** Runs npm, or the command that comes with it if `command` is `npx`. */
export async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd, shell: process.platform === 'win32' });
  return stdout;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
