import { expect, it } from 'vitest';
import { createTexts } from './create-texts';
import type { Edits } from './edit-store';

const files = [
  { name: 'simple.tsx', text: 'simple\n' },
  { name: 'rows.ts', text: 'rows\n' },
];
const { version } = createTexts(files, { read: () => ({}), keep: () => true });

/** Texts with a store that keeps edits in a variable, or refuses them. */
function open(kept: Edits = {}, accepts = true) {
  const stored = { edits: kept };
  const texts = createTexts(files, {
    read: () => stored.edits,
    keep(edits) {
      if (accepts) stored.edits = { ...stored.edits, ...edits };
      return accepts;
    },
  });
  return { texts, stored };
}

it('begins with the edit of its version, and leaves out files that are as the original', () => {
  const { texts } = open({ [version]: { 'simple.tsx': 'edited', 'rows.ts': 'rows\n' } });
  expect(texts.all()).toEqual({ 'simple.tsx': 'edited', 'rows.ts': 'rows\n' });
  expect([texts.isEdited(), texts.offer(), texts.original('simple.tsx')]).toEqual([true, undefined, 'simple\n']);
  texts.set('simple.tsx', 'simple\n');
  expect(texts.isEdited()).toBe(false);
});

it('stores what is typed when it is saved', () => {
  const { texts, stored } = open();
  texts.set('rows.ts', 'more');
  expect([texts.text('rows.ts'), stored.edits]).toEqual(['more', {}]);
  expect(texts.save()).toBeUndefined();
  expect(stored.edits).toEqual({ [version]: { 'rows.ts': 'more' } });
});

it('takes back a reset, and resets again', () => {
  const { texts, stored } = open({ [version]: { 'simple.tsx': 'edited' } });
  texts.reset();
  expect([texts.text('simple.tsx'), stored.edits]).toEqual(['simple\n', { [version]: {} }]);
  texts.undo();
  expect([texts.text('simple.tsx'), stored.edits]).toEqual(['edited', { [version]: { 'simple.tsx': 'edited' } }]);
  texts.undo();
  expect(texts.isEdited()).toBe(false);
});

it('takes what another tab stored, once, and can bring its own back', () => {
  const { texts, stored } = open({ [version]: { 'simple.tsx': 'mine' } });
  stored.edits = { [version]: { 'simple.tsx': 'theirs' } };
  expect([texts.follow(), texts.follow(), texts.text('simple.tsx')]).toEqual([true, false, 'theirs']);
  texts.undo();
  expect(texts.text('simple.tsx')).toBe('mine');
});

it('offers the edits of older versions, the newest first', () => {
  const { texts, stored } = open({ va: { 'simple.tsx': 'a' }, vb: { 'gone.ts': 'b' } });
  expect([texts.offer(), texts.takeOlder(), texts.files()]).toEqual([
    'older',
    true,
    ['simple.tsx', 'rows.ts', 'gone.ts'],
  ]);
  expect(stored.edits).toEqual({ va: { 'simple.tsx': 'a' }, vb: {}, [version]: { 'gone.ts': 'b' } });
  texts.undo();
  expect(stored.edits).toEqual({ va: { 'simple.tsx': 'a' }, vb: { 'gone.ts': 'b' }, [version]: {} });
  expect([texts.dropOlder(), texts.dropOlder(), texts.takeOlder()]).toEqual(['older', undefined, false]);
});

it('says that an edit is not kept, and nothing of an original', () => {
  const { texts } = open({}, false);
  texts.set('simple.tsx', 'edited');
  expect(texts.save()).toBe('unkept');
  expect(texts.reset()).toBeUndefined();
  expect(texts.undo()).toBe('unkept');
});
