import path from 'node:path';
import { markdownAddress, UNNAMED_GROUP, type SidebarGroup } from '../../../core/model';
import { listEntries, readNavigation, type NavEntry } from '../../../core/node/output/data/navigation';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { folderOf, type MarkdownInput } from '../../../core/node/output/markdown/entry-markdown';
import { pagesText } from '../../../core/node/output/markdown/pages-text';
import { siteDescription, textIn, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { llmsIndex } from './page-markdown';

/** Name of the file with the text of all pages. */
const FULL = 'llms-full.txt';

/** Characters of an index that readers of such files take whole. */
const MOST = 50_000;

/**
 * The indexes of a site for language models, and the text of all its pages, in the language of a snapshot. Each navigation entry
 * has a file with as much as fits: the text of its pages, else a list with their headings, else a list in several files.
 * @param read brings the API reference.
 */
export function llmsFiles(
  snapshot: Snapshot,
  read: () => Promise<MarkdownInput>,
): { path: string; text(): string | Promise<string> }[] {
  const full = folderOf(snapshot.locale) + FULL;
  const entries = listEntries(readNavigation(snapshot).entries).filter(({ groups }) => groups.length > 0);
  const head = headOf(snapshot, snapshot.config.title);
  const index = () => {
    const link = (title: string, name: string) => `- [${title}](${wholeAddress(snapshot.config, name)})`;
    const others = [
      ...entries.map((entry) => link(titleOf(snapshot, entry), entryName(entry))),
      link(textIn(snapshot, 'llms.all', 'All pages in one file'), full),
    ].join('\n');
    const lists = entries.flatMap((entry) => groupLists(snapshot, entry, lineOf));
    const section = (key: string, title: string) => `## ${textIn(snapshot, key, title)}\n\n${others}`;
    const whole = [head, ...lists, section('llms.more', 'More')].join('\n\n');
    return `${whole.length < MOST ? whole : [head, section('llms.parts', 'Parts')].join('\n\n')}\n`;
  };
  const groups = entries.flatMap((entry) => entry.groups);
  return [
    ...entries.flatMap((entry) => entryFiles(snapshot, entry, read)),
    { path: llmsIndex(snapshot), text: index },
    {
      path: full,
      text: async () => `${[head, ...pagesText(await read(), pagesOf(snapshot, groups))].join('\n\n')}\n`,
    },
  ];
}

/** How each file begins. */
const headOf = (snapshot: Snapshot, title: string) =>
  `# ${title}\n\n> ${siteDescription(snapshot) || snapshot.config.title}`;

/** Title of a navigation entry in the language of its pages. */
const titleOf = (snapshot: Snapshot, { title }: NavEntry) => textIn(snapshot, `nav.${title}`, title);

const entryName = ({ path }: NavEntry) => `llms/${path === '/' ? 'index' : path.slice(1)}.txt`;

function entryFiles(
  snapshot: Snapshot,
  entry: NavEntry,
  read: () => Promise<MarkdownInput>,
): { path: string; text(): string | Promise<string> }[] {
  const { config } = snapshot;
  const path = entryName(entry);
  const head = headOf(snapshot, `${config.title}: ${titleOf(snapshot, entry)}`);
  const write = (blocks: readonly string[]) => `${[head, ...blocks].join('\n\n')}\n`;
  const list = write(groupLists(snapshot, entry, lineOf));
  if (list.length < MOST)
    return [
      {
        path,
        async text() {
          const texts = write(pagesText(await read(), pagesOf(snapshot, entry.groups)));
          const outline = write(groupLists(snapshot, entry, outlineOf));
          return [texts, outline].find((text) => text.length < MOST) ?? list;
        },
      },
    ];
  const rest = pagesOf(snapshot, entry.groups).map((page) => lineOf(snapshot, page));
  const files: { path: string; text(): string }[] = [];
  while (rest.length > 0) {
    let lines = `${head}\n\n## ${textIn(snapshot, 'llms.pages', 'Pages')}\n`;
    // Leaves room for the link to the next file.
    while (rest[0] !== undefined && lines.length + rest[0].length < MOST - 500) lines += `\n${rest.shift()!}`;
    const next =
      rest.length > 0
        ? `\n- [${textIn(snapshot, 'llms.more', 'More')}](${wholeAddress(config, partName(path, files.length + 2))})`
        : '';
    const text = `${lines}${next}\n`;
    files.push({ path: files.length === 0 ? path : partName(path, files.length + 1), text: () => text });
  }
  return files;
}

const partName = (name: string, part: number) => `${name.slice(0, -path.extname(name).length)}-${part}.txt`;

/** The lists of an entry's pages, a section a group. */
function groupLists(snapshot: Snapshot, entry: NavEntry, write: (snapshot: Snapshot, page: Entry) => string): string[] {
  return entry.groups.map((group) => {
    const own = textIn(snapshot, `group.${group.title}`, group.title);
    const title = group.title === UNNAMED_GROUP ? titleOf(snapshot, entry) : `${titleOf(snapshot, entry)}: ${own}`;
    const pages = pagesOf(snapshot, [group]).map((page) => write(snapshot, page));
    return `## ${title}\n\n${pages.join('\n')}`;
  });
}

const pagesOf = ({ pages }: Snapshot, groups: SidebarGroup[]): Entry[] =>
  groups.flatMap((group) => group.pages).flatMap(({ path }) => pages.get(path) ?? []);

function lineOf({ config }: Snapshot, { front, path }: Entry): string {
  const line = `- [${front.title}](${wholeAddress(config, markdownAddress(path))})`;
  return front.description ? `${line}: ${front.description}` : line;
}

const outlineOf = (snapshot: Snapshot, page: Entry): string =>
  [lineOf(snapshot, page), ...page.compiled.toc.map(({ depth, title }) => `${'  '.repeat(depth - 1)}- ${title}`)].join(
    '\n',
  );
