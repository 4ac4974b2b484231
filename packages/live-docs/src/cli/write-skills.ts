import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { Problem } from '../core/model';
import { parseJson } from '../core/node/files/parse-json';
import { findLibraries } from '../core/node/library/find-libraries';
import { ownPackages } from '../core/node/library/library';
import { openBuild } from './open-build';
import type { SiteFolder } from './read-site';

/** Where a build has them. */
const SKILLS = '.well-known/agent-skills';

/** What the first lines of each skill say that a build has written. */
const MARK = /^---\n(?:(?!---\n).*\n)*? {2}generator: live-docs\n/;

interface Skill {
  name: string;
  files: string[];
}

/**
 * Writes the skills of a built site into the folder `skills` of the library's package, in place of those of the last time.
 * @param out folder to write to instead, absolute.
 * @returns what was written, and what is to do, as lines of text.
 * @throws {BuildError} if there is no built site, no package, or a folder that somebody else has written.
 */
export async function writeSkills(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  out?: string,
): Promise<string[]> {
  const build = await openBuild(path.join(root, config.output), undefined, ['tools']);
  const index = parseJson<{ skills: Skill[] }>(await build.text(`${SKILLS}/index.json`).catch(() => undefined));
  if (!index) throw new BuildError(notBuilt(config.output));
  const [own, ...others] = ownPackages(findLibraries(root, config));
  if (out === undefined && (!own || others.length > 0)) throw new BuildError(notOne(config.library));
  const target = out ?? path.join(own!.folder, 'skills');
  const { skills } = index;
  const taken = skills
    .map(({ name }) => path.join(target, name))
    .filter((folder) => existsSync(folder) && !isOurs(folder));
  if (taken.length > 0) throw new BuildError(taken.map(foreign));
  for (const name of existsSync(target) ? readdirSync(target) : [])
    if (isOurs(path.join(target, name))) rmSync(path.join(target, name), { recursive: true });
  for (const { name, files } of skills)
    for (const file of files) {
      const written = path.join(target, name, file);
      mkdirSync(path.dirname(written), { recursive: true });
      writeFileSync(written, await build.text(`${SKILLS}/${name}/${file}`));
    }
  const lines = skills.map(({ name, files }) => `${path.join(target, name)}: ${files.length} files`);
  return out === undefined && own && !isListed(own.folder) ? [...lines, NOT_LISTED] : lines;
}

function isOurs(folder: string): boolean {
  const file = path.join(folder, 'SKILL.md');
  return existsSync(file) && MARK.test(readFileSync(file, 'utf8'));
}

/** True if npm packs the folder `skills` of a package. */
function isListed(folder: string): boolean {
  const { files } = parseJson<{ files?: string[] }>(readFileSync(path.join(folder, 'package.json'), 'utf8')) ?? {};
  return files === undefined || files.some((file) => /^(\.?\/)?(skills(\/.*)?|\*.*)$/.test(file));
}

const NOT_LISTED = 'npm leaves the folder out: add "skills" to "files" in the package\'s package.json.';

const notBuilt = (output: string): Problem => ({
  file: `${output}/${SKILLS}/index.json`,
  found: 'there is no such file',
  expected: 'a site that this version of live-docs has built',
  fix: 'Run "live-docs build"',
});

const notOne = (library: string | readonly string[] | undefined): Problem => ({
  file: 'site.config.ts',
  found: `the option library is ${JSON.stringify(library) ?? 'missing'}`,
  expected: 'one package whose source is in the repository',
  fix: 'Name a folder with --out',
});

const foreign = (folder: string): Problem => ({
  file: folder,
  found: 'a folder that live-docs has not written',
  expected: 'none, or skills of the last time',
  fix: 'Move it, or give the pages another "skill"',
});
