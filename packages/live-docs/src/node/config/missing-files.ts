import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model';
import { isElsewhere } from './option-types';
import type { SiteConfig } from './site-config';

/** The folder of the pages, if there is none, and each file that a configuration names and that doesn't exist. */
export function missingFiles(root: string, config: SiteConfig): Problem[] {
  const { logo, favicon, theme, mdxComponents, serverStyles, socialFont, languages } = config;
  const named: [option: string, file: string | undefined][] = [
    ['logo', inPublic(logo)],
    ['favicon', inPublic(favicon)],
    ['theme', theme],
    ['mdxComponents', mdxComponents],
    ['serverStyles', serverStyles],
    ['socialFont', socialFont],
    ...languages.map(({ file }, at): [string, string | undefined] => [`languages.${at}.file`, file]),
  ];
  const isMissing = (file: string) => !existsSync(path.join(root, file));
  const problems = named
    .filter(([, file]) => file !== undefined && isMissing(file))
    .map(([option, file]) => ({
      file: 'site.config.ts',
      found: `the option "${option}" names ${file}, which doesn't exist`,
      expected: 'a file of the site',
      fix: 'Add the file, or correct the path',
    }));
  if (isMissing(config.docs)) problems.unshift(missingDocs(root, config.docs));
  return problems;
}

/** The file of a picture that isn't on another host. */
const inPublic = (picture: string | undefined) =>
  picture === undefined || isElsewhere(picture) ? undefined : `public/${picture}`;

const missingDocs = (root: string, docs: string): Problem => ({
  file: docs,
  found: `${root} has no folder "${docs}"`,
  expected: 'the folder of the pages, which "docs" in site.config.ts names',
  fix: 'Run "live-docs init" to start with a page and a demo, or name the folder of the site: live-docs dev <folder>',
});
