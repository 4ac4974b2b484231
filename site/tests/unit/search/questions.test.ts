import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readQuestions } from '../../../../packages/live-docs/src/cli/eval/read-questions';
import { askQuestions, createBuildReader } from '../../../../packages/live-docs/src/tools';
import { builtData } from '../../../../packages/live-docs/tests/unit/built-data';
import { siteStore } from '../site-store';

test('the search and the llms files answer the questions of questions.yaml @all', async () => {
  const files = await builtData(siteStore());
  const build = createBuildReader(async (address) => files.get(address) ?? Promise.reject(new Error(address)));
  const file = path.resolve(import.meta.dirname, '../../../questions.yaml');
  const questions = readQuestions(readFileSync(file, 'utf8'), 'questions.yaml');
  expect(questions.questions).toHaveLength(60);
  const scores = await askQuestions(build, questions, 'questions.yaml');
  const short = scores.filter(({ isEnough }) => !isEnough).flatMap(({ misses }) => misses);
  expect(short.join('\n')).toBe('');
});
