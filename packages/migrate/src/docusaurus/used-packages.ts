/** Names of the packages that a site still needs. @param imported specifiers of its pages. @param texts of its other modules. */
export function usedPackages(imported: Iterable<string>, texts: readonly (string | undefined)[]): Set<string> {
  const specifiers = [
    ...imported,
    ...texts.flatMap((one = '') => Array.from(one.matchAll(IMPORT), ([, , name = '']) => name)),
  ];
  const names = specifiers.map((one) => one.split('/', one.startsWith('@') ? 2 : 1).join('/'));
  return new Set(names.filter((name) => !OTHERS.test(name)));
}

const IMPORT = /(?:\bfrom|\bimport)\s*(['"])((?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[^'"]*)?)\1/g;

/** What the site has in their place, or without installing it. */
const OTHERS = /^(@docusaurus|@theme(-original)?|@site|@generated)(\/|$)|^react(-dom)?$|^node:/;
