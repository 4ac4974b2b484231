import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs git in a folder. @returns what it prints, without the last line break. @throws what git says, in its first line. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  // A hook of git says which repository its own command is about.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_(DIR|WORK_TREE|INDEX)/.test(name)),
  );
  try {
    const options = { cwd: folder, env, maxBuffer: 1 << 28 };
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], options);
    return stdout.replace(/\n$/, '');
  } catch (error) {
    const { stderr = '', code } = error as { stderr?: string; code?: unknown };
    const said = stderr.split('\n').find((line) => /^(fatal|error):/.test(line)) ?? stderr.split('\n')[0];
    throw new Error(code === 'ENOENT' ? 'git is not installed' : (said || String(error)).replace(/^\w+: /, ''), {
      cause: error,
    });
  }
}
