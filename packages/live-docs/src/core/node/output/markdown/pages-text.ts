import { defaultAddress } from '../../../model';
import { oncePer } from '../../../model/once-per';
import { commonVersion, libraryVersions } from '../../library/library-versions';
import { tabsOf, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { entryText, fileText, type MarkdownInput } from './entry-markdown';
import { linkTo } from './link-to';

/** Pages without front matter, one block each, and behind them the files that several demos share: each once. */
export function pagesText(input: MarkdownInput, pages: readonly Entry[]): string[] {
  const { texts, shared } = writePages(input, pages);
  return [...texts, ...sharedText(input.snapshot, shared)];
}

/** A block a page, and the files that several demos share: names by id. */
export function writePages(input: MarkdownInput, pages: readonly Entry[]) {
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
export function sharedText(snapshot: Snapshot, shared: ReadonlyMap<string, string>, page?: Entry): string[] {
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

/** The version that all documented packages have; empty if they differ. */
export const libraryVersion = oncePer(({ libraries, root, files }: Snapshot) =>
  commonVersion(libraryVersions(libraries.all, root, files)),
);
