// @ts-check
// Runs what an assistant wrote for each task in the built site, by run_demo, and says which are right:
// node site/bench/tasks/check-tasks.mjs FOLDER, which has sort.tsx, lazy-tree.tsx and so on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { TASKS } from './tasks.mjs';

const [folder = '.'] = process.argv.slice(2);
const SITE = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = join(SITE, '../packages/live-docs/bin/live-docs.mjs');

/** A file that shows a solution, with a button that checks it. */
const harnessOf = (/** @type {import('./tasks.mjs').Task} */ { check }) => `import Solution from './solution';
const $$ = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.closest('[data-check]'));
const isShown = (one) => one.getBoundingClientRect().height > 0 && one.getAttribute('aria-hidden') !== 'true';
const textsOf = (selector) => $$(selector).filter(isShown).map((one) => one.innerText.trim());
const page = {
  $$,
  $: (selector) => $$(selector)[0],
  rows: () => textsOf('tbody tr'),
  heads: () => textsOf('thead th'),
  wait: (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms)),
};
const task = { ${/^(async )?check\(/.test(String(check)) ? check : `check: ${check}`} };
const run = async () => console.log('CHECK', JSON.stringify(await Promise.resolve(page).then(task.check).catch(String)));
export default () => (
  <>
    <Solution />
    <button data-check="" style={{ position: 'fixed', bottom: 0, right: 0 }} onClick={run}>Check the task</button>
  </>
);
`;

const client = new Client({ name: 'check-tasks', version: '1.0.0' });
const env = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp', SITE], env }));
let right = 0;
for (const [name, task] of Object.entries(TASKS)) {
  const file = join(folder, `${name}.tsx`);
  const result = existsSync(file) ? await ask(task, readFileSync(file, 'utf8')) : `${file} is missing`;
  if (result === 'true') right += 1;
  console.log(`${name.padEnd(16)}${result}`);
}
await client.close();
console.log(`${right} of ${Object.keys(TASKS).length} are right`);

/** @param {import('./tasks.mjs').Task} task @param {string} code @returns {Promise<string>} true, or what the check found */
async function ask(task, code) {
  const values = {
    code: harnessOf(task),
    files: { 'solution.tsx': code },
    steps: [...(task.steps ?? []), 'click Check the task'],
    limit: 100_000,
  };
  const { content } = await client.callTool({ name: 'run_demo', arguments: values }, { timeout: 120_000 });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return /CHECK (.*)/.exec(text)?.[1] ?? text.slice(0, 400);
}
