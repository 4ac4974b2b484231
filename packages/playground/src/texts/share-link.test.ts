import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeShare, encodeShare, HASH_LIMIT } from './share-link';

const edit = {
  id: 'fixed-columns',
  files: { 'fixed-columns.tsx': "export default () => '你好 👋';\n", 'table.css': '' },
};

it('comes back as it was, whatever the text', () => {
  expect(decodeShare(encodeShare(edit)!)).toEqual(edit);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const one = { id: 'simple', files: { 'simple.tsx': text } };
      expect(decodeShare(encodeShare(one)!)).toEqual(one);
    }),
  );
});

it('carries an edit of a demo with any id', () => {
  for (const id of ['api.v2', '表格', 'a b', 'a.b.c'])
    expect(decodeShare(new URL(`http://site/${encodeShare({ ...edit, id })!}`).hash)).toEqual({ ...edit, id });
});

it('needs no escaping in an address', () => {
  const hash = encodeShare(edit)!;
  expect(hash).toMatch(/^#edit=fixed-columns\.[\w-]+$/);
  expect(new URL(`http://site/demo/fixed-columns${hash}`).hash).toBe(hash);
});

it('is short for a repetitive text, and none if it would be too long', () => {
  const files = (text: string) => ({ id: 'simple', files: { 'simple.tsx': text } });
  expect(encodeShare(files('const a = 1;\n'.repeat(200)))!.length).toBeLessThan(200);
  const noise = Array.from({ length: HASH_LIMIT }, (_, at) => Math.sin(at).toString(36).slice(3, 6)).join('');
  expect(encodeShare(files(noise))).toBeUndefined();
});

it('says that a link is damaged: cut, changed, or made by somebody else', () => {
  const hash = encodeShare(edit)!;
  const payload = hash.indexOf('.') + 1;
  for (let end = payload; end < hash.length; end++)
    expect(decodeShare(hash.slice(0, end)), hash.slice(0, end)).toBe('damaged');
  for (let at = payload; at < hash.length - 1; at++) {
    const changed = `${hash.slice(0, at)}${hash[at] === 'A' ? 'B' : 'A'}${hash.slice(at + 1)}`;
    expect(decodeShare(changed), changed).toBe('damaged');
  }
  for (const foreign of ['#edit=', '#edit=simple', '#edit=simple.', '#edit=simple.!!', '#edit=simple.AAAA'])
    expect(decodeShare(foreign)).toBe('damaged');
  expect(decodeShare(`#edit=simple.${'A'.repeat(HASH_LIMIT)}`)).toBe('damaged');
});

it('leaves all other hashes alone', () => {
  for (const hash of ['', '#', '#demo-simple', '#edit', '#editing=1']) expect(decodeShare(hash)).toBeUndefined();
});

it('takes no link that unpacks to very much, or whose files have names that can’t be shown', () => {
  const read = (files: Record<string, string>) => decodeShare(encodeShare({ id: 'simple', files })!);
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.ts`, '']));
  expect(read({ 'a.ts': ' '.repeat(499_000) })).toMatchObject({ id: 'simple' });
  expect(read({ 'a.ts': ' '.repeat(500_000) })).toBe('damaged');
  expect([read(many(50)), read(many(51))]).toEqual([{ id: 'simple', files: many(50) }, 'damaged']);
  for (const name of ['', ' ', 'a.ts ', 'a\u202E.ts', 'a\n.ts', 'a'.repeat(201)])
    expect(read({ [name]: '' }), JSON.stringify(name)).toBe('damaged');
  expect(read({ '../parts/表格 1.ts': '' })).toMatchObject({ id: 'simple' });
});
