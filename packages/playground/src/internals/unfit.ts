import { BuildError } from '../model/problem';

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
