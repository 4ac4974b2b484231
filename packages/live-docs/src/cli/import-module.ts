import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport, type Plugin } from 'vite';
import { MODULES } from '../core/node/files/entries';
import { isInside, toId } from '../core/node/files/paths';
import { resolveEngine } from '../core/node/files/resolve-engine';
import { moduleCandidates } from '../core/node/library/find-module';

/**
 * Imports a module of a site, which may be TypeScript.
 * @param file its path, absolute. @param root the site's folder.
 * @param fail makes the error that is thrown if the module can't be imported.
 */
export async function importModule<Module>(
  file: string,
  root: string,
  fail: (found: string, fix: string, line?: number) => Error,
  plugins: Plugin[] = [],
): Promise<Module> {
  // Vite ends this before an error's stack can be read.
  const mapsSources = process.sourceMapsEnabled;
  process.setSourceMapsEnabled(true);
  try {
    const { module } = await runnerImport<Module>(file, {
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [resolveEngine(), ...plugins],
    });
    return module;
  } catch (error) {
    const { found, line } = describeFailure(error, path.basename(file));
    throw fail(found, 'Correct the module', line);
  } finally {
    process.setSourceMapsEnabled(mapsSources);
  }
}

interface ParserError {
  /** Several lines, with colours: what is wrong, then the code around it. */
  message: string;
  loc?: { line: number };
}

/**
 * Says why a module couldn't be imported, and at which of its lines, if the error tells.
 * @param name name of the module's file.
 */
export function describeFailure(error: unknown, name: string): { found: string; line?: number | undefined } {
  const [syntax] = (error as { errors?: ParserError[] } | undefined)?.errors ?? [];
  if (syntax) {
    const [first = ''] = stripVTControlCharacters(syntax.message).split('\n');
    return { found: `it can't be parsed: ${first.replace(/^\[\w+\]\s*/, '')}`, line: syntax.loc?.line };
  }
  if (!(error instanceof Error)) return { found: `it throws: ${String(error)}` };
  const frame = error.stack?.split('\n').find((text) => text.replaceAll('\\', '/').includes(`/${name}:`));
  const [, line] = /:(\d+):\d+\)?$/.exec(frame ?? '') ?? [];
  // A path of this machine says no more than the file, which the message begins with.
  const message = error.message.replace(/ imported from '.*'$/, '');
  return { found: `it throws: ${message}`, line: line === undefined ? undefined : Number(line) };
}

/** Tells of each file that a module and those that it imports may lie in. @param follow takes ids. */
export function followModules(follow: (file: string) => void): Plugin {
  return {
    name: 'live-docs:follow-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      handler(id, importer) {
        if (importer === undefined || isInside(MODULES, importer)) return;
        const target = path.posix.join(path.posix.dirname(toId(importer)), id.replace(/\?.*$/, ''));
        for (const file of moduleCandidates(target)) follow(file);
      },
    },
  };
}
