import { prepareSearch, rank, toSearchNav, type SearchData, type SearchHit, type SearchIndex } from '../model';
import type { BuildReader } from './create-build-reader';
import { LIMIT, shorten, type Tool } from './tool';

/** Sections that an answer has. */
const MOST = 10;

/** Finds sections by the site's own ranking. */
export function searchTool(build: BuildReader): Tool {
  let last: { index: SearchIndex; data: SearchData } | undefined;
  return {
    name: 'search',
    description:
      'Finds the ten best sections, demos and API rows of the documentation for a few keywords, with their paths and excerpts. Read one with read_page.',
    parameters: { query: { type: 'string', description: 'A few keywords, not a sentence.', required: true }, ...LIMIT },
    async run(values) {
      const [index, { root }] = await Promise.all([build.data('search'), build.data('tools')]);
      if (last?.index !== index)
        last = { index, data: prepareSearch({ ...index, nav: toSearchNav(index.nav, (title) => [title]) }) };
      const { sections, corrections } = rank(last.data, String(values['query']));
      const hits = sections.flatMap(({ hints }) => hints).toSorted((a, b) => b.priority - a.priority);
      const best = [...new Map(hits.map((hit) => [hit.link, hit])).values()].slice(0, MOST);
      if (best.length === 0) return 'Nothing was found. Try other or fewer keywords.';
      const notes = corrections.map(({ from, to }) => `Searched for "${to}" instead of "${from}".`);
      return shorten([...notes, ...best.map((hit, at) => describe(hit, at + 1, root))].join('\n'), values);
    },
  };
}

const join = (texts: SearchHit['highlightTexts']) => texts.map(({ text }) => text).join('');

function describe(
  { link, pageTitle, highlightTitleTexts, highlightTexts }: SearchHit,
  at: number,
  root: string,
): string {
  const title = join(highlightTitleTexts);
  const name = title === pageTitle ? title : `${pageTitle}: ${title}`;
  return `${at}. ${name}\n   ${root}${link.slice(1)}\n   ${join(highlightTexts).slice(0, 300)}`;
}
