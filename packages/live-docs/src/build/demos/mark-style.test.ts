import { expect, it } from 'vitest';
import { markStyle } from './mark-style';

it('puts a stylesheet into a block that names its file', () => {
  expect(markStyle('a { color: red }', 'docs/demo/a.css')).toBe(
    '@supports (--demo-file: "docs/demo/a.css") {a { color: red }\n}',
  );
});

it('leaves in front what must stand first, and does not mistake comments for it', () => {
  const marked = markStyle("/* @import 'x'; */\n@import 'y.css';\n/* ; */ a {}", 'docs/a.css');
  expect(marked).toBe(`/* @import 'x'; */\n@import 'y.css';@supports (--demo-file: "docs/a.css") {\n/* ; */ a {}\n}`);
  expect(markStyle("/* @import 'x'; */ a {}", 'docs/a.css')).toMatch(/^@supports .*\{\/\* @import/);
});
