import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of stylesheets of a whole library, the likeliest first. */
const NAMES = ['style', 'styles', 'index', 'main', 'base', 'theme', 'bundle'];

/** Folders that hold one if `exports` names none. */
const FOLDERS = ['', 'dist/', 'assets/', 'css/', 'lib/', 'es/', 'dist/css/'];

/** What `package.json` says of stylesheets. */
interface StyleManifest {
  exports?: unknown;
  style?: string;
}

interface StyleInput {
  library: string;
  /** Of the package, absolute. */
  folder: string;
  /** Text of its README: what it imports comes first. */
  readme?: string;
  /** Endings of the files that demos may import: `['.css', '.less']`. */
  endings?: readonly string[];
}

/** The stylesheet of a whole library, as demos import it; undefined if it seems to have none. */
export function findStyle({ library, folder, readme = '', endings = ['.css'] }: StyleInput): string | undefined {
  const { exports, style } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as StyleManifest;
  const base = library.replace(/^.*\//, '');
  const names = [...NAMES.slice(0, 3), base, ...NAMES.slice(3)];
  const isStyle = (file: string) =>
    endings.some((ending) => file.endsWith(ending)) && !/\.(module|min)\.\w+$/.test(file);
  const rank = (file: string) => {
    const at = names.indexOf(path.posix.basename(file, path.posix.extname(file)));
    // Of two with one name the one with the shorter path.
    return (at < 0 ? names.length : at) * 1000 + file.length;
  };
  const isOpen = exports === undefined || (typeof exports === 'object' && exports !== null && './*' in exports);
  const listed = typeof exports === 'object' && exports !== null ? Object.keys(exports).filter(isStyle) : [];
  const lying = isOpen
    ? [
        style ?? '',
        ...FOLDERS.flatMap((at) => names.flatMap((name) => endings.map((ending) => `${at}${name}${ending}`))),
      ]
    : [];
  const imported = [...readme.matchAll(/^\s*import\s+(['"])(.+?)\1/gm)].flatMap(([, , name = '']) =>
    name.startsWith(`${library}/`) ? name.slice(library.length + 1) : [],
  );
  const isThere = (file: string) =>
    isStyle(file) && (listed.includes(`./${file}`) || (isOpen && existsSync(path.join(folder, file))));
  const found =
    imported.find(isThere) ??
    listed.sort((a, b) => rank(a) - rank(b))[0] ??
    lying.find((file) => isStyle(file) && existsSync(path.join(folder, file)));
  return found && `${library}/${found.replace(/^\.\//, '')}`;
}
