import { BuildError } from 'live-playground/model';
import { markdownAddress } from '../core/model';
import { prepareSearch, rank, type SearchData } from '../features/search/shared';
import type { BuildReader } from './create-build-reader';
import { indexLlms } from './index-llms';
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
  /** Addresses of the pages that have the answer. */
  pages: readonly string[];
  /** A text of the answer. */
  answer: string;
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
 * @throws {BuildError} if the pages that a question names don't have its answer.
 */
export async function askQuestions(build: BuildReader, asked: Questions, name: string): Promise<Score[]> {
  const { questions } = asked;
  const answers = await Promise.all(questions.map((question) => answerPages(build, question)));
  const lost = questions.filter((_, at) => answers[at]!.length === 0);
  if (lost.length > 0) throw new BuildError(lost.map((question) => noAnswer(name, question)));
  const { root } = await build.data('tools');
  const indexes = {
    search: prepareSearch(await build.data('search')),
    llms: prepareSearch(await indexLlms((address) => build.text(address), root)),
  };
  return (['search', 'llms'] as const).map((of): Score => {
    const misses = questions.flatMap(({ ask }, at) => {
      const hits = firstPages(indexes[of], ask);
      if (hits.some((page) => answers[at]!.includes(page))) return [];
      return `${of}: "${ask}" found ${hits.join(', ') || 'nothing'}, expected ${answers[at]!.join(', ')}`;
    });
    const found = questions.length - misses.length;
    const wanted = asked[of];
    return { of, found, wanted, misses, isEnough: (100 * found) / questions.length >= wanted };
  });
}

const firstPages = (data: SearchData, query: string): string[] =>
  bestHits(rank(data, query), FIRST).map(({ link }) => link.replace(/[?#].*/, ''));

/** Those of a question's pages that have the answer, whatever the case. */
async function answerPages(build: BuildReader, { pages, answer }: Question): Promise<string[]> {
  const texts = await Promise.all(pages.map((page) => build.text(markdownAddress(page)).catch(() => '')));
  return pages.filter((_, at) => texts[at]!.toLowerCase().includes(answer.toLowerCase()));
}

const noAnswer = (file: string, { ask, pages, answer }: Question) => ({
  file,
  found: `"${answer}" is on none of ${pages.join(', ')}`,
  expected: `the answer to "${ask}" on one of them`,
  fix: 'Correct the question, or write the answer on a page',
});
