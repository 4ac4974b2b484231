import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build-error';
import type { SiteConfig } from './site-config';

/** Looks for the files that a configuration names. @throws {BuildError} naming each that isn't there. */
export function checkFiles(root: string, config: SiteConfig): void {
  const { logo, favicon, theme, mdxComponents, languages } = config;
  const named: [option: string, file: string | undefined][] = [
    ['logo', logo && `public/${logo}`],
    ['favicon', favicon && `public/${favicon}`],
    ['theme', theme],
    ['mdxComponents', mdxComponents],
    ...languages.map(({ file }, at): [string, string | undefined] => [`languages.${at}.file`, file]),
  ];
  const missing = named.filter(([, file]) => file !== undefined && !existsSync(path.join(root, file)));
  if (missing.length === 0) return;
  throw new BuildError(
    missing.map(([option, file]) => ({
      file: 'site.config.ts',
      found: `the option "${option}" names ${file}, which doesn't exist`,
      expected: 'a file of the site',
      fix: 'Add the file, or correct the path',
    })),
  );
}
