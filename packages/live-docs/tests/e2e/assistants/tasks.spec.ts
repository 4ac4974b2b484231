import { readFileSync } from 'node:fs';
import path from 'node:path';
import { harnessOf, TASKS } from '../../../../../site/bench/tasks/tasks.mjs';
import { SITE } from '../serve';
import { expect, test } from '../test';
import { askServer } from './ask-server';

test('the solutions of the thirty tasks pass their checks @all', async () => {
  test.setTimeout(600_000);
  const { ask, close } = await askServer();
  const wrong: string[] = [];
  for (const [name, task] of Object.entries(TASKS)) {
    const solution = readFileSync(path.join(SITE, `bench/tasks/solutions/${name}.tsx`), 'utf8');
    const steps = [...(task.steps ?? []), 'click Check the task'];
    const files = { 'solution.tsx': solution };
    const { text } = await ask('run_demo', { code: harnessOf(task), files, steps, limit: 100_000 });
    const [, found = text.slice(0, 300)] = /CHECK (.*)/.exec(text) ?? [];
    if (found !== 'true') wrong.push(`${name}: ${found}`);
  }
  await close();
  expect(wrong).toEqual([]);
});
