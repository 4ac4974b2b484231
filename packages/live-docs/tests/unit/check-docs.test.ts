import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** What `live-docs check` prints, and its exit code. */
const checkDocs = (site: string) =>
  new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, [path('bin/live-docs.mjs'), 'check', path(site)], (error, stdout) =>
      resolve({ code: error?.code ?? 0, lines: stdout.trim().split('\n').filter(Boolean) }),
    );
  });

test('the check names each fault with its place, then what no demo shows, and fails', async () => {
  const { code, lines } = await checkDocs('tests/fixtures/reference');
  expect(lines.map((line) => line.replace(/\. Expected .*/, ''))).toEqual([
    'docs/index.mdx:5: <API id="Nothing">, and no package of the site exports that',
    'docs/api/sticky.yaml:5: dead link to "/fenster"',
    'docs/api/sticky.yaml:15: dead link to "/guide/stucky"',
    'docs/api/sticky.yaml:18: "offsetSummary" is said to be new in 1.2.0',
    'No demo shows Sticky getContainer, Sticky offsetScroll, Sticky offsetSummary.',
    '4 of 4 props described, 100 %',
  ]);
  expect(code).toBe(1);
});
