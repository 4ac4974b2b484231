import path from 'node:path';
import { expect, it } from 'vitest';
import { restoreImports } from './less-imports';

const FILE = { filename: '/site/node_modules/kit/index.less', rootFilename: '/site/assets/index.less' };
const exists = (file: string) => file === path.resolve('/site/node_modules/kit/patch.less');

it.each([
  // As Vite rewrites it.
  ["@import url('../node_modules/kit/patch.less');", "@import './patch.less';"],
  ['@import (reference) url(../node_modules/kit/patch.less);', "@import (reference) './patch.less';"],
  ["@import url('./patch.less');", "@import url('./patch.less');"],
  ["@import url('https://example.org/a.css');", "@import url('https://example.org/a.css');"],
  [
    "a { background: url('../node_modules/kit/patch.less') }",
    "a { background: url('../node_modules/kit/patch.less') }",
  ],
])('%s', (text, restored) => expect(restoreImports(text, FILE, exists)).toBe(restored));
