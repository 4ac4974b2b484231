import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFiles } from '../packages/live-docs/tests/unit/write-files';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs `npm start` for a site of one page, with the real command and the real packages. */
async function start(...args: string[]) {
  const folder = await writeFiles({ 'index.html': '<p>Home</p>', 'vite.config.mjs': 'export default {};' });
  for (const name of ['bin', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined };
  const child = spawn(process.execPath, [path.join(folder, 'bin/start.mjs'), ...args], { cwd: folder, env });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { output: () => output, closed };
}

test('where the port is taken, the site is on the next free one, and says so', { timeout: 30_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { output } = await start('--port', String(port));
  await vi.waitFor(() => expect(output()).toContain('The site is ready'), { timeout: 25_000, interval: 50 });
  expect(output()).toContain(`Port ${port} is in use`);
  const [, found = ''] = /ready: (http:\/\/127\.0\.0\.1:\d+\/)/.exec(output()) ?? [];
  expect(Number(new URL(found).port)).toBeGreaterThan(port);
  expect(await (await fetch(found)).text()).toContain('Home');
});

test('a port that is none ends the command, which says what is expected', async () => {
  const { output, closed } = await start('--port', 'abc');
  expect(await closed).toEqual([1, null]);
  expect(output()).toContain('--port is "abc", expected a number from 0 to 65535');
  expect(output()).toContain('Usage: npm start -- [--port 8000] [--host 127.0.0.1]');
});
