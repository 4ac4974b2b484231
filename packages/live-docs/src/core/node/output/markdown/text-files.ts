import { markdownAddress } from '../../../model';
import { siteFiles } from '../data/site-files';
import { llmsFiles } from './llms-files';
import { pageMarkdown, type MarkdownInput } from './page-markdown';
import { inAllLanguages } from '../../snapshot/snapshot';
import { feedName, writeFeed } from './write-feed';

/** Every page as Markdown, and what programs read to find them: texts by name, below the base. */
export function textFiles(input: MarkdownInput): Map<string, string> {
  const files = new Map<string, string>(siteFiles(input.snapshot));
  for (const snapshot of inAllLanguages(input.snapshot)) {
    const local = { ...input, snapshot };
    for (const page of snapshot.pages.values()) files.set(markdownAddress(page.path), pageMarkdown(local, page));
    for (const [name, text] of llmsFiles(local)) files.set(name, text);
    const feed = writeFeed(local);
    if (feed !== undefined) files.set(feedName(snapshot), feed);
  }
  return files;
}

/** One of these files; undefined if there is none of this name. */
export function textFile(input: MarkdownInput, name: string): string | undefined {
  for (const snapshot of inAllLanguages(input.snapshot)) {
    const local = { ...input, snapshot };
    const page = [...snapshot.pages.values()].find(({ path }) => markdownAddress(path) === name);
    if (page) return pageMarkdown(local, page);
    const text = /(^|\/)llms[/.-]/.test(name) ? llmsFiles(local).get(name) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Media type of such a file. */
export const textType = (name: string): string => `text/${name.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
