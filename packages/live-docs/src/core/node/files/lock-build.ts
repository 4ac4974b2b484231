import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { readText } from './hash-text';

/** Names the process that builds a site, from the site's root. */
const LOCK = '.site/build.lock';

/** Milliseconds between two signs that a build is going on, and without a sign until it counts as dead. */
const SIGN = 5000;
const DEAD = 60_000;

/**
 * Keeps other processes from building a site, since they'd write to the same folders. A lock that a dead process has left doesn't count.
 * @param root the site's folder, absolute.
 * @returns what ends it.
 * @throws {BuildError} if the site is being built.
 */
export function lockBuild(root: string): () => void {
  const file = path.join(root, LOCK);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!isTaken(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw beingBuilt(readText(file) ?? '');
  }
  const giveSign = () => {
    if (existsSync(file)) utimesSync(file, new Date(), new Date());
  };
  const sign = setInterval(giveSign, SIGN).unref();
  return () => {
    clearInterval(sign);
    rmSync(file, { force: true });
  };
}

/** True if the process that has written it still runs, as far as can be told: another may have its number by now. */
function isTaken(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || Date.now() - stats.mtimeMs > DEAD) return false;
  const pid = Number(readText(file));
  // In a container, numbers repeat: this process has written nothing that is older than itself.
  if (pid === process.pid && stats.mtimeMs < Date.now() - process.uptime() * 1000) return false;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // A process of another user answers with EPERM.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const beingBuilt = (pid: string) =>
  new BuildError({
    file: LOCK,
    found: `process ${pid} is building this site`,
    expected: 'one build of a site at once: "build", "test" and "preview --build" write to the same folders',
    fix: 'Wait until it has ended, or use its result: "live-docs test --built", "live-docs preview"',
  });
