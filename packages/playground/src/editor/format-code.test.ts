import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatCode } from './format-code';

it("leaves the site's demos as they are, which oxfmt has formatted", async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../site/docs/demo');
  const names = readdirSync(folder).filter((name) => /\.(tsx|css)$/.test(name));
  const changed: string[] = [];
  for (const name of names.filter((_, at) => at % 5 === 0)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const caret = Math.min(100, text.length);
    const formatted = await formatCode(name, text, caret);
    if (!('text' in formatted) || formatted.text !== text || formatted.caret !== caret) changed.push(name);
  }
  expect(changed).toEqual([]);
});

it.each([
  [
    'a.tsx',
    'export default ()=><b className="a"\n>{ x as string}</b>',
    'export default () => <b className="a">{x as string}</b>;\n',
  ],
  ['a.js', 'let a = {"b-c": 1, d: "e"}', "let a = { 'b-c': 1, 'd': 'e' };\n"],
  ['a.json', '{"a":[1,\n2]}', '{ "a": [1, 2] }\n'],
  ['a.module.css', '.a{color:red}', '.a {\n  color: red;\n}\n'],
  ['a.less', '@a:1px;.a{&:hover{width:@a}}', '@a: 1px;\n.a {\n  &:hover {\n    width: @a;\n  }\n}\n'],
])('formats %s, and keeps the caret at its place', async (name, text, expected) => {
  const caret = text.indexOf('e');
  const formatted = await formatCode(name, text, Math.max(caret, 0));
  expect(formatted).toMatchObject({ text: expected, caret: Math.max(expected.indexOf('e'), 0) });
});

it.each([
  ['a.tsx', 'const a = 1;\nconst b = ;\n', { line: 2, message: 'Unexpected token' }],
  ['a.css', '.a {}\n\n.b { color: red', { line: 3, message: 'Unclosed block' }],
  ['a.json', '{\n  "a" 1\n}', { line: 2, message: 'Unexpected token' }],
])('says which line of %s is wrong', async (name, text, expected) => {
  expect(await formatCode(name, text, 0)).toEqual(expected);
});
