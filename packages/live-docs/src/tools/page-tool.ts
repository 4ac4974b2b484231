import { canonicalPath, localeAt, markdownAddress } from '../core/model';
import type { BuildReader } from './create-build-reader';
import { find, ToolError, type Tool } from './tool';

/** Reads a page as Markdown. */
export const pageTool = (build: BuildReader): Tool => ({
  name: 'read_page',
  description: 'A page of the documentation, or one section of it, as Markdown with the code of its demos.',
  parameters: {
    path: {
      type: 'string',
      description: 'Path or address of the page: /guide/sorting. It may end with #section.',
      required: true,
    },
    section: { type: 'string', description: 'Title or id of a section. Default: the whole page.' },
  },
  async run(values) {
    const { root, languages = [] } = await build.data('tools');
    const asked = String(values['path']);
    const { pathname, hash } = new URL(asked.startsWith(root) ? `/${asked.slice(root.length)}` : asked, 'http://site');
    const path = canonicalPath(pathname.replace(/\.md$/, ''));
    const language = localeAt(path, languages)?.id;
    const { routes } = await build.data(language === undefined ? 'search' : `search-${language}`);
    const pages = new Map(routes.map((route) => [route.path, route]));
    const page = find('page', path, pages, 'Find one with search.');
    const text = await build.text(encodeURI(markdownAddress(page.path)));

    const section = values['section'] ?? decodeURIComponent(hash.slice(1));
    if (section === '') return text;
    const titles = page.entries
      .flatMap(({ sections }) => sections)
      .flatMap(({ id, title }) => (id === section ? title : []));
    const found = readSection(text, titles[0] ?? String(section));
    if (found !== undefined) return found;
    // An address may lead to a place that is no section, such as a row of a table.
    if (values['section'] === undefined) return text;
    const fix = String(section).startsWith('demo-') ? ' Read a demo with read_demo.' : '';
    throw new ToolError(
      `The page ${path} has no section "${section}". It has: ${listSections(text).join(', ')}.${fix}`,
    );
  },
});

interface Heading {
  depth: number;
  title: string;
  /** Index of its line. */
  line: number;
}

const listSections = (text: string): string[] =>
  findHeadings(text.split('\n'))
    .slice(1)
    .map(({ title }) => title);

/** The section with a title, with those below it; undefined if there is none. Case and punctuation make no difference. */
function readSection(text: string, title: string): string | undefined {
  const lines = text.split('\n');
  const headings = findHeadings(lines);
  const at = headings.findIndex((heading) => fold(heading.title) === fold(title));
  const heading = headings[at];
  if (!heading) return undefined;
  const end = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth)?.line;
  return lines.slice(heading.line, end).join('\n').trimEnd();
}

function findHeadings(lines: readonly string[]): Heading[] {
  let fence = '';
  return lines.flatMap((text, line): Heading | [] => {
    const [, mark = ''] = /^ *(`{3,})/.exec(text) ?? [];
    if (mark && (fence === '' || mark.length >= fence.length)) fence = fence === '' ? mark : '';
    const [, hashes = '', title = ''] = (fence === '' && /^(#{1,6}) (.*)/.exec(text)) || [];
    return hashes === '' ? [] : { depth: hashes.length, title: plain(title), line };
  });
}

/** What a heading says, without links and marks. */
const plain = (title: string) => title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[\\`*]/g, '');

const fold = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
