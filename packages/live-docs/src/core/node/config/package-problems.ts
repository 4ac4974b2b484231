import { reactProblems } from 'live-playground/build';
import type { Problem } from '../../model';
import { installedPackage } from '../files/installed-package';
import type { Library } from '../library/library';
import { findReact, PAGES_REACT } from './react-homes';
import type { SiteConfig } from './site-config';

/**
 * What is wrong with the packages of a site: its React, without which the engine's is used, and the libraries it documents, unless
 * they're the folder's own.
 */
export function packageProblems(root: string, libraries: readonly Library[]): Problem[] {
  const versionOf = (name: string) => installedPackage(name, root)?.version;
  return [
    ...(versionOf('react') === undefined ? [] : reactProblems(versionOf, 'live-docs')),
    ...libraries.flatMap(({ name, own }) => (own || installedPackage(name, root) ? [] : missingLibrary(name))),
  ];
}

/** Styles are collected around a page, and what demos write reaches it only if they have the page's React. */
export function stylesProblems(root: string, { serverStyles }: Pick<SiteConfig, 'serverStyles'>): Problem[] {
  const { pages, demos } = findReact(root);
  if (serverStyles === undefined || pages === demos) return [];
  return [
    {
      file: 'site.config.ts',
      found: `the option "serverStyles" is set, and demos run with React ${installedPackage('react', root)?.version}, which pages don't`,
      expected: `React ${PAGES_REACT.major}.${PAGES_REACT.minor} or newer within ${PAGES_REACT.major}, which pages and demos share`,
      fix: 'Install it, or remove the option: demos then get these styles when their scripts run',
    },
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
