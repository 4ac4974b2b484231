import { packageOf } from 'live-docs/internal';
import type { Leftovers } from '../next-steps';

/** What a migrated folder no longer needs. */
export const LEFTOVERS: Leftovers = {
  name: 'Docusaurus',
  commands: [
    [/\bdocusaurus start\b/g, 'live-docs dev'],
    [/\bdocusaurus build\b/g, 'live-docs build'],
    [/\bdocusaurus serve\b/g, 'live-docs preview'],
    [/^.*\bdocusaurus (swizzle|clear|deploy|write-translations|write-heading-ids)\b.*$/g, ''],
    [/^docusaurus$/g, ''],
  ],
  packages:
    /^@docusaurus\/|^docusaurus-|^@mdx-js\/react$|^prism-react-renderer$|^@easyops-cn\/docusaurus|^@easyops\/docusaurus/,
};

/** Names of the packages that a site still needs. @param imported specifiers of its pages. @param texts of its other modules. */
export function usedPackages(imported: Iterable<string>, texts: readonly (string | undefined)[]): Set<string> {
  const specifiers = [
    ...imported,
    ...texts.flatMap((one = '') => Array.from(one.matchAll(IMPORT), ([, , name = '']) => name)),
  ];
  return new Set(specifiers.map(packageOf).filter((name) => !OTHERS.test(name)));
}

const IMPORT = /(?:\bfrom|\bimport)\s*(['"])((?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[^'"]*)?)\1/g;

/** What the site has in their place, or without installing it. */
const OTHERS = /^(@docusaurus|@theme(-original)?|@site|@generated)(\/|$)|^react(-dom)?$|^node:/;
