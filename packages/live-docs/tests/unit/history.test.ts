import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** The browser's history, and what changes it or reads its entries. */
const HISTORY =
  /\b(window|globalThis|self)\.history\b|\bhistory\.(state|back|forward|go|scrollRestoration)\b|\b(push|replace)State\b/;

it('only the navigation touches the history of the browser, so that the address has one owner', () => {
  const files = globSync(['core/{browser,head,model}/**', 'features/*/{browser,shared,worker}/**', 'probe/**'], {
    cwd: SRC,
    ignore: ['**/*.test.*'],
  });
  const touching = files.filter((file) => HISTORY.test(readFileSync(path.join(SRC, file), 'utf8')));
  expect(touching.sort()).toEqual([
    'core/browser/navigation/history-entries.ts',
    'core/browser/navigation/site-location.ts',
  ]);
});
