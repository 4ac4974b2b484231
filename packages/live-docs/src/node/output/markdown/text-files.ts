import { markdownAddress } from '../../../model';
import { llmsFiles } from './llms-files';
import { pageMarkdown, type MarkdownInput } from './page-markdown';

/** Every page as Markdown, and the indexes of them: texts by name, below the base. */
export function textFiles(input: MarkdownInput): Map<string, string> {
  const pages = [...input.snapshot.pages.values()].map(
    (page) => [markdownAddress(page.path), pageMarkdown(input, page)] as const,
  );
  return new Map([...pages, ...llmsFiles(input)]);
}

/** One of these files; undefined if there is none of this name. */
export function textFile(input: MarkdownInput, name: string): string | undefined {
  const page = [...input.snapshot.pages.values()].find(({ path }) => markdownAddress(path) === name);
  if (page) return pageMarkdown(input, page);
  return /^llms[/.-]/.test(name) ? llmsFiles(input).get(name) : undefined;
}

/** Media type of such a file. */
export const textType = (name: string): string => `text/${name.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
