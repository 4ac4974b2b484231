import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BuildError } from 'live-playground/model';
import { ENGINE } from '../../core/node/files/entries';
import { packageFolder } from '../../core/node/files/installed-package';
import { readBuildStamp } from '../build-stamp';
import { readSite, type SiteFolder } from '../read-site';

/** One of the two states of a site that a review compares, built. */
export interface BuiltSide extends SiteFolder {
  /** Folder of the built site, absolute. */
  dist: string;
}

interface SideInput {
  /** Folder of the site, absolute. */
  root: string;
  /** Name of its configuration's file. */
  config: string | undefined;
  /** How a message names it: `the site at 4d2c1a0`. */
  name: string;
  /** Says what takes time. */
  say(text: string): void;
}

/**
 * Builds a site with the engine that it has installed, unless its last build was made from the same.
 * @throws {BuildError} naming the side that can't be built, with all that its build says.
 */
export async function buildSide({ root, config, name, say }: SideInput): Promise<BuiltSide> {
  const fail = (reason: string) =>
    new BuildError({
      file: config ?? 'site.config.ts',
      found: `${name} doesn't build:\n${reason.trim()}\n\n`,
      expected: 'two sites that build, to compare them',
      fix: `Mend ${name}, or compare with another commit`,
    });
  const site = await readSite(root, config).catch((error: unknown) => {
    throw error instanceof BuildError ? fail(error.message) : error;
  });
  const stamp = readBuildStamp(site);
  if (stamp.isCurrent()) say(`${name}: nothing has changed since its last build`);
  else {
    say(`${name}: building …`);
    const started = performance.now();
    const { code, output } = await build(root, config);
    if (code !== 0) throw fail(output);
    stamp.write();
    say(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return { ...site, dist: path.join(root, site.config.output) };
}

/** Builds in another process: each side may have another engine, and Node keeps the modules that it has loaded. */
async function build(root: string, config: string | undefined): Promise<{ code: unknown; output: string }> {
  const script = path.join(packageFolder('live-docs', root) ?? ENGINE, 'bin/live-docs.mjs');
  const args = [script, 'build', ...(config === undefined ? [] : ['--config', config])];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(output) };
}
