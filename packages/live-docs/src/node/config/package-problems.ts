import type { Problem } from '../../model';
import { installedPackage } from '../files/installed-package';

/**
 * The versions of React that the engine works with; `peerDependencies` says the same to npm. `useEffectEvent` came with 19.2, and
 * the frame of edited demos uses parts of React that another major version may not have.
 */
export const REACT_VERSIONS = { major: 19, minor: 2 };

/** What is wrong with the packages that every site needs: React, and the library it documents. */
export function packageProblems(root: string, library: string): Problem[] {
  return [
    ...['react', 'react-dom'].flatMap((name) => reactProblem(name, installedPackage(name, root)?.version) ?? []),
    ...(installedPackage(library, root) ? [] : [missingLibrary(library)]),
  ];
}

function reactProblem(name: string, version: string | undefined): Problem | undefined {
  const { major, minor } = REACT_VERSIONS;
  const [ownMajor = 0, ownMinor = 0] = version?.split('.').map(Number) ?? [];
  if (ownMajor === major && ownMinor >= minor) return undefined;
  return {
    file: 'package.json',
    found: version === undefined ? `the package "${name}" isn't installed` : `${name} ${version} is installed`,
    expected: `react and react-dom ${major}.${minor} or a later ${major} beside live-docs`,
    fix: `Run "npm install react@${major} react-dom@${major}"`,
  };
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
