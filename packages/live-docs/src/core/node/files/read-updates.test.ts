import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { readUpdateTimes } from './read-updates';

const [OLD, NEW, LATEST] = [Date.UTC(2024, 0, 1), Date.UTC(2025, 5, 15), Date.UTC(2026, 2, 3)];

/** Runs git in a folder, at a time, by nobody in particular. */
function git(cwd: string, time: number, ...args: string[]): void {
  const who = { NAME: 'Nobody', EMAIL: 'nobody@example.org', DATE: new Date(time).toISOString() };
  const entries = Object.entries(who).flatMap(([key, value]) =>
    ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value] as const),
  );
  execFileSync('git', args, { cwd, env: { ...process.env, ...Object.fromEntries(entries) }, stdio: 'ignore' });
}

function commit(cwd: string, time: number): void {
  git(cwd, time, 'add', '--all');
  git(cwd, time, 'commit', '--message', 'Some change');
}

/** A repository with a site in the folder `site`. */
async function repository(files: Record<string, string>) {
  const folder = await writeFiles(files);
  git(folder, OLD, 'init');
  commit(folder, OLD);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const move = (from: string, to: string) => {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    renameSync(path.join(folder, from), path.join(folder, to));
  };
  return { folder, root: path.join(folder, 'site'), write, move };
}

it('takes the last commit of each file, and none for a file that has none', async () => {
  const { folder, root, write } = await repository({
    'site/docs/old.mdx': '1',
    'site/docs/ü $tab.mdx': '2',
    'site/docs/new.mdx': '3',
  });
  write('site/docs/new.mdx', '4');
  commit(folder, NEW);
  write('site/docs/fresh.mdx', '');
  const warn = vi.fn();
  const times = await readUpdateTimes(root, 'docs', warn);
  const names = ['docs/old.mdx', 'docs/ü $tab.mdx', 'docs/new.mdx', 'docs/fresh.mdx'];
  expect(names.map((name) => times.get(name))).toEqual([OLD, OLD, NEW, undefined]);
  expect(warn).not.toHaveBeenCalled();
});

it('follows a file that was moved without a change, from outside the site too', async () => {
  const { folder, root, write, move } = await repository({
    'site/docs/a.mdx': 'of a',
    'site/docs/b.mdx': 'of b',
    'docs/outside.mdx': 'of outside',
    'first/chain.mdx': 'of a chain',
    'site/docs/changed.mdx': 'of changed',
  });
  write('site/docs/a.mdx', 'of a, edited');
  commit(folder, NEW);
  move('site/docs/a.mdx', 'site/docs/c.mdx');
  move('first/chain.mdx', 'second/chain.mdx');
  commit(folder, LATEST);
  // To a name that another file had before.
  move('site/docs/b.mdx', 'site/docs/a.mdx');
  move('docs/outside.mdx', 'site/docs/inside.mdx');
  move('second/chain.mdx', 'site/docs/chain.mdx');
  move('site/docs/changed.mdx', 'site/docs/moved.mdx');
  write('site/docs/moved.mdx', 'of something else');
  commit(folder, LATEST);
  expect(Object.fromEntries(await readUpdateTimes(root, 'docs', vi.fn()))).toMatchObject({
    'docs/a.mdx': OLD,
    'docs/c.mdx': NEW,
    'docs/inside.mdx': OLD,
    'docs/chain.mdx': OLD,
    'docs/moved.mdx': LATEST,
  });
});

it('says why there are no dates: a shallow clone, no repository, no git', async () => {
  const { folder } = await repository({ 'site/docs/a.mdx': '1' });
  const clone = path.join(await writeFiles({}), 'clone');
  git(folder, NEW, 'clone', '--depth', '1', `file://${folder}`, clone);
  const reason = async (root: string) => {
    const warn = vi.fn();
    expect(await readUpdateTimes(root, 'docs', warn)).toEqual(new Map());
    expect(warn).toHaveBeenCalledOnce();
    return String(warn.mock.calls[0]?.[0]);
  };
  expect(await reason(path.join(clone, 'site'))).toContain('the clone is shallow');
  expect(await reason(await writeFiles({}))).toContain('in no git repository');
  vi.stubEnv('PATH', folder);
  expect(await reason(folder)).toContain('git is not installed');
  vi.unstubAllEnvs();
});
