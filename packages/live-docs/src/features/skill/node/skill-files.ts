import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { Api } from '../../../core/node/snapshot/api';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { listSkills, writeSkill, type SkillText } from './write-skill';

/** What the skills specification calls a valid name: https://agentskills.io/specification. */
export const SKILL_NAME = /^(?=.{1,64}$)[a-z\d]+(-[a-z\d]+)*$/;

/** Where clients look for skills. */
const FOLDER = '.well-known/agent-skills';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Archives are the same whenever they're made. The format has no earlier date. */
const DATE = '1980-01-02';

interface TextFile {
  path: string;
  text(): Promise<string | Uint8Array>;
}

/**
 * The skills of a site, each as a folder and as an archive, and their index, as "Agent Skills Discovery via Well-Known URIs" 0.2.0
 * has it (https://github.com/cloudflare/agent-skills-discovery-rfc): an entry has `name`, `type`, `description`, `url` and `digest`.
 * `files` is of 0.1.0, which `npx skills add` read before it knew archives.
 * @param readApi brings the API reference.
 */
export function skillFiles(snapshot: Snapshot, readApi: () => Promise<Api | undefined>): TextFile[] {
  const skills = listSkills(snapshot).map((skill) => {
    const { name, description } = skill;
    const archive = `${FOLDER}/${name}.zip`;
    let written: Promise<SkillText> | undefined;
    const read = () => (written ??= readApi().then((api) => writeSkill({ snapshot, api }, skill)));
    const pack = (texts: SkillText) => {
      const files = Object.entries(texts).map(([file, text]) => [file, strToU8(text)] as const);
      return zipSync(Object.fromEntries(files), { mtime: DATE });
    };
    let packed: Promise<Uint8Array> | undefined;
    const zip = () => (packed ??= read().then(pack));
    const files = skill.files.map((file) => ({
      path: `${FOLDER}/${name}/${file}`,
      text: async () => (await read())[file] ?? '',
    }));
    const entry = async () => ({
      name,
      type: 'archive',
      description,
      // Beside the index, wherever that's served: a preview has other archives than the public address.
      url: `${name}.zip`,
      digest: `sha256:${createHash('sha256')
        .update(await zip())
        .digest('hex')}`,
      files: skill.files,
    });
    return { entry, files: [...files, { path: archive, text: zip }] };
  });
  const index = async () => {
    const entries = await Promise.all(skills.map(({ entry }) => entry()));
    return `${JSON.stringify({ $schema: SCHEMA, skills: entries }, null, 2)}\n`;
  };
  return [...skills.flatMap(({ files }) => files), { path: `${FOLDER}/index.json`, text: index }];
}
