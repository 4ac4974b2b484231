import { exec, execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../serve';

/** What the author of a site installs beside the engine. */
const BESIDE = ['react', 'react-dom', '@rc-component/dropdown'];

/** Packages that only these see, as if the site had them in another version. */
const NESTED = ['typescript', '@vitejs/plugin-react', 'zod'];

/** Tarballs by the name of their package. */
type Tarballs = Record<string, string>;

/** What `npm run pack` writes and prints. */
interface Packed {
  /** The engine, its playground, its drawing and the migration. */
  tarballs: Tarballs;
  /** The tarball of what starts a site. */
  creator: string;
  /** The commands to start a site, to add one to a library's repository, to move one from dumi, and to edit code in a page or draw it. */
  commands: { create: string[]; add: string[]; move: string[]; edit: string[]; draw: string[] };
}

/** Packs as `npm publish` would. @param empty folder for the tarballs. With `PACKED` those of that folder are taken. */
export async function pack(empty: string): Promise<Packed> {
  const folder = process.env['PACKED'] ?? empty;
  const args = [path.join(ROOT, 'bin/pack.mjs'), folder, ...(folder === empty ? [] : ['--packed'])];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const [create = [], add = [], move = [], edit = [], draw = []] = stdout
    .split('\n\n')
    .map((block) => block.match(/(?<=^  ).+/gm) ?? []);
  const packed = readdirSync(folder).map(
    (file) => [file.replace(/-[\d.]+\.tgz$/, ''), path.join(folder, file)] as const,
  );
  const { 'create-live-docs': creator = '', ...tarballs } = Object.fromEntries(packed);
  return { tarballs, creator, commands: { create, add, move, edit, draw } };
}

/** Runs a line as a terminal does. */
export const runLine = (line: string, cwd: string) => promisify(exec)(line, { cwd });

/**
 * Makes a site's folder that has what was packed and, as links to this repository, the packages that it names: what is
 * imported and not named is missing.
 */
export async function unpack(tarballs: Tarballs, root: string): Promise<void> {
  const link = (name: string, from: string) => {
    const place = path.join(from, 'node_modules', name);
    if (existsSync(place)) return;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), place, 'junction');
  };
  for (const [name, tarball] of Object.entries(tarballs)) {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    await promisify(execFile)('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  }
  for (const name of Object.keys(tarballs)) {
    const folder = path.join(root, 'node_modules', name);
    const { dependencies = {} } = readJson(path.join(folder, 'package.json'));
    for (const needed of Object.keys(dependencies)) link(needed, NESTED.includes(needed) ? folder : root);
  }
  for (const name of [...BESIDE, '@types/react']) link(name, root);
  const named = Object.fromEntries(BESIDE.map((name) => [name, '*']));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies: named }));
}

/** Installs what was packed in an empty folder, in the versions of this repository. @param besides packages to install with it. */
export async function install(tarballs: Tarballs, root: string, besides = BESIDE): Promise<void> {
  const { packages } = readJson(path.join(ROOT, 'package-lock.json'));
  const beside = besides.map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
  await npm(root, 'install', '--prefer-offline', '--no-audit', '--no-fund', ...Object.values(tarballs), ...beside);
}

/** Runs npm, or the command that comes with it if `command` is `npx`. */
export async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd, shell: process.platform === 'win32' });
  return stdout;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
