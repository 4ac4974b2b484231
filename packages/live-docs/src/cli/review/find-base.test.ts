import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { buildSide } from './build-side';
import { linkPackages } from './check-out';
import { findBase } from './find-base';
import { findChangedLock } from './install-packages';

/** A repository whose branches `main` and `topic` have a commit each since they parted. @returns its folder. */
async function createRepository(): Promise<{ root: string; git: (...args: string[]) => string }> {
  const root = await writeFiles({ 'a.txt': '1', 'package-lock.json': '{}', 'site/b.txt': '1' });
  const own = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) =>
    execFileSync('git', [...own, ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const commit = (text: string) => {
    writeFileSync(path.join(root, 'a.txt'), text);
    git('add', '--all');
    git('commit', '--quiet', '--message', text);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('Begin');
  git('checkout', '--quiet', '-b', 'topic');
  commit('Topic');
  git('checkout', '--quiet', 'main');
  commit('Main');
  git('checkout', '--quiet', 'topic');
  return { root, git };
}

it('compares with the commit where a branch began, and says what keeps it from that @all', async () => {
  const { root, git } = await createRepository();
  const base = await findBase(path.join(root, 'site'), 'main');
  expect(base).toMatchObject({ top: root, title: expect.stringMatching(/ Begin$/), isDirty: false });
  expect(base.commit).toBe(git('rev-parse', 'HEAD~1'));
  writeFileSync(path.join(root, 'new.txt'), '');
  expect((await findBase(root, 'HEAD')).isDirty).toBe(true);
  await expect(findBase(root, 'mian')).rejects.toThrow(/git knows no commit "mian".*Write "main"/);
  await expect(findBase(root, '--all')).rejects.toThrow(/git knows no commit "--all"/);

  expect(await findChangedLock(base, 'site')).toBeUndefined();
  writeFileSync(path.join(root, 'package-lock.json'), '{ "a": 1 }');
  expect(await findChangedLock(base, 'site')).toEqual({ folder: '.', name: 'package-lock.json' });

  const around = await writeFiles({});
  execFileSync('git', ['clone', '--quiet', '--depth', '1', '--no-single-branch', pathToFileURL(root).href, 'shallow'], {
    cwd: around,
  });
  for (const ref of ['origin/main', 'HEAD~1'])
    await expect(findBase(path.join(around, 'shallow'), ref)).rejects.toThrow(/clone is shallow.*"fetch-depth: 0"/);
  await expect(findBase(around, 'main')).rejects.toThrow(/not a git repository.*Expected a site in a git repository/);
});

it('gives a checkout the packages that are installed, and its own ones', async () => {
  const from = await writeFiles({
    'node_modules/react/package.json': '{}',
    'node_modules/@types/react/package.json': '{}',
    'packages/kit/package.json': '{}',
    'packages/new/package.json': '{}',
    'packages/kit/node_modules/dep/package.json': '{}',
  });
  for (const name of ['kit', 'new'])
    symlinkSync(path.join(from, 'packages', name), path.join(from, 'node_modules', name), 'junction');
  const to = await writeFiles({ 'packages/kit/package.json': '{}', 'node_modules/stale/package.json': '{}' });
  mkdirSync(path.join(to, 'node_modules/.cache'), { recursive: true });
  linkPackages(from, to, ['.', 'packages/kit', 'packages/new']);
  const leadsTo = (name: string) => realpathSync(path.join(to, name));
  expect(leadsTo('node_modules/react')).toBe(path.join(from, 'node_modules/react'));
  expect(leadsTo('node_modules/@types/react')).toBe(path.join(from, 'node_modules/@types/react'));
  expect(leadsTo('node_modules/kit')).toBe(path.join(to, 'packages/kit'));
  expect(leadsTo('packages/kit/node_modules/dep')).toBe(path.join(from, 'packages/kit/node_modules/dep'));
  // What isn't in the checkout, and what it had before.
  for (const name of ['node_modules/new', 'node_modules/stale', 'packages/new'])
    expect(existsSync(path.join(to, name)), name).toBe(false);
  // The second time replaces links, and leaves what they lead to.
  linkPackages(from, to, ['.']);
  expect(lstatSync(path.join(from, 'node_modules/react')).isDirectory()).toBe(true);
});

it('says which of the two sites does not build', async () => {
  const root = await writeFiles({ 'site.config.ts': 'export default 1;' });
  const side = { root, config: undefined, name: 'The site at 1a2b3c4 Begin', say: () => {} };
  await expect(buildSide(side)).rejects.toThrow(
    /site\.config\.ts: The site at 1a2b3c4 Begin doesn't build:\nsite\.config\.ts: its default export is number/,
  );
});
