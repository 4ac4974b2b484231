import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { prepareSearch, rank, type SearchData } from '../../features/search/shared';
import { markdownAddress } from '../../core/model';
import { bestHits, type BuildReader } from '../../tools';
import { indexLlms } from './index-llms';
import { readQuestions, type Questions } from './read-questions';

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
 * Asks the search and the `llms` files of a built site, and prints which questions they don't answer.
 * @param file of the questions, absolute.
 * @returns the exit code: 1 if they answer fewer than the file expects.
 * @throws {BuildError} if the file can't be read, or the pages that it names don't have the answers.
 */
export async function evalSite(build: BuildReader, file: string): Promise<number> {
  const name = path.basename(file);
  const questions = readQuestions(readText(file), name);
  const scores = await askQuestions(build, questions, name);
  const all = questions.questions.length;
  for (const { of, found, wanted, misses } of scores) {
    for (const line of misses) console.log(line);
    console.log(`${of}: ${found} of ${all} answered, ${Math.floor((100 * found) / all)} %, expected ${wanted} %`);
  }
  return scores.every(({ isEnough }) => isEnough) ? 0 : 1;
}

/** Asks without printing anything. @param name of the file of questions. @throws {BuildError} as above. */
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

type Question = Questions['questions'][number];

const noAnswer = (file: string, { ask, pages, answer }: Question) => ({
  file,
  found: `"${answer}" is on none of ${pages.join(', ')}`,
  expected: `the answer to "${ask}" on one of them`,
  fix: 'Correct the question, or write the answer on a page',
});

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const fix = 'Name the file of questions: live-docs eval questions.yaml';
    throw new BuildError([{ file, found: 'there is no such file', expected: 'questions as YAML', fix }]);
  }
}
