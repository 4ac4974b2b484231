import { createRequire } from 'node:module';
import type { Problem } from '../model/problem';

/** Exact versions of packages of which the engine uses more than they promise. `internals.test.ts` holds them to package.json. */
export const MADE_FOR = { 'sucrase': '3.35.1', 'react-refresh': '0.19.0', 'typescript': '6.0.3' };

/** Versions of React whose files have what the frame's build expects. A site brings its own React. */
export const MADE_FOR_REACT = '19.2 or 19.3';

/**
 * The versions of React that the packages work with; `peerDependencies` says the same to npm. `useEffectEvent` came with 19.2, and
 * the frame uses parts of React that another major version may not have.
 */
export const REACT_VERSIONS = { major: 19, minor: 2 };

/**
 * What is wrong with the installed version of a package of React.
 * @param name `react` or `react-dom`.
 * @param version undefined if it isn't installed.
 * @param user the package that needs it.
 */
export function reactProblem(name: string, version: string | undefined, user: string): Problem | undefined {
  const { major, minor } = REACT_VERSIONS;
  const [ownMajor = 0, ownMinor = 0] = version?.split('.').map(Number) ?? [];
  if (ownMajor === major && ownMinor >= minor) return undefined;
  return {
    file: 'package.json',
    found: version === undefined ? `the package "${name}" isn't installed` : `${name} ${version} is installed`,
    expected: `react and react-dom ${major}.${minor} or a later ${major} beside ${user}`,
    fix: `Run "npm install react@${major} react-dom@${major}"`,
  };
}

/** Packages that each build uses. Of TypeScript, the published package holds what `trimCompiler` has made. */
const USED = ['sucrase', 'react-refresh'] as const;

/**
 * What is wrong with these packages. npm installs the right versions, but a site may override them.
 * @param versionOf the version of a package that the engine imports; undefined if there is none.
 */
export function unfitPackages(versionOf = installedVersion): Problem[] {
  return USED.flatMap((name) => {
    const version = versionOf(name);
    if (version === MADE_FOR[name]) return [];
    return {
      file: 'package.json',
      found: version === undefined ? `the package "${name}" isn't installed` : `${name} ${version} is installed`,
      expected: `${name} ${MADE_FOR[name]}, whose inner parts live-playground uses`,
      fix: 'Remove what overrides the version, and run "npm install"',
    };
  });
}

/** The version of a package that this one imports. */
function installedVersion(name: string): string | undefined {
  try {
    return (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;
  } catch {
    return undefined;
  }
}
