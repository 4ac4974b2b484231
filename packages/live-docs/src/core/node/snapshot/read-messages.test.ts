import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXTS } from '../files/entries';
import { readMessages } from './read-messages';

test('reads the texts that a module writes as strings', () => {
  const source = [
    "import type { Messages } from 'live-docs';",
    'const more = { "group.A": "甲" };',
    "export default { ...more, 'nav.B': '乙', 'nav.C': '丙' + more, menu: '菜单' } satisfies Messages;",
  ].join('\n');
  expect(readMessages(source)).toEqual({ 'group.A': '甲', 'nav.B': '乙', 'menu': '菜单' });
});

test('reads those of the engine', () => {
  expect(readMessages(readFileSync(TEXTS['zh-CN']!, 'utf8'))).toMatchObject({ 'upgrade.added': '新增' });
});

test('reads none of what cannot be read', () => {
  expect(readMessages('export default {')).toEqual({});
});
