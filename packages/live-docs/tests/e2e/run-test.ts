import { execFile } from 'node:child_process';
import path from 'node:path';
import { ENGINE } from './serve';

/** Runs `live-docs test` in a site's folder. @returns its exit code, and the problems of each demo, a line for each. */
export async function runTest(site: string, ...args: string[]) {
  const command = [path.join(ENGINE, 'bin/live-docs.mjs'), 'test', ...args, '--reporter', 'json'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, command, { cwd: site, env }, (error, output) =>
      resolve({ code: error?.code ?? 0, output }),
    ),
  );
  const { demos }: { demos: { id: string; problems: { file: string; line?: number; found: string }[] }[] } =
    JSON.parse(output);
  const say = ({ file, line, found }: (typeof demos)[number]['problems'][number]) => `${file}:${line}: ${found}`;
  return { code, found: Object.fromEntries(demos.map(({ id, problems }) => [id, problems.map(say).join('\n')])) };
}
