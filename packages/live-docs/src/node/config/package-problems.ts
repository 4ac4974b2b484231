import { reactProblem } from 'live-playground/build';
import type { Problem } from '../../model';
import { installedPackage } from '../files/installed-package';

/** What is wrong with the packages that every site needs: React, and the library it documents. */
export function packageProblems(root: string, library: string): Problem[] {
  return [
    ...['react', 'react-dom'].flatMap(
      (name) => reactProblem(name, installedPackage(name, root)?.version, 'live-docs') ?? [],
    ),
    ...(installedPackage(library, root) ? [] : [missingLibrary(library)]),
  ];
}

/** What is wrong with the packages that reading types needs: a library's declarations name the types of React. */
export function typeProblems(root: string): Problem[] {
  if (installedPackage('@types/react', root)) return [];
  return [
    {
      file: 'package.json',
      found: 'the package "@types/react" isn\'t installed',
      expected: 'the types of React, which "live-docs check" and the option "apiParser" need',
      fix: 'Run "npm install --save-dev @types/react"',
    },
  ];
}

const missingLibrary = (library: string): Problem => ({
  file: 'site.config.ts',
  found: `the option "library" is "${library}", which isn't installed`,
  expected: 'the npm name of an installed package',
  fix: `Run "npm install ${library}", or correct the name`,
});
