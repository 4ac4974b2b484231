import type { SearchMetadata } from '../features/search/shared';

/** A page in a list of an `llms` file: its title, the address of its Markdown, and what is said of it. */
const LINE = /^- \[(.*?)\]\((\S+)\)(?:: (.*))?$/gm;

/**
 * What `llms.txt`, and the files that it leads to, say of pages, as an index to search: titles and descriptions alone.
 * @param read the text of a file, by its address below the base.
 * @param root the site's whole address.
 */
export async function indexLlms(read: (address: string) => Promise<string>, root: string): Promise<SearchMetadata> {
  const pages = new Map<string, { title: string; description: string }>();
  const seen = new Set<string>();
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    for (const [, title = '', link = '', description = ''] of (await read(address)).matchAll(LINE)) {
      const file = link.startsWith(root) ? link.slice(root.length) : link;
      if (/^llms\/.*\.txt$/.test(file)) await visit(file);
      else if (file.endsWith('.md')) pages.set(decodeURI(file), { title, description });
    }
  };
  await visit('llms.txt');
  return {
    routes: [...pages].map(([file, page]) => ({
      path: file === 'index.md' ? '/' : `/${file.slice(0, -'.md'.length)}`,
      entries: [{ ...page, keywords: [], sections: [{ title: '', paragraphs: [page.description] }] }],
    })),
    demos: [],
    nav: [],
  };
}
