import { realpathSync } from 'node:fs';
import { packageFolder } from '../../files/installed-package';
import { isInside, toId } from '../../files/paths';
import type { Library } from '../../library/library';
import { familyOf } from '../demos/family-of';

/** Tells declarations that readers learn about from others. Files are absolute, as the compiler names them: links are resolved. */
export interface Documented {
  /** True for a file of a documented package, or of one that is linked, such as those of the same workspace. */
  isLibrary(file: string): boolean;
  /** True for a file whose comments readers see: of the libraries, of the packages of their scopes, and of React's types. */
  hasComments(file: string): boolean;
}

/** @param libraries the documented packages. @param root folder that imports them. */
export function findDocumented(libraries: readonly Library[], root: string): Documented {
  const targets = libraries.flatMap(({ name, own }) => {
    const folder = own?.folder ?? packageFolder(name, root);
    return folder === undefined ? [] : toId(realpathSync.native(folder));
  });
  const families = libraries.map(({ name }) => familyOf(name));
  const isLibrary = (file: string) => {
    const target = targets.find((one) => isInside(one, file));
    return !file.slice(target?.length).includes('/node_modules/');
  };
  return {
    isLibrary,
    hasComments(file) {
      const [, name = ''] = /.*\/node_modules\/(.*)/.exec(file) ?? [];
      return isLibrary(file) || families.some((family) => family.test(name)) || name.startsWith('@types/react/');
    },
  };
}
