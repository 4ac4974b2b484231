import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endAll } from '../bin/lib/run.mjs';
import { writeFiles } from './support/write-files';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A site of one page. */
const SITE = {
  'site/package.json': '{ "private": true }',
  'site/site.config.ts': `import { defineSite } from 'live-docs';
export default defineSite({ title: 'One', library: 'react', repository: { url: 'https://example.org/one' } });`,
  'site/docs/index.mdx': '---\ntitle: Home\n---\n\nOne page.\n',
};

/** Runs `npm start` in a repository whose site has one page, with the real command, engine and packages. */
async function start(...args: string[]) {
  const folder = await writeFiles(SITE);
  for (const name of ['bin', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'packages'])
    symlinkSync(path.join(ROOT, name), path.join(folder, name), 'junction');
  return { folder, ...startIn(folder, ...args) };
}

function startIn(folder: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined };
  const child = spawn(process.execPath, [path.join(folder, 'bin/start.mjs'), ...args], { cwd: folder, env });
  const closed = once(child, 'close');
  const stop = async () => {
    // Windows has no signal that a process passes on to what it has started.
    if (process.platform === 'win32') endAll(child);
    else child.kill();
    await closed;
  };
  onTestFinished(stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { output: () => output, closed, stop };
}

test('the build is told in one line, then the address, which is the next free one where the port is taken; a later start builds nothing', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { folder, output, stop } = await start('--port', String(port));
  await vi.waitFor(() => expect(output()).toContain('The site is ready'), { timeout: 100_000, interval: 50 });
  expect(output()).toContain(`Port ${port} is in use`);
  expect(output()).toMatch(/^Building: 1 page read in/m);
  expect(output()).toMatch(/, built in \d+\.\d s$/m);
  expect(output()).not.toContain(' kB');
  const [, found = ''] = /ready: (http:\/\/127\.0\.0\.1:\d+\/)/.exec(output()) ?? [];
  expect(Number(new URL(found).port)).toBeGreaterThan(port);
  expect(await (await fetch(found)).text()).toContain('One page.');
  await stop();

  const later = startIn(folder, '--port', String(port));
  await vi.waitFor(() => expect(later.output()).toContain('The site is ready'), { timeout: 100_000, interval: 50 });
  expect(later.output()).toContain('Nothing has changed since the last build.');
  expect(later.output()).not.toContain('Building');
});

test('a port that is none ends the command before it builds, and says what is expected', async () => {
  const { output, closed } = await start('--port', 'abc');
  expect(await closed).toEqual([1, null]);
  expect(output()).toContain('--port is "abc", expected a number from 0 to 65535');
  expect(output()).not.toContain('Building');
  expect(output()).toContain('Usage: live-docs <command> [folder] [options]');
});
