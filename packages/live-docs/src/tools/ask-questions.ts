import { BuildError, type Problem } from 'live-playground/model';
import { markdownAddress } from '../core/model';
import { prepareSearch, rank, type SearchData, type SearchMetadata } from '../features/search/shared';
import type { BuildReader } from './create-build-reader';
import { bestHits } from './search-tool';

/** What users ask, and what is expected of the answers. */
export interface Questions {
  /** Per cent of the questions that each has to answer. */
  search: number;
  llms: number;
  questions: readonly Question[];
}

interface Question {
  ask: string;
  /** By the address of each page with an answer, a text of it that no other page has. */
  answers: Readonly<Record<string, string>>;
}

/** Hits that somebody looks at. */
const FIRST = 3;

/** How one of the two was asked. */
interface Score {
  of: 'search' | 'llms';
  found: number;
  /** Per cent of the questions that it has to answer. */
  wanted: number;
  isEnough: boolean;
  /** A line a question without an answer among its first hits. */
  misses: string[];
}

/**
 * Asks the search and the `llms` files of a built site.
 * @param name of the file of questions.
 * @throws {BuildError} if a page that a question names doesn't have its answer, or another one has it, too.
 */
export async function askQuestions(build: BuildReader, asked: Questions, name: string): Promise<Score[]> {
  const { questions } = asked;
  const [{ root }, search] = await Promise.all([build.data('tools'), build.data('search')]);
  const texts = await readTexts(build, [
    ...search.routes.map(({ path }) => path),
    ...questions.flatMap(({ answers }) => Object.keys(answers)),
  ]);
  const problems = questions.flatMap((question) => findWrong(name, question, texts));
  if (problems.length > 0) throw new BuildError(problems);
  const indexes = {
    search: prepareSearch(search),
    llms: prepareSearch(await indexLlms((address) => build.text(address), root)),
  };
  return (['search', 'llms'] as const).map((of): Score => {
    const misses = questions.flatMap(({ ask, answers }) => {
      const hits = firstPages(indexes[of], ask);
      if (hits.some((page) => page in answers)) return [];
      return `${of}: "${ask}" found ${hits.join(', ') || 'nothing'}, expected ${Object.keys(answers).join(', ')}`;
    });
    const found = questions.length - misses.length;
    const wanted = asked[of];
    return { of, found, wanted, misses, isEnough: (100 * found) / questions.length >= wanted };
  });
}

/** A page in a list of an `llms` file: its title, the address of its Markdown, and what is said of it. */
const LINE = /^- \[(.*?)\]\((\S+)\)(?:: (.*))?$/gm;

/**
 * What `llms.txt`, and the files that it leads to, say of pages, as an index to search: titles and descriptions alone.
 * @param read the text of a file, by its address below the base.
 * @param root the site's whole address.
 */
async function indexLlms(read: (address: string) => Promise<string>, root: string): Promise<SearchMetadata> {
  const pages = new Map<string, { title: string; description: string }>();
  const lists = new Set(['llms.txt']);
  // Those that are added meanwhile are read, too.
  for (const list of lists)
    for (const [, title = '', link = '', description = ''] of (await read(list)).matchAll(LINE)) {
      const file = link.startsWith(root) ? link.slice(root.length) : link;
      if (/^llms\/.*\.txt$/.test(file)) lists.add(file);
      else if (file.endsWith('.md')) pages.set(decodeURI(file), { title, description });
    }
  return {
    routes: [...pages].map(([file, page]) => ({
      path: file === 'index.md' ? '/' : `/${file.slice(0, -'.md'.length)}`,
      entries: [{ ...page, keywords: [], sections: [{ title: '', paragraphs: [page.description] }] }],
    })),
    demos: [],
    nav: [],
  };
}

const firstPages = (data: SearchData, query: string): string[] =>
  bestHits(rank(data, query), FIRST).map(({ link }) => link.replace(/[?#].*/, ''));

/** The texts of pages, in lower case; empty for a page that there isn't. */
async function readTexts(build: BuildReader, pages: readonly string[]): Promise<Map<string, string>> {
  const read = async (page: string) => {
    const text = await build.text(encodeURI(markdownAddress(page))).catch(() => '');
    return [page, text.toLowerCase()] as const;
  };
  return new Map(await Promise.all([...new Set(pages)].map(read)));
}

function findWrong(file: string, { ask, answers }: Question, texts: ReadonlyMap<string, string>): Problem[] {
  return Object.entries(answers).flatMap(([page, answer]) => {
    const found = [...texts].flatMap(([path, text]) => (text.includes(answer.toLowerCase()) ? path : []));
    const others = found.filter((path) => !(path in answers));
    if (!found.includes(page))
      return {
        file,
        found: `"${answer}" isn't on ${page}`,
        expected: `the answer to "${ask}" on it`,
        fix: 'Correct the question, or write the answer on the page',
      };
    if (others.length === 0) return [];
    const some = others.slice(0, 3).join(', ') + (others.length > 3 ? `, and ${others.length - 3} more` : '');
    return {
      file,
      found: `"${answer}" is on ${some}, too`,
      expected: `a text of ${page} that only pages with the answer to "${ask}" have`,
      fix: 'Choose a longer text, or name these pages as well',
    };
  });
}
