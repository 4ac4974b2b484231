import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * When each file below a folder was last committed, by path from the project's root.
 * One call to git for all files; empty where there is no repository.
 * @returns milliseconds since 1970.
 */
export function readCommitTimes(root: string): Map<string, number> {
  const times = new Map<string, number>();
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--format=:%ct', '--name-only', '--relative', '--', 'docs'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch {
    return times;
  }
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) time = Number(line.slice(1)) * 1000;
    else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** When a file last changed: from version control, else the file's own time. */
export function lastUpdated(times: Map<string, number>, filename: string, file: string): number {
  return times.get(filename) ?? Math.floor(statSync(file).mtimeMs);
}
