import { expect, it } from 'vitest';
import { isTopLevelDeclaration, parseScript, transpile, tt } from './sucrase';

const TEXT = `import type { A } from './a';
const f = (a: A) => <b title={a!}>{a as string}</b>;`;

it('says where each token of a script is in the code', () => {
  const { code, tokens, mappings } = transpile(TEXT, true);
  const codeAt = (piece: string) => {
    const place = mappings[tokens.findIndex(({ start }) => TEXT.startsWith(piece, start))];
    return place === undefined ? undefined : code.slice(place).trimStart();
  };
  expect(codeAt('f = ')).toMatch(/^f = /);
  expect(codeAt('a: A')).toMatch(/^a\) =>/);
  expect(codeAt('a!')).toMatch(/^a,/);
  expect(codeAt('a as')).toMatch(/^a }/);
});

it('has a scope for each function and each for loop, from its first token to its last', () => {
  const code = 'for (const x of y) z(); const f = (a) => b; function g() { c }';
  const { tokens, scopes } = parseScript(code);
  const texts = scopes.map(({ startTokenIndex, endTokenIndex, isFunctionScope }) => [
    code.slice(tokens[startTokenIndex]?.start, tokens[endTokenIndex - 1]?.end),
    isFunctionScope,
  ]);
  expect(texts).toEqual(
    expect.arrayContaining([
      ['for (const x of y) z();', false],
      ['(a) => b', true],
      ['{ c }', true],
    ]),
  );
});

it('tells the kinds of tokens apart, and what is declared at the top', () => {
  const { tokens } = parseScript('"use strict"; while (a.while) { const b = 1 } const c = `${2}`;');
  expect(tokens.filter(({ type }) => type === tt._while)).toHaveLength(1);
  expect(tokens.filter(({ type }) => type === tt.dollarBraceL)).toHaveLength(1);
  expect(tokens.filter(isTopLevelDeclaration)).toHaveLength(1);
});

it.each([
  ['const a = ;', 10],
  // Found by the transformers, which don't say where.
  ['let a;\nexport enum {}', 7],
  ['let a, from, c;\nimport b from c;', 30],
])('says where an error is: %j', (text, pos) => {
  expect(() => transpile(text, false)).toThrow(expect.objectContaining({ pos }));
});
