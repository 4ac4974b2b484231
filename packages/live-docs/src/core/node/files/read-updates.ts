import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

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
    const times = await readTimes(git, path.posix.join(prefix, docs));
    return new Map([...times].map(([name, time]) => [path.posix.relative(prefix, name), time]));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return without(isMissing ? 'git is not installed' : 'the folder is in no git repository with a commit');
  }
}

const LOG = ['log', '--format=:%H %ct', '--name-status', '-M100%'];

/**
 * Reads the times of what is in a folder. A file that was moved there from elsewhere is new to a log of the folder alone, so the
 * commits of new files are read once more as a whole, and the log again with the places that files came from: once for all of
 * these, because a log takes seconds where the history is long.
 * @param folder from the top of the repository.
 */
async function readTimes(git: Git, folder: string): Promise<Map<string, number>> {
  const paths = new Set([folder]);
  const known = new Set<string>();
  for (;;) {
    const pathspecs = [...paths].map((one) => `:(top,literal)${one}`);
    const { times, added } = await readLog(git([...LOG, '--full-history', '--stdin'], ['HEAD', '--', ...pathspecs]));
    const fresh = added.filter((one) => !known.has(keyOf(one)));
    for (const one of fresh) known.add(keyOf(one));
    const origins = fresh.length === 0 ? [] : await originsOf(git, fresh);
    if (origins.length === 0) return times;
    for (const origin of origins) paths.add(origin);
  }
}

interface Added {
  commit: string;
  file: string;
}

const keyOf = ({ commit, file }: Added) => `${commit} ${file}`;

/** Where files came from that a commit moved. */
async function originsOf(git: Git, added: readonly Added[]): Promise<string[]> {
  const files = new Set(added.map(keyOf));
  const commits = [...new Set(added.map(({ commit }) => commit))];
  const origins: string[] = [];
  for await (const { commit, changes } of commitsOf(git([...LOG, '--no-walk', '--stdin'], commits)))
    for (const [status, from = '', to = ''] of changes)
      if (status === 'R100' && files.has(keyOf({ commit, file: to }))) origins.push(from);
  return origins;
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

/** Reads the times of a log, newest commit first, and the files whose newest commit is the one that added them. */
async function readLog(lines: AsyncIterable<string>) {
  const times = new Map<string, number>();
  const added: Added[] = [];
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
      if (status === 'A') added.push({ commit, file });
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
