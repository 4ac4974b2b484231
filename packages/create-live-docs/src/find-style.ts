import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that hold the stylesheet of a whole library if `exports` names none. */
const FOLDERS = ['', 'dist/', 'assets/', 'css/', 'lib/', 'es/', 'dist/css/'];

/**
 * The stylesheet of a whole library, as demos import it; undefined if it seems to have none.
 * @param folder of the package, absolute.
 * @param readme what it imports comes first.
 * @param endings of the files that demos may import.
 */
export function findStyle(library: string, folder: string, readme: string, endings = ['.css']): string | undefined {
  const { exports, style = '' } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const names = ['style', 'styles', 'index', library.replace(/^.*\//, ''), 'main', 'base', 'theme', 'bundle'];
  const usual = FOLDERS.flatMap((at) => names.flatMap((name) => endings.map((ending) => `${at}${name}${ending}`)));
  const listed = typeof exports === 'object' ? Object.keys(exports ?? {}).map((key) => key.slice(2)) : [];
  const isOpen = exports === undefined || listed.includes('*');
  const imported = [...readme.matchAll(/^\s*import\s+['"](.+?)['"]/gm)].flatMap(([, name = '']) =>
    name.startsWith(`${library}/`) ? name.slice(library.length + 1) : [],
  );
  // Of those that are exported, one with a name that says that it's for all, then the shortest.
  const placeOf = (file: string) => [...names, path.posix.parse(file).name].indexOf(path.posix.parse(file).name);
  const rank = (file: string) => placeOf(file) * 999 + file.length;
  const exported = listed.toSorted((a, b) => rank(a) - rank(b));
  const found = [...imported, ...exported, style.replace(/^\.\//, ''), ...usual].find((file) => {
    const isStyle = endings.some((ending) => file.endsWith(ending)) && !/\.(module|min)\.\w+$/.test(file);
    return isStyle && (listed.includes(file) || (isOpen && existsSync(path.join(folder, file))));
  });
  return found && `${library}/${found}`;
}

/** Has a demo import the stylesheet that was found, in place of the ones that it names, which may not be there yet. */
export function addStyle(text: string, library: string, style: string | undefined): string {
  if (style === undefined) return text;
  const plain = text.replace(new RegExp(`^import ['"]${library}/[^'"]+\\.(css|less|s[ac]ss)['"];?\\n`, 'gm'), '');
  return plain.replace(new RegExp(`^import\\s[^;'"]+['"]${library}['"];?.*\\n`, 'm'), `$&import '${style}';\n`);
}
