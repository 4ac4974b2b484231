import { createRequire } from 'node:module';
import type { Problem } from '../model/problem';

/** Exact versions of packages of which the engine uses more than they promise. `internals.test.ts` holds them to package.json. */
export const MADE_FOR = { 'sucrase': '3.35.1', 'react-refresh': '0.19.0', 'typescript': '6.0.3' };

/** Versions of React whose files have what the frame's build expects. A site brings its own React. */
export const MADE_FOR_REACT = '19.2 or 19.3';

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
