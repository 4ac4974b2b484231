import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { testConfig } from '../../tests/unit/snapshot-of';
import { writeSkills } from './write-skills';

const OURS = '---\nname: kit\ndescription: Kit.\nmetadata:\n  generator: live-docs\n---\n';
const SKILLS = 'site/dist/.well-known/agent-skills';

/** A repository with a package and its built site. */
async function repository(files: Record<string, string> = {}) {
  const folder = await writeFiles({
    'package.json': '{"name":"kit","version":"1.0.0","files":["lib"]}',
    'src/index.ts': '',
    'site/package.json': '{}',
    'site/dist/build.json': '{"data":{"tools":"tools.json"}}',
    'site/dist/tools.json': '{}',
    [`${SKILLS}/index.json`]: '{"skills":[{"name":"kit","files":["SKILL.md","references/a.md"]}]}',
    [`${SKILLS}/kit/SKILL.md`]: OURS,
    [`${SKILLS}/kit/references/a.md`]: '# A\n',
    ...files,
  });
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const write = (out?: string, library = 'kit') =>
    writeSkills({ root: path.join(folder, 'site'), config: testConfig({ library }) }, out && path.join(folder, out));
  return { folder, read, write };
}

test('skills are written into the package, in place of the last ones alone', async () => {
  const { folder, read, write } = await repository({
    'skills/old/SKILL.md': OURS,
    'skills/kit/SKILL.md': OURS,
    'skills/kit/references/gone.md': '',
    'skills/own/SKILL.md': '---\nname: own\n---\n',
  });
  expect(await write()).toEqual([
    `${path.join(folder, 'skills/kit')}: 2 files`,
    'npm leaves the folder out: add "skills" to "files" in the package\'s package.json.',
  ]);
  expect(read('skills/kit/references/a.md')).toBe('# A\n');
  expect(read('skills/own/SKILL.md')).toContain('name: own');
  for (const gone of ['skills/old', 'skills/kit/references/gone.md'])
    expect(existsSync(path.join(folder, gone))).toBe(false);
});

test('a folder that somebody else has written stays, and what is missing is told', async () => {
  const { folder, read, write } = await repository({ 'skills/kit/SKILL.md': 'Mine.' });
  await expect(write()).rejects.toThrow(/kit: a folder that live-docs has not written/);
  expect(read('skills/kit/SKILL.md')).toBe('Mine.');
  await expect(write(undefined, 'react')).rejects.toThrow(/Name a folder with --out/);
  expect(await write('elsewhere', 'react')).toEqual([`${path.join(folder, 'elsewhere/kit')}: 2 files`]);

  const old = await repository({ [`${SKILLS}/index.json`]: '' });
  await expect(old.write()).rejects.toThrow(/index\.json: there is no such file.*Run "live-docs build"/s);
});
