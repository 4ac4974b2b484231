import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { toId } from '../../core/node/files/paths';

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;
/** Folders that hold no sources of a project. */
const LEFT_OUT = /^(?:node_modules|dist|\..*)$/;

/**
 * Lists the sources that some paths name: files, and all that folders hold but for packages and what was built.
 * @param paths absolute.
 * @returns ids.
 * @throws {BuildError} naming each path that has none.
 */
export function listSources(paths: readonly string[]): string[] {
  const found = paths.map((one) => ({ one, files: existsSync(one) ? filesIn(one) : undefined }));
  const problems = found.flatMap(({ one, files }) =>
    files?.length
      ? []
      : {
          file: path.relative('.', one) || '.',
          found: files ? 'there is no source' : 'there is no such file or folder',
          expected: 'a file of TypeScript or JavaScript, or a folder that has some',
          fix: 'Correct the path',
        },
  );
  if (problems.length > 0) throw new BuildError(problems);
  return [...new Set(found.flatMap(({ files = [] }) => files))].sort();
}

function filesIn(one: string): string[] {
  if (!statSync(one).isDirectory()) return SOURCE.test(one) ? [toId(one)] : [];
  return readdirSync(one, { withFileTypes: true }).flatMap((entry) => {
    const inner = path.join(one, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : filesIn(inner);
    return entry.isFile() && SOURCE.test(entry.name) ? [toId(inner)] : [];
  });
}
