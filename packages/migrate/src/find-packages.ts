import { builtinModules } from 'node:module';
import type { Folder } from './plan';

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])((?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[^'"]*)?)\1/g;
/** A package's stylesheet, as Less imports it. */
const STYLE_IMPORT = /@import\s+(?:\([^)]*\)\s*)?(['"])~((?:@[\w.-]+\/)?[a-z0-9][\w.-]*\/[^'"]*)\1/g;

/**
 * The packages that demos and stylesheets import. Some come with dumi, so that `package.json` doesn't list them.
 * @param demos paths of the demos' files.
 */
export function findPackages({ files, read }: Pick<Folder, 'files' | 'read'>, demos: Iterable<string>): Set<string> {
  const styles = [...files].filter(
    (file) => file.endsWith('.less') && !/(^|\/)(tests?|__tests__|node_modules)\//.test(file),
  );
  const names = [
    ...[...demos].flatMap((file) => importsOf(read(file), IMPORT)),
    ...styles.flatMap((file) => importsOf(read(file), STYLE_IMPORT)),
  ].map(packageOf);
  // What starts with a folder's name is found from the folder, as `baseUrl` has it.
  const folders = new Set([...files].map((file) => file.split('/')[0]));
  return new Set(names.filter((name) => !builtinModules.includes(name) && !folders.has(name.split('/')[0])));
}

/** The package that an import names: `@scope/name/file` and `name/file` without the file. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const importsOf = (text: string | undefined, pattern: RegExp) =>
  Array.from((text ?? '').matchAll(pattern), ([, , specifier = '']) => specifier);
