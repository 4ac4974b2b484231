import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { lastUpdated, readCommitTimes } from './read-updates';

const [OLD, NEW, OWN] = [Date.UTC(2024, 0, 1), Date.UTC(2025, 5, 15), Date.UTC(2023, 2, 3)];

/** Runs git in a folder, at a time, by nobody in particular. */
function git(cwd: string, time: number, ...args: string[]): void {
  const who = { NAME: 'Nobody', EMAIL: 'nobody@example.org', DATE: new Date(time).toISOString() };
  const entries = Object.entries(who).flatMap(([key, value]) =>
    ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value] as const),
  );
  execFileSync('git', args, { cwd, env: { ...process.env, ...Object.fromEntries(entries) }, stdio: 'ignore' });
}

it('takes the last commit of each file, and the own time of one that has none', async () => {
  const repository = await writeFiles({
    'site/docs/old.mdx': '1',
    'site/docs/ü $tab.mdx': '1',
    'site/docs/new.mdx': '1',
  });
  const root = path.join(repository, 'site');
  git(repository, OLD, 'init');
  git(repository, OLD, 'add', '.');
  git(repository, OLD, 'commit', '--message', 'One');
  writeFileSync(path.join(root, 'docs/new.mdx'), '2');
  git(repository, NEW, 'commit', '--all', '--message', 'Two');
  const fresh = path.join(root, 'docs/fresh.mdx');
  writeFileSync(fresh, '');
  utimesSync(fresh, OWN / 1000, OWN / 1000);

  const times = readCommitTimes(root);
  const names = ['docs/old.mdx', 'docs/ü $tab.mdx', 'docs/new.mdx', 'docs/fresh.mdx'];
  expect(names.map((name) => lastUpdated(times, name, path.join(root, name)))).toEqual([OLD, OLD, NEW, OWN]);
});

it('takes the time of the file where there is no repository', async () => {
  const root = await writeFiles({ 'docs/index.mdx': '' });
  const file = path.join(root, 'docs/index.mdx');
  utimesSync(file, OWN / 1000, OWN / 1000);
  expect(lastUpdated(readCommitTimes(root), 'docs/index.mdx', file)).toBe(OWN);
});
