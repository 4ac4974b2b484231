import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { askQuestions, type BuildReader } from '../../tools';
import { readText } from '../../core/node/files/hash-text';
import { readQuestions } from './read-questions';

/**
 * Asks the search and the `llms` files of a built site, and prints which questions they don't answer.
 * @param file of the questions, absolute.
 * @returns the exit code: 1 if they answer fewer than the file expects.
 * @throws {BuildError} if the file can't be read, or the pages that it names don't have the answers.
 */
export async function evalSite(build: BuildReader, file: string): Promise<number> {
  const name = path.basename(file);
  const text = readText(file);
  if (text === undefined) {
    const fix = 'Name the file of questions: live-docs eval questions.yaml';
    throw new BuildError({ file, found: 'there is no such file', expected: 'questions as YAML', fix });
  }
  const questions = readQuestions(text, name);
  const scores = await askQuestions(build, questions, name);
  const all = questions.questions.length;
  for (const { of, found, wanted, misses } of scores) {
    for (const line of misses) console.log(line);
    console.log(`${of}: ${found} of ${all} answered, ${Math.floor((100 * found) / all)} %, expected ${wanted} %`);
  }
  return scores.every(({ isEnough }) => isEnough) ? 0 : 1;
}
