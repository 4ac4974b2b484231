import { stringify } from 'yaml';
import { defaultAddress } from '../../../core/model';
import { commonVersion, libraryVersions } from '../../../core/node/library/library-versions';
import { oncePer } from '../../../core/model/once-per';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { entryText, fileText, folderOf, type MarkdownInput } from '../../../core/node/output/markdown/entry-markdown';
import { linkTo } from '../../../core/node/output/markdown/link-to';
import { tabsOf, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';

/** Name of the index of all pages in a language, below the base. */
export const llmsIndex = ({ locale }: Pick<Snapshot, 'locale'>): string => `${folderOf(locale)}llms.txt`;

/** Characters of a page that its readers take whole. */
const MOST = 50_000;

/** A page as Markdown, with front matter and its tabs one after the other. */
export function pageMarkdown(input: MarkdownInput, page: Entry): string {
  const { snapshot } = input;
  const { title, description } = page.front;
  const version = libraryVersion(snapshot);
  const front = {
    title,
    ...(description ? { description } : {}),
    address: wholeAddress(snapshot.config, page.path.slice(1)),
    ...(version ? { version } : {}),
    index: wholeAddress(snapshot.config, llmsIndex(snapshot)),
  };
  const { texts, shared } = writePages(input, [page]);
  const whole = [...texts, ...sharedText(snapshot, shared)].join('\n\n');
  const text = whole.length < MOST ? whole : [...texts, ...sharedText(snapshot, shared, page)].join('\n\n');
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${text}\n`;
}

/** Pages without front matter, one block each, and behind them the files that several demos share: each once. */
export function pagesText(input: MarkdownInput, pages: readonly Entry[]): string[] {
  const { texts, shared } = writePages(input, pages);
  return [...texts, ...sharedText(input.snapshot, shared)];
}

/** A block a page, and the files that several demos share: names by id. */
function writePages(input: MarkdownInput, pages: readonly Entry[]) {
  const shared = new Map<string, string>();
  const texts = pages.map((page) => {
    const tabs = tabsOf(input.snapshot, page).flatMap((tab) => [
      `## ${tab.front.title}`,
      entryText(input, tab, shared),
    ]);
    const { title, description, hero } = page.front;
    return [`# ${title}`, description ?? '', hero?.description ?? '', entryText(input, page, shared), ...tabs]
      .filter(Boolean)
      .join('\n\n');
  });
  return { texts, shared };
}

/**
 * The files that several demos share, as a block.
 * @param page without room for them: a link says which other page has them, where there is one.
 */
function sharedText(snapshot: Snapshot, shared: ReadonlyMap<string, string>, page?: Entry): string[] {
  if (shared.size === 0) return [];
  const blocks = [...shared].map(([file, name]) => {
    const other = page && snapshot.demosByFile.get(file)?.find(({ entry }) => entry.path !== originalPath(page))?.entry;
    return other
      ? `\`${name}\` is on the page [${other.front.title}](${linkTo(snapshot, other.path)}).`
      : fileText(snapshot, file, name);
  });
  return [['## Files that several demos share', ...blocks].join('\n\n')];
}

const originalPath = ({ path, base }: Entry) => defaultAddress(path, base);

const libraryVersion = oncePer(({ libraries, root, files }: Snapshot) =>
  commonVersion(libraryVersions(libraries.all, root, files)),
);
