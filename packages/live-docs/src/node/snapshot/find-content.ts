import { toSlug, type Problem } from '../../model';
import { isInside, toPosix } from '../files/paths';
import { isReserved, RESERVED } from '../files/reserved-addresses';

/** A file of the site in MDX or Markdown, and the address it answers. */
export interface ContentFile {
  /** Id of the file: its absolute path, with `/`. */
  file: string;
  /** Path from the project's root, with `/`. */
  filename: string;
  /** Address below the base: `/demo/scroll-x`. */
  path: string;
  /** Key of the tab that the file is, for `page.$tab-<key>.mdx`, or `.md`. */
  tab?: string;
}

/** The pages and tabs of a site, and problems of their names by the file whose page shows them. */
export interface FoundContent {
  content: ContentFile[];
  problems: Map<string, Problem[]>;
}

/** Files that are no pages: parts of other pages (`_intro.md`), and pages in another language (`index.zh-CN.md`). */
const PART = /(^|\/)_|\.[a-z]{2,3}-[A-Z][A-Za-z]+\.mdx?$/;

/**
 * Finds pages and tabs. If two files answer the same address, the first one has it. A tab without a page is a page.
 * @param root id of the site's folder.
 * @param docs id of the folder of its pages.
 * @param files ids of files in there, sorted.
 * @param output the folder that a build writes the site to, from `root`.
 */
export function findContent(root: string, docs: string, files: readonly string[], output = 'dist'): FoundContent {
  const isPage = (file: string) =>
    /\.mdx?$/.test(file) && !PART.test(toPosix(docs, file)) && !isInside(`${root}/${output}`, file);
  const found = files.filter(isPage).map((file) => toContentFile(root, docs, file));
  const byAddress = new Map<string, ContentFile>();
  const problems = new Map<string, Problem[]>();
  const add = ({ file }: ContentFile, problem: Problem) => problems.set(file, [...(problems.get(file) ?? []), problem]);
  for (const one of found) {
    const address = one.tab ? `${one.path}?tab=${one.tab}` : one.path;
    const first = byAddress.get(address);
    if (first) add(first, duplicateAddress(one, address, first));
    else byAddress.set(address, one);
    if (isReserved(one.path)) add(one, reservedAddress(one));
  }
  const pages = new Set(found.flatMap(({ path, tab }) => (tab ? [] : [path])));
  const content = [...byAddress.values()].map((one) => {
    const { tab, ...page } = one;
    if (!tab || pages.has(one.path)) return one;
    add(one, missingPage(one, tab));
    if (byAddress.has(one.path)) return one;
    byAddress.set(one.path, page);
    return page;
  });
  return { content, problems };
}

function toContentFile(root: string, docs: string, file: string): ContentFile {
  const filename = toPosix(root, file);
  const [, page = '', tab] = /^(.*?)(?:\.\$tab-([^/]+))?\.mdx?$/.exec(toPosix(docs, file)) ?? [];
  return { file, filename, path: toAddress(page), ...(tab ? { tab } : {}) };
}

/** `index` stands for its folder: `demo/index` answers `/demo`. */
function toAddress(page: string): string {
  return `/${page
    .split('/')
    .map(toSlug)
    .join('/')
    .replace(/(^|\/)index$/, '')}`;
}

const reservedAddress = ({ filename, path }: ContentFile): Problem => ({
  file: filename,
  line: 1,
  found: `the address ${path}, where the build writes a file`,
  expected: RESERVED,
  fix: 'Rename the file or its folder',
});

const duplicateAddress = ({ filename }: ContentFile, address: string, first: ContentFile): Problem => ({
  file: filename,
  line: 1,
  found: `duplicate slug: the address ${address} is also answered by ${first.filename}`,
  expected: 'one file an address',
  fix: 'Rename or delete one of the two',
});

const missingPage = ({ filename, path }: ContentFile, tab: string): Problem => ({
  file: filename,
  line: 1,
  found: `the tab "${tab}" has no page at ${path}`,
  expected: 'a page beside it',
  fix: `Add ${filename.replace(/\.\$tab-[^.]*/, '')} or rename the tab`,
});
