import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { once } from './files';

/** What git answers, line by line. @throws if it fails. */
type Git = (args: readonly string[], input?: readonly string[]) => AsyncGenerator<string>;

/**
 * When each page of a site was last committed. Moving a file without changing it doesn't count.
 * @param root the site's folder.
 * @param docs the folder of its pages, from there.
 * @param warn is told once why there are no times: without the whole history they would differ from one checkout to the
 * next.
 * @returns milliseconds since 1970, by path from the root. Empty if git doesn't know.
 */
export async function readUpdateTimes(
  root: string,
  docs: string,
  warn: (message: string) => void,
): Promise<Map<string, number>> {
  const git: Git = (args, input) => runGit(root, args, input);
  const without = (reason: string) => {
    warn(`Pages show no date of their last update: ${reason}.`);
    return new Map<string, number>();
  };
  try {
    const answers: string[] = [];
    for await (const line of git(['rev-parse', '--is-shallow-repository', '--show-prefix'])) answers.push(line);
    const [shallow, prefix = ''] = answers;
    if (shallow === 'true') return without('the clone is shallow. Fetch the whole history: git fetch --unshallow');
    const times = await readTimes(git, 'HEAD', [path.posix.join(prefix, docs)]);
    return new Map([...times].map(([name, time]) => [path.posix.relative(prefix, name), time]));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return without(isMissing ? 'git is not installed' : 'the folder is in no git repository with a commit');
  }
}

const LOG = ['log', '--format=:%H %ct', '--name-status', '-M100%'];

/**
 * Reads the times of files and folders at a commit. A file that was moved there from elsewhere is new to a log of these alone, so
 * the commits of new files are read once more as a whole.
 * @param paths from the top of the repository.
 */
async function readTimes(git: Git, start: string, paths: readonly string[]): Promise<Map<string, number>> {
  const pathspecs = paths.map((one) => `:(top,literal)${one}`);
  const { times, added } = await readLog(git([...LOG, '--full-history', '--stdin'], [start, '--', ...pathspecs]));
  const commits = new Map<string, Map<string, string>>();
  for (const [name, { commit, file }] of added) {
    once(commits, commit, () => new Map<string, string>()).set(file, name);
  }
  if (commits.size === 0) return times;
  const moved = new Map<string, Map<string, string>>();
  for await (const { commit, changes } of commitsOf(git([...LOG, '--no-walk', '--stdin'], [...commits.keys()])))
    for (const [status, from = '', to = ''] of changes) {
      const name = status === 'R100' ? commits.get(commit)?.get(to) : undefined;
      if (name === undefined) continue;
      once(moved, commit, () => new Map<string, string>()).set(from, name);
    }
  for (const [commit, names] of moved)
    for (const [from, time] of await readTimes(git, `${commit}^`, [...names.keys()])) {
      const name = names.get(from);
      if (name !== undefined) times.set(name, time);
    }
  return times;
}

interface Commit {
  commit: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Status, then one file, or two of one that was moved. */
  changes: string[][];
}

/** The commits of a log in the format above. */
async function* commitsOf(lines: AsyncIterable<string>): AsyncGenerator<Commit> {
  let current: Commit | undefined;
  for await (const line of lines) {
    if (line.startsWith(':')) {
      if (current) yield current;
      const [commit = '', seconds] = line.slice(1).split(' ');
      current = { commit, time: Number(seconds) * 1000, changes: [] };
    } else if (line) current?.changes.push(line.split('\t'));
  }
  if (current) yield current;
}

/** Reads the times of a log, newest commit first, and which of them are those of the commits that added the files, and as what. */
async function readLog(lines: AsyncIterable<string>) {
  const times = new Map<string, number>();
  const added = new Map<string, { commit: string; file: string }>();
  /** Today's name of what had a name at this point of the history; undefined for what is gone. */
  const names = new Map<string, string | undefined>();
  for await (const { commit, time, changes } of commitsOf(lines)) {
    const nameOf = (file: string) => (names.has(file) ? names.get(file) : file);
    const moves = changes.flatMap(([status, from, to]) =>
      status === 'R100' && from && to ? [[from, to] as const] : [],
    );
    for (const [status, file = ''] of changes) {
      const name = status === 'R100' ? undefined : nameOf(file);
      if (name === undefined || times.has(name)) continue;
      times.set(name, time);
      if (status === 'A') added.set(name, { commit, file });
    }
    const moved = moves.map(([from, to]) => [from, nameOf(to)] as const);
    for (const [, to] of moves) names.set(to, undefined);
    for (const [from, name] of moved) names.set(from, name);
  }
  return { times, added };
}

async function* runGit(cwd: string, args: readonly string[], input: readonly string[] = []): AsyncGenerator<string> {
  const child = spawn('git', ['-c', 'core.quotePath=off', ...args], { cwd });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  // Thrown where it's awaited; a process that hasn't started takes no input.
  ended.catch(() => {});
  child.stdin.on('error', () => {}).end(input.map((line) => `${line}\n`).join(''));
  const said = text(child.stderr);
  yield* createInterface(child.stdout);
  if ((await ended) !== 0) throw new Error(await said);
}
