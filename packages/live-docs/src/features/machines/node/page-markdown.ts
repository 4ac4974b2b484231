import { stringify } from 'yaml';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { folderOf, type MarkdownInput } from '../../../core/node/output/markdown/entry-markdown';
import { libraryVersion, sharedText, writePages } from '../../../core/node/output/markdown/pages-text';
import type { Entry, Snapshot } from '../../../core/node/snapshot/snapshot';

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
