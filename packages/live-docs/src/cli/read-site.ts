import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { Problem } from '../core/model';
import { readSiteConfig, type SiteConfig } from '../core/node/config/site-config';
import { FEATURES, type SiteOptions } from '../features';
import { findPackages } from '../core/node/library/find-packages';
import { followModules, importModule } from './import-module';

/** A site's folder and its configuration. */
export interface SiteFolder {
  /** Absolute path. */
  root: string;
  input: SiteOptions;
  config: SiteConfig;
}

/**
 * Reads a site's configuration.
 * @param root the site's folder, absolute.
 * @param file path of its configuration from there.
 * @param follow takes each file that the configuration may consist of, before it's read.
 * @throws {BuildError} if there is none, it throws, exports no object, or has options that aren't valid; or if a `package.json`
 * around it can't be read.
 */
export async function readSite(
  root: string,
  file = 'site.config.ts',
  follow: (file: string) => void = () => {},
): Promise<SiteFolder> {
  const [sign] = /[#?]/.exec(root) ?? [];
  if (sign !== undefined) throw new BuildError(signInPath(root, sign));
  // Vite reads them, too, and would blame the configuration.
  const { problems } = findPackages(root);
  if (problems.length > 0) throw new BuildError(problems);
  const sources: string[] = [];
  const input = await importConfig(path.resolve(root, file), file, (source) => {
    sources.push(source);
    follow(source);
  });
  return { root, input, config: { ...readSiteConfig(input, FEATURES), sources } };
}

const signInPath = (root: string, sign: string): Problem => ({
  file: root,
  found: `the path of the folder has a "${sign}", which imports take for the end of a path`,
  expected: 'a path without "#" and "?"',
  fix: 'Rename the folder, or move the site',
});

async function importConfig(absolute: string, file: string, follow: (file: string) => void): Promise<SiteOptions> {
  follow(absolute);
  const expected = 'a module whose default export is defineSite({ … })';
  const fail = (found: string, fix: string, line?: number) =>
    new BuildError({ file, ...(line === undefined ? {} : { line }), found, expected, fix });
  if (!existsSync(absolute)) {
    const found = `there is no such file in ${path.dirname(absolute)}`;
    throw fail(found, 'Run "npm create live-docs ." to start a site there, or name the folder of the site');
  }
  const module = await importModule<{ default?: unknown }>(absolute, path.dirname(absolute), fail, [
    followModules(follow),
  ]);
  if (typeof module.default === 'object' && module.default !== null) return module.default as SiteOptions;
  throw fail(
    `its default export is ${module.default === null ? 'null' : typeof module.default}`,
    'Export the configuration',
  );
}
