import { createRequire } from 'node:module';
import { BuildError, type Problem } from '../model/problem';

/** Exact versions of packages of which the engine uses more than they promise. `internals.test.ts` holds them to package.json. */
export const MADE_FOR = { 'sucrase': '3.35.1', 'react-refresh': '0.19.0', 'typescript': '6.0.3' };

/** Versions of React whose files have what the frame's build expects. A site brings its own React. */
export const MADE_FOR_REACT = '18.3, or 19.0 to 19.3';

/** The versions of React that edited code runs with; `peerDependencies` says the same to npm. */
export const REACT_VERSIONS = { oldest: [18, 3], newestMajor: 19 } as const;

/**
 * What is wrong with the installed packages of React.
 * @param versionOf the version of `react` or `react-dom`; undefined if it isn't installed.
 * @param user the package that needs them.
 */
export function reactProblems(versionOf: (name: string) => string | undefined, user: string): Problem[] {
  const version = versionOf('react');
  const major = version === undefined || !isFit(version) ? newestFit(version) : Number.parseInt(version, 10);
  return ['react', 'react-dom'].flatMap((name) => {
    const own = versionOf(name);
    if (own !== undefined && isFit(own) && Number.parseInt(own, 10) === major) return [];
    return {
      file: 'package.json',
      found: own === undefined ? `the package "${name}" isn't installed` : `${name} ${own} is installed`,
      expected: `react and react-dom of the same major version beside ${user}: 18.3 or a later 18, or 19`,
      fix: `Run "npm install react@${major} react-dom@${major}"`,
    };
  });
}

function isFit(version: string): boolean {
  const { oldest, newestMajor } = REACT_VERSIONS;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] ? major <= newestMajor : major === oldest[0] && minor >= oldest[1];
}

/** The major version to install in place of one that doesn't fit: its own, if there is a later one that does. */
const newestFit = (version = '') =>
  Number.parseInt(version, 10) === REACT_VERSIONS.oldest[0] ? REACT_VERSIONS.oldest[0] : REACT_VERSIONS.newestMajor;

/** Of these packages, each build uses what is installed. The published package holds sucrase, and what `trimCompiler` has made. */
const USED = ['react-refresh'] as const;

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

/**
 * An error that says that a package isn't the one that the engine was made for.
 * @param name of the package.
 * @param version that is installed.
 * @param difference what it lacks: `has no file a.js`.
 * @param madeFor versions that have it.
 */
export function unfit(name: string, version: string, difference: string, madeFor: string): BuildError {
  return new BuildError([
    {
      file: 'package.json',
      found: `${name} ${version} is installed, which ${difference}`,
      expected: `a version that live-playground was made for: ${madeFor}`,
      fix: `Update live-playground, or install ${name} ${madeFor}`,
    },
  ]);
}
