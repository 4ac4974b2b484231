import {
  prepareSearch,
  rank,
  type SearchData,
  type SearchHit,
  type SearchIndex,
  type SearchResult,
} from '../features/search/shared';
import { suggest } from '../core/model';
import type { BuildReader } from './create-build-reader';
import { ToolError, type Tool } from './tool';

/** Sections that an answer has. */
const MOST = 10;

/** Finds sections by the site's own ranking. */
export function searchTool(build: BuildReader): Tool {
  let last: { index: SearchIndex; data: SearchData } | undefined;
  return {
    name: 'search',
    description:
      'Finds the ten best sections, demos and API rows of the documentation for a few keywords, with their paths and excerpts. Read one with read_page.',
    parameters: {
      query: { type: 'string', description: 'A few keywords, not a sentence.', required: true },
      language: {
        type: 'string',
        description: 'Language of the pages, if there are translations: zh-CN. Default: that of the site.',
      },
    },
    async run({ query, language: wanted }) {
      const { root, language = 'en', languages = [] } = await build.data('tools');
      const known = [language, ...languages.map(({ id }) => id)];
      const index = await build.data(indexName(known, wanted === undefined ? undefined : String(wanted)));
      if (last?.index !== index) last = { index, data: prepareSearch(index) };
      const result = rank(last.data, String(query));
      const complete = bestHits(result, MOST);
      // Where few match every keyword, an assistant can use those that match some.
      const isFew = complete.length < MOST && result.partial > 0;
      const partial = isFew ? bestHits(rank(last.data, String(query), true), MOST) : [];
      const best = distinct([...complete, ...partial]).slice(0, MOST);
      if (best.length === 0) return 'Nothing was found. Try other or fewer keywords.';
      const notes = result.corrections.map(({ from, to }) => `Searched for "${to}" instead of "${from}".`);
      return [...notes, ...best.map((hit, at) => describe(hit, at + 1, root))].join('\n');
    },
  };
}

/** The best hits, in the order of the search box: the most relevant ones first. */
export function bestHits({ sections, top }: SearchResult, most: number): SearchHit[] {
  const hits = sections.flatMap(({ hints }) => hints).toSorted((a, b) => b.priority - a.priority);
  return distinct([...top, ...hits]).slice(0, most);
}

const distinct = (hits: readonly SearchHit[]): SearchHit[] => [...new Map(hits.map((hit) => [hit.link, hit])).values()];

/** Name of the index of a language. @param known all languages, the default one first. @throws {ToolError} if no page is in it. */
function indexName(known: readonly string[], language: string | undefined) {
  if (language === undefined || language === known[0]) return 'search';
  if (!known.includes(language))
    throw new ToolError(
      `There are no pages in "${language}"${suggest(language, known) || '.'} There are pages in ${known.join(', ')}.`,
    );
  return `search-${language}` as const;
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
