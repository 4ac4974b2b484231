import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { BuildError } from '../build/build-error';
import { readSiteConfig, type SiteConfig, type SiteConfigInput } from '../build/config/site-config';
import { resolveEngine } from '../build/resolve-engine';

/** A site's folder and its configuration. */
export interface SiteFolder {
  /** Absolute path. */
  root: string;
  input: SiteConfigInput;
  config: SiteConfig;
}

/**
 * Reads a site's configuration.
 * @param root the site's folder, absolute.
 * @param file path of its configuration from there.
 * @throws {BuildError} if there is none, it throws, exports no object, or has options that aren't valid.
 */
export async function readSite(root: string, file = 'site.config.ts'): Promise<SiteFolder> {
  const input = await importConfig(path.resolve(root, file), file);
  return { root, input, config: readSiteConfig(input) };
}

async function importConfig(absolute: string, file: string): Promise<SiteConfigInput> {
  const fail = (found: string, fix: string) =>
    new BuildError([{ file, found, expected: 'a module whose default export is defineSite({ … })', fix }]);
  if (!existsSync(absolute)) throw fail('there is no such file', 'Run "live-docs init" to start a site in this folder');
  let module: { default?: unknown };
  try {
    ({ module } = await runnerImport<{ default?: unknown }>(absolute, {
      configFile: false,
      root: path.dirname(absolute),
      logLevel: 'error',
      plugins: [resolveEngine()],
    }));
  } catch (error) {
    throw fail(`it throws: ${error instanceof Error ? error.message : String(error)}`, 'Correct the module');
  }
  if (typeof module.default === 'object' && module.default !== null) return module.default as SiteConfigInput;
  throw fail(
    `its default export is ${module.default === null ? 'null' : typeof module.default}`,
    'Export the configuration',
  );
}
