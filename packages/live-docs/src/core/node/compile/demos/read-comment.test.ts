import { expect, it } from 'vitest';
import { readComment } from './read-comment';

it.each<[text: string, expected: ReturnType<typeof readComment>]>([
  ['/** Dark mode */\nimport a;', { title: 'Dark mode' }],
  [
    '// Dark mode\n//\n// Follows the system.\n// Always.\na();',
    { title: 'Dark mode', description: { text: 'Follows the system.\nAlways.', line: 3 } },
  ],
  [
    "'use client';\n\n/*\n * # Dark mode\n *\n * Text.\n * @see b\n */",
    { title: 'Dark mode', description: { text: 'Text.', line: 6 } },
  ],
  [
    '// This one shows how a table follows the system.\n',
    { description: { text: 'This one shows how a table follows the system.', line: 1 } },
  ],
  ['/* eslint-disable */\n// @ts-nocheck\n// Dark mode\n', { title: 'Dark mode' }],
  ['/**\n * Copyright (c) A. All rights.\n */\n\n/** title: Dark mode */', { title: 'Dark mode' }],
  ["import a from 'a';\n// Not at the start", undefined],
  ['/** @jsxImportSource theme */\nexport {};', undefined],
  ['', undefined],
])('reads %j', (text, expected) => {
  expect(readComment(text)).toEqual(expected);
});
