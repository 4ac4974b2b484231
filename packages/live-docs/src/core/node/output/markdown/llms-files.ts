import path from 'node:path';
import { markdownAddress, UNNAMED_GROUP, type SidebarGroup } from '../../../model';
import { siteDescription, textIn, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { listEntries, type NavEntry } from '../data/build-navigation';
import { readNavigation } from '../data/navigation';
import { wholeAddress } from '../data/whole-address';
import { folderOf, llmsIndex, pagesText, type MarkdownInput } from './page-markdown';

/** Name of the file with the text of all pages. */
const FULL = 'llms-full.txt';

/** Characters of an index that readers of such files take whole. */
const MOST = 50_000;

/**
 * The indexes of a site for language models, and the text of all its pages: texts by name, below the base. Each navigation entry
 * has a file with as much as fits: the text of its pages, else a list with their headings, else a list in several files.
 */
export function llmsFiles(input: MarkdownInput): Map<string, string> {
  const { snapshot } = input;
  const full = folderOf(snapshot.locale) + FULL;
  const entries = listEntries(readNavigation(snapshot).entries).filter(({ groups }) => groups.length > 0);
  const files = new Map<string, string>();
  for (const entry of entries) for (const [name, text] of entryFiles(input, entry)) files.set(name, text);

  const head = headOf(snapshot, snapshot.config.title);
  const link = (title: string, name: string) => `- [${title}](${wholeAddress(snapshot.config, name)})`;
  const others = [
    ...entries.map((entry) => link(titleOf(snapshot, entry), entryName(entry))),
    link(textIn(snapshot, 'llms.all', 'All pages in one file'), full),
  ].join('\n');
  const lists = entries.flatMap((entry) => groupLists(snapshot, entry, lineOf));
  const section = (key: string, title: string) => `## ${textIn(snapshot, key, title)}\n\n${others}`;
  const whole = [head, ...lists, section('llms.more', 'More')].join('\n\n');
  files.set(
    llmsIndex(snapshot),
    `${whole.length < MOST ? whole : [head, section('llms.parts', 'Parts')].join('\n\n')}\n`,
  );
  const groups = entries.flatMap((entry) => entry.groups);
  files.set(full, `${[head, ...pagesText(input, pagesOf(snapshot, groups))].join('\n\n')}\n`);
  return files;
}

/** How each file begins. */
const headOf = (snapshot: Snapshot, title: string) =>
  `# ${title}\n\n> ${siteDescription(snapshot) || snapshot.config.title}`;

/** Title of a navigation entry in the language of its pages. */
const titleOf = (snapshot: Snapshot, { title }: NavEntry) => textIn(snapshot, `nav.${title}`, title);

const entryName = ({ path }: NavEntry) => `llms/${path === '/' ? 'index' : path.slice(1)}.txt`;

function entryFiles(input: MarkdownInput, entry: NavEntry): [name: string, text: string][] {
  const { snapshot } = input;
  const { config } = snapshot;
  const name = entryName(entry);
  const head = headOf(snapshot, `${config.title}: ${titleOf(snapshot, entry)}`);
  for (const blocks of [
    () => pagesText(input, pagesOf(snapshot, entry.groups)),
    () => groupLists(snapshot, entry, outlineOf),
    () => groupLists(snapshot, entry, lineOf),
  ]) {
    const text = `${[head, ...blocks()].join('\n\n')}\n`;
    if (text.length < MOST) return [[name, text]];
  }
  const rest = pagesOf(snapshot, entry.groups).map((page) => lineOf(snapshot, page));
  const files: [string, string][] = [];
  while (rest.length > 0) {
    let text = `${head}\n\n## ${textIn(snapshot, 'llms.pages', 'Pages')}\n`;
    // Leaves room for the link to the next file.
    while (rest[0] !== undefined && text.length + rest[0].length < MOST - 500) text += `\n${rest.shift()!}`;
    const next =
      rest.length > 0
        ? `\n- [${textIn(snapshot, 'llms.more', 'More')}](${wholeAddress(config, partName(name, files.length + 2))})`
        : '';
    files.push([files.length === 0 ? name : partName(name, files.length + 1), `${text}${next}\n`]);
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
