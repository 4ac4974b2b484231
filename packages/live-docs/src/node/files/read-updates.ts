import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When each file of a site was last committed. Moving a file without changing it doesn't count.
 * @param root the site's folder.
 * @param warn is told once why there are no times: without the whole history they would differ from one checkout to the
 * next.
 * @returns milliseconds since 1970, by path from the root. Empty if git doesn't know.
 */
export async function readUpdateTimes(root: string, warn: (message: string) => void): Promise<Map<string, number>> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, maxBuffer: 1 << 30 });
    return stdout;
  };
  const without = (reason: string) => {
    warn(`Pages show no date of their last update: ${reason}.`);
    return new Map<string, number>();
  };
  try {
    const [shallow, prefix = ''] = (await git('rev-parse', '--is-shallow-repository', '--show-prefix')).split('\n');
    if (shallow === 'true') return without('the clone is shallow. Fetch the whole history: git fetch --unshallow');
    // Of the whole repository, because a file may have been elsewhere before.
    const log = await git('log', '--format=:%ct', '--name-status', '-M100%');
    return readLog(log, prefix);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return without(isMissing ? 'git is not installed' : 'the folder is in no git repository with a commit');
  }
}

/**
 * Reads the times of `git log --format=:%ct --name-status -M100%`, newest commit first.
 * @param prefix path of the site's folder in the repository: `site/`.
 */
function readLog(log: string, prefix: string): Map<string, number> {
  const times = new Map<string, number>();
  /** Today's name of what had a name at this point of the history; undefined for what is gone. */
  const names = new Map<string, string | undefined>();
  for (const commit of log.split(/^:/m).slice(1)) {
    const [time, ...lines] = commit.split('\n').filter(Boolean);
    const changes = lines.map((line) => line.split('\t'));
    const nameOf = (file: string) => (names.has(file) ? names.get(file) : file);
    const moves = changes.flatMap(([status, from, to]) =>
      status === 'R100' && from && to ? [[from, to] as const] : [],
    );
    for (const [status, file = ''] of changes) {
      const name = status === 'R100' ? undefined : nameOf(file);
      if (name !== undefined && !times.has(name)) times.set(name, Number(time) * 1000);
    }
    const moved = moves.map(([from, to]) => [from, nameOf(to)] as const);
    for (const [, to] of moves) names.set(to, undefined);
    for (const [from, name] of moved) names.set(from, name);
  }
  return new Map([...times].map(([name, time]) => [path.posix.relative(prefix, name), time]));
}
