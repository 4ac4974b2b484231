import { markdownAddress } from '../../../model';
import { siteFiles } from '../data/site-files';
import { llmsFiles } from './llms-files';
import { pageMarkdown, type MarkdownInput } from './page-markdown';
import { FEED, writeFeed } from './write-feed';

/** Every page as Markdown, and what programs read to find them: texts by name, below the base. */
export function textFiles(input: MarkdownInput): Map<string, string> {
  const pages = [...input.snapshot.pages.values()].map(
    (page) => [markdownAddress(page.path), pageMarkdown(input, page)] as const,
  );
  const feed = writeFeed(input);
  return new Map([
    ...pages,
    ...llmsFiles(input),
    ...siteFiles(input.snapshot),
    ...(feed === undefined ? [] : [[FEED, feed] as const]),
  ]);
}

/** One of these files; undefined if there is none of this name. */
export function textFile(input: MarkdownInput, name: string): string | undefined {
  const page = [...input.snapshot.pages.values()].find(({ path }) => markdownAddress(path) === name);
  if (page) return pageMarkdown(input, page);
  return /^llms[/.-]/.test(name) ? llmsFiles(input).get(name) : undefined;
}

/** Media type of such a file. */
export const textType = (name: string): string => `text/${name.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
