import { stringify } from 'yaml';
import { markdownAddress } from '../../../core/model';
import { plainName } from '../../../core/node/files/plain-name';
import { shortHash } from '../../../core/node/files/hash-text';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { entryText, type MarkdownInput } from '../../../core/node/output/markdown/entry-markdown';
import { libraryVersion, pagesText } from '../../../core/node/output/markdown/pages-text';
import { siteDescription, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';

/** Characters of a description at most, as the specification says: https://agentskills.io/specification. */
const MOST = 1024;

const API = 'references/api.md';
const UPGRADE = 'references/upgrade.md';

/** What assistants learn at once. */
interface Skill {
  name: string;
  /** What it's for and when to use it: assistants choose by it. */
  description: string;
  pages: readonly Entry[];
  /** The names of its files, the first of which is `SKILL.md`. */
  files: readonly string[];
}

/** Texts of a skill by the name of their file. */
export type SkillText = Readonly<Record<string, string>>;

/** The skills that pages name in their front matter. If none does, all of them are one, which is called as the library. */
export function listSkills(snapshot: Snapshot): Skill[] {
  const { config, libraries } = snapshot;
  const library = libraries.all.map(({ name }) => name).join(', ') || config.title;
  const pages = [...snapshot.pages.values()];
  const nameOf = ({ front }: Entry) => front.of?.['skill'] as string | undefined;
  const names = new Set(pages.flatMap((page) => nameOf(page) ?? []));
  const when = `Use it when you write, review or upgrade code with ${library}.`;
  const about = (text: string) => `${text.slice(0, MOST - when.length - 1).trim()} ${when}`;
  const make = (name: string, own: readonly Entry[], text: string): Skill => ({
    name,
    description: about(text),
    pages: own,
    files: ['SKILL.md', ...referencesOf(snapshot), ...own.map(fileOf)],
  });
  if (names.size > 0)
    return [...names].map((name) => {
      const own = pages.filter((page) => nameOf(page) === name);
      return make(name, own, `${library}: ${own.map(({ front }) => front.title).join(', ')}.`);
    });
  // What the versions changed is in a file of its own.
  const whole = pages.filter(({ path }) => path !== config.changelog);
  return [make(defaultName(library), whole, siteDescription(snapshot) || config.title)];
}

const defaultName = (library: string): string =>
  library
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '') || 'docs';

/** Files beside the pages: the API reference where a page has a table, and what each version changed. */
const referencesOf = ({ entries, config, history }: Snapshot): string[] => [
  ...(config.apiParser !== false && entries.some(({ compiled }) => compiled.tables.length > 0) ? [API] : []),
  ...(history ? [UPGRADE] : []),
];

/** Names may have ASCII letters alone. */
function fileOf({ path }: Pick<Entry, 'path'>): string {
  const name = markdownAddress(path);
  const plain = plainName(name);
  return `references/pages/${plain === name ? name : plain.replace(/(?=\.md$)/, `-${shortHash(name)}`)}`;
}

/** Writes the files of a skill. Its code is that of pages and demos, which `live-docs check` compiles. */
export function writeSkill(input: MarkdownInput, { name, description, pages, files }: Skill): SkillText {
  const { snapshot } = input;
  const { config, libraries } = snapshot;
  const version = libraryVersion(snapshot);
  const front = { name, description, metadata: { generator: 'live-docs', ...(version ? { version } : {}) } };
  const packages = libraries.all.map((one) => one.name);
  const title = [packages.join(', ') || config.title, version].filter(Boolean).join(' ');
  const more: Record<string, string> = {
    [API]: 'API reference: props with types, defaults, since when they exist, deprecation',
    [UPGRADE]: 'What each version added, changed, deprecated and removed',
  };
  const lines = [
    ...Object.entries(more)
      .filter(([file]) => files.includes(file))
      .map(([file, text]) => `- [${text}](${file})`),
    ...pages.map((page) => {
      const { title, description } = page.front;
      return `- [${title}](${fileOf(page)})${description ? `: ${description}` : ''}`;
    }),
  ];
  const body = [
    `# ${title}`,
    'Read the files that fit the task before you write code. They are those of this version.',
    ...(packages.length > 0 ? [`\`\`\`sh\nnpm install ${packages.join(' ')}\n\`\`\``] : []),
    `## Files\n\n${lines.join('\n')}`,
    `The newest documentation is at ${wholeAddress(config, '')}.`,
  ];
  const texts: Record<string, string> = {
    'SKILL.md': `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body.join('\n\n')}\n`,
  };
  for (const file of referencesOf(snapshot)) texts[file] = file === API ? apiText(input) : upgradeText(input);
  for (const page of pages) texts[fileOf(page)] = `${pagesText(input, [page]).join('\n\n')}\n`;
  return texts;
}

/** All tables of the reference, as the component of pages writes them. */
function apiText(input: MarkdownInput): string {
  const tables = [...(input.api?.tables.keys() ?? [])].map((id) => `## ${id}\n\n${written(input, 'API', { id })}`);
  return `${['# API reference', ...tables, written(input, 'ApiTypes')].filter(Boolean).join('\n\n')}\n`;
}

const upgradeText = (input: MarkdownInput): string => `# Upgrade\n\n${written(input, 'UpgradeSteps')}\n`;

/** What a component of pages writes on a page where nothing else is. */
function written(input: MarkdownInput, name: string, props: Record<string, string> = {}): string {
  const [page] = input.snapshot.pages.values();
  if (!page) return '';
  const alone = { ...page, compiled: { ...page.compiled, tables: [] } };
  return entryText(input, alone, new Map(), [{ kind: 'component', name, props }]);
}
