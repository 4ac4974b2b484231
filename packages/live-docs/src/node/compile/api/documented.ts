import { realpathSync } from 'node:fs';
import { packageFolder } from '../../files/installed-package';
import { isInside, toId } from '../../files/paths';
import { familyOf } from '../demos/family-of';

/** Tells declarations that readers learn about from others. Files are absolute, as the compiler names them: links are resolved. */
export interface Documented {
  /** True for a file of the documented package, wherever the package is linked from. */
  isLibrary(file: string): boolean;
  /** True for a file whose comments readers see: of the library, of the packages of its scope, and of React's types. */
  hasComments(file: string): boolean;
}

/** @param library npm name of the documented package. @param root folder that imports it. */
export function findDocumented(library: string, root: string): Documented {
  const folder = packageFolder(library, root);
  const target = folder && toId(realpathSync.native(folder));
  const family = familyOf(library);
  const isLibrary = (file: string) =>
    target !== undefined && isInside(target, file) && !file.slice(target.length).includes('/node_modules/');
  return {
    isLibrary,
    hasComments(file) {
      const [, name = ''] = /.*\/node_modules\/(.*)/.exec(file) ?? [];
      return isLibrary(file) || family.test(name) || name.startsWith('@types/react/');
    },
  };
}
