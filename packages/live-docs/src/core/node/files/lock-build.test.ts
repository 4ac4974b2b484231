import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { lockBuild } from './lock-build';

const LOCK = '.site/build.lock';

/** Locks a folder, ends that after the test, and returns what the lock says. */
function holderOf(root: string): string {
  onTestFinished(lockBuild(root));
  return readFileSync(path.join(root, LOCK), 'utf8');
}

it('lets one process at once build a site, and the next one once it has ended', async () => {
  const root = await writeFiles({});
  const unlock = lockBuild(root);
  expect(() => lockBuild(root)).toThrow(
    `.site/build.lock: process ${process.pid} is building this site. Expected one build of a site at once`,
  );
  unlock();
  expect(existsSync(path.join(root, LOCK))).toBe(false);
  expect(holderOf(root)).toBe(String(process.pid));
});

it('ignores what a dead process has left', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const root = await writeFiles({ [LOCK]: String(pid) });
  expect(holderOf(root)).toBe(String(process.pid));
});

it('ignores the number of a process that has given no sign for a minute', async () => {
  const root = await writeFiles({ [LOCK]: String(process.pid) });
  const before = new Date(Date.now() - 61_000);
  utimesSync(path.join(root, LOCK), before, before);
  expect(holderOf(root)).toBe(String(process.pid));
});

it('ignores a lock of a process that had the number of this one', async () => {
  const root = await writeFiles({ [LOCK]: String(process.pid) });
  const before = new Date(Date.now() - process.uptime() * 1000 - 1000);
  utimesSync(path.join(root, LOCK), before, before);
  expect(holderOf(root)).toBe(String(process.pid));
});

it('ignores an empty lock', async () => {
  expect(holderOf(await writeFiles({ [LOCK]: '' }))).toBe(String(process.pid));
});
