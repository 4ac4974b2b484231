import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The name of the package that an import names: `@rc-component/table` of `@rc-component/table/assets/index.css`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The `package.json` of an installed package, absolute; undefined if it isn't installed. @param root absolute. */
export function findManifest(name: string, root: string): string | undefined {
  return packageFolders(root)
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
}

/** The version of an installed package; undefined if it isn't installed, or has none. */
export function installedVersion(name: string, root: string): string | undefined {
  const file = findManifest(name, root);
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}

/** The names of all packages that modules in a folder may import. */
export function installedPackages(root: string): string[] {
  const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  return packageFolders(root).flatMap((folder) =>
    list(folder).flatMap((name) =>
      name.startsWith('@') ? list(path.join(folder, name)).map((inner) => `${name}/${inner}`) : name,
    ),
  );
}

/** Where modules in a folder look for packages, the nearest first. */
function packageFolders(root: string): string[] {
  const parent = path.dirname(root);
  return [path.join(root, 'node_modules'), ...(parent === root ? [] : packageFolders(parent))];
}
