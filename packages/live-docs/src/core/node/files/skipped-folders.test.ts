import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { toId } from './paths';
import { skippedFolders } from './skipped-folders';

it('skips the built site, and what git ignores of folders that tools write to', async () => {
  const files = ['package.json', 'coverage/a.md', 'lib/a.md', 'build/a.md', 'generated/a.md', 'site/a.md'];
  const root = toId(await writeFiles(Object.fromEntries(files.map((file) => [file, '{}']))));
  expect(skippedFolders(root, root, 'site')).toEqual([`${root}/site`]);
  execFileSync('git', ['init', '-q'], { cwd: root });
  const ignored = await writeFiles({ rules: 'coverage\nlib/\ngenerated\n' });
  execFileSync('git', ['config', 'core.excludesFile', `${ignored}/rules`], { cwd: root });
  expect(skippedFolders(root, root, 'site')).toEqual(['site', 'coverage', 'lib'].map((name) => `${root}/${name}`));
  expect(skippedFolders(root, `${root}/docs`, 'site')).toEqual([]);
});
