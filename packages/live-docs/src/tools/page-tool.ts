import { canonicalPath, localeAt, markdownAddress } from '../core/model';
import { find } from './check-values';
import type { BuildReader } from './create-build-reader';
import { listSections, readSection } from './read-section';
import { LIMIT, shorten, ToolError, type Tool } from './tool';

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
    ...LIMIT,
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
    if (section === '') return shorten(text, values);
    const titles = page.entries
      .flatMap(({ sections }) => sections)
      .flatMap(({ id, title }) => (id === section ? title : []));
    const found = readSection(text, titles[0] ?? String(section));
    if (found !== undefined) return shorten(found, values);
    // An address may lead to a place that is no section, such as a row of a table.
    if (values['section'] === undefined) return shorten(text, values);
    throw new ToolError(`The page ${path} has no section "${section}". It has: ${listSections(text).join(', ')}.`);
  },
});
