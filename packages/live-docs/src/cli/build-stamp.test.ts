import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { readSiteConfig } from '../core/node/config/site-config';
import { FEATURES } from '../features';
import { readBuildStamp } from './build-stamp';

/** A site whose library is beside it, and a build of it. */
async function makeSite() {
  const folder = await writeFiles({
    'package.json': '{}',
    'package-lock.json': '{}',
    'kit/package.json': '{"name":"kit","version":"1.0.0"}',
    'kit/index.ts': 'export const kit = 1;\n',
    'site/package.json': '{"dependencies":{"kit":"1.0.0"}}',
    'site/docs/index.md': '# Home\n',
    'site/docs/other.md': '# Other\n',
    'site/public/a.txt': 'a',
    'site/site.config.ts': '',
    'around.ts': '',
  });
  const root = path.join(folder, 'site');
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(folder, 'kit'), path.join(folder, 'node_modules/kit'), 'junction');
  const input = { title: 'A', library: 'react', repository: { url: 'https://example.org' } };
  const read = (options: object = {}) => {
    const own = { ...input, ...options };
    const config = { ...readSiteConfig(own, FEATURES), sources: [path.join(folder, 'around.ts')] };
    return readBuildStamp({ root, input: own, config });
  };
  let builds = 0;
  const build = () => {
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    writeFileSync(path.join(root, 'dist/build.json'), `{"id":"${builds++}"}`);
  };
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const stamp = read();
  build();
  stamp.write();
  return { folder, root, read, build, write };
}

test('a build is current until something changes that it was made from, and again once that is as it was', async () => {
  const { folder, root, read, write } = await makeSite();
  const at = (name: string) => path.join(folder, name);
  const notices = (change: () => void, undo: () => void) => {
    change();
    expect(read().isCurrent()).toBe(false);
    undo();
    expect(read().isCurrent()).toBe(true);
  };
  expect(read().isCurrent()).toBe(true);
  const contents = {
    'site/docs/index.md': '# Home\n',
    'site/public/a.txt': 'a',
    'package-lock.json': '{}',
    'kit/index.ts': 'export const kit = 1;\n',
    'around.ts': '',
  };
  for (const [name, text] of Object.entries(contents))
    notices(
      () => write(name, `${text} `),
      () => write(name, text),
    );
  notices(
    () => write('site/docs/new.md', '# New\n'),
    () => rmSync(at('site/docs/new.md')),
  );
  notices(
    () => renameSync(at('site/docs/other.md'), at('site/docs/moved.md')),
    () => renameSync(at('site/docs/moved.md'), at('site/docs/other.md')),
  );
  // A checkout writes files anew.
  utimesSync(at('site/docs/index.md'), 1, 1);
  // What the build writes, and what it keeps.
  mkdirSync(path.join(root, '.site/compressed'), { recursive: true });
  write('site/dist/index.html', '');
  write('site/.site/compressed/a', '');
  expect(read().isCurrent()).toBe(true);
  expect(read({ title: 'B' }).isCurrent()).toBe(false);
  vi.stubEnv('VITE_NAME', 'b');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(read().isCurrent()).toBe(false);
});

test('another commit is another build, because pages show dates, and so is a change of any file that a page may include', async () => {
  const { folder, root, read, build, write } = await makeSite();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  const commit = () =>
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--allow-empty', '--message', 'Some change');
  git('init');
  write('README.md', '1');
  git('add', 'README.md');
  commit();
  const stamp = read();
  build();
  stamp.write();
  expect(read().isCurrent()).toBe(true);
  commit();
  expect(read().isCurrent()).toBe(false);
  git('checkout', 'HEAD~1');
  expect(read().isCurrent()).toBe(true);
  write('README.md', '2');
  expect(read().isCurrent()).toBe(false);
  write('README.md', '1');
  // Git doesn't ignore the output here.
  writeFileSync(path.join(root, 'dist/more.html'), '');
  expect(read().isCurrent()).toBe(true);
});

test('the output of another build, of one that was broken off, and of one during which something changed is not current', async () => {
  const { root, read, build, write } = await makeSite();
  rmSync(path.join(root, 'dist'), { recursive: true });
  expect(read().isCurrent()).toBe(false);
  build();
  expect(read().isCurrent()).toBe(false);
  const stamp = read();
  write('site/docs/index.md', '# Changed\n');
  build();
  stamp.write();
  expect(read().isCurrent()).toBe(false);
  write('site/docs/index.md', '# Home\n');
  expect(read().isCurrent()).toBe(true);
});
