// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { fakeHost } from '../../../../tests/support/fake-host';
import type { PlaygroundFile, LiveError } from '../model/live';
import { createSession } from './create-session';
import { createEditStore, type Edits } from '../texts/edit-store';

const filesOf = (texts: Record<string, string>): PlaygroundFile[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));
const ORIGINAL = { 'simple.tsx': 'simple\n', 'rows.ts': 'rows\n' };

beforeEach(() => localStorage.clear());
afterAll(() => localStorage.clear());

/** Has the browser keep nothing for the length of a test. */
function refuseToKeep() {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** What another tab writes, of which this one is told. */
function keepElsewhere(edits: Edits) {
  createEditStore('simple').keep(edits);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

function createBlock() {
  const block = document.createElement('div');
  block.innerHTML = '<div data-demo-preview></div><button></button>';
  return block;
}

/** A session whose runs end at once, as the test says. */
function open(store = createEditStore('simple'), texts: Record<string, string> = ORIGINAL, showsOriginal = true) {
  const clock = fakeClock();
  const recover = vi.fn(async (_message: string, _isSecond: boolean) => false);
  const { host, compiled, onRun, answer, close, ...frame } = fakeHost();
  /** Whether the note was set when a run began. */
  const marks: boolean[] = [];
  onRun.mockImplementation(() => void marks.push(store.marked()));
  const session = createSession({
    host,
    demo: 'simple',
    originals: filesOf(texts),
    store,
    clock,
    recover,
    place: (slot) => ({ slot, title: '', scrolls: false }),
    showsOriginal,
  });
  const start = (block = createBlock()) => {
    const stop = session.start(block);
    onTestFinished(stop);
    return stop;
  };
  return {
    session,
    clock,
    store,
    plays: compiled,
    onRun,
    marks,
    close,
    recover,
    start,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    answer(error: LiveError | null) {
      answer(error ? { type: 'failed', error } : { type: 'rendered', stateReset: false });
    },
    ...frame,
  };
}

it('runs an edit at once, with all files, after it was kept', async () => {
  const { session, store, plays, marks, start, settle } = open();
  start();
  expect([plays, session.view().edited]).toEqual([[], false]);
  session.edit('rows.ts', 'more rows\n');
  expect(plays).toEqual([{ entry: 'simple.tsx', files: { ...ORIGINAL, 'rows.ts': 'more rows\n' } }]);
  expect(store.read()).toEqual({ [session.version]: { 'rows.ts': 'more rows\n' } });
  await settle();
  // What runs may be the last that this page does.
  expect(marks).toEqual([true]);
  expect(session.view()).toMatchObject({ state: 'compiled', edited: true });
  expect([session.text('rows.ts'), session.texts()['simple.tsx']]).toEqual(['more rows\n', 'simple\n']);
});

it('runs the last of many keys, not each', async () => {
  const { session, clock, plays, start } = open();
  start();
  for (const text of ['a', 'ab', 'abc', 'abcd']) session.edit('simple.tsx', text);
  clock.pass(100);
  expect(plays.map(({ files }) => files['simple.tsx'])).toEqual(['a', 'abcd']);
});

it('shows an error, and takes it away when the next edit stands', async () => {
  const { session, clock, start, settle, answer } = open();
  start();
  const error = { message: 'No', file: 'simple.tsx', line: 1, column: 1 };
  answer(error);
  session.edit('simple.tsx', '(');
  await settle();
  expect(session.view()).toMatchObject({ state: 'error', error });
  answer(null);
  session.edit('simple.tsx', '()');
  clock.pass(100);
  await settle();
  expect(session.view()).toMatchObject({ state: 'compiled', error: undefined });
});

it('shows an error that comes later', async () => {
  const { session, start, settle, fail } = open();
  start();
  session.edit('simple.tsx', 'edited');
  await settle();
  fail({ message: 'In a handler' });
  expect(session.view()).toMatchObject({ state: 'error', error: { message: 'In a handler' } });
});

it('brings back what the device kept, and runs it', () => {
  const first = open();
  first.session.edit('simple.tsx', 'edited');
  const { session, plays, start } = open(first.store);
  expect(session.view().edited).toBe(true);
  start();
  expect(plays[0]?.files['simple.tsx']).toBe('edited');
});

it('shows without running what the page did not come back from, until the reader runs it', async () => {
  const first = open();
  first.session.edit('simple.tsx', 'for (;;);');
  first.store.mark();
  const { session, clock, plays, start, settle, store } = open(first.store);
  expect(session.view()).toMatchObject({ edited: true, note: 'stopped', state: 'idle' });
  start();
  expect([plays, session.text()]).toEqual([[], 'for (;;);']);
  session.run();
  expect([plays.length, session.view().note]).toEqual([1, undefined]);
  await settle();
  expect(store.marked()).toBe(true);
  clock.pass(5000);
  expect(store.marked()).toBe(false);
});

it('keeps what stopped the page from running until the reader asks for it, whatever else they do', async () => {
  const first = open();
  first.session.edit('simple.tsx', 'for (;;);');
  first.store.mark();
  const { session, store, clock, plays, start } = open(first.store);
  const block = createBlock();
  const stop = start(block);
  for (const element of block.children) element.dispatchEvent(new Event('click', { bubbles: true }));
  clock.pass(5000);
  window.dispatchEvent(new Event('pagehide'));
  expect(store.marked()).toBe(true);
  session.edit('simple.tsx', 'for (;;) ;');
  expect([plays, session.view().note]).toEqual([[], 'stopped']);
  expect(store.read()).toEqual({ [session.version]: { 'simple.tsx': 'for (;;) ;' } });
  session.reset();
  session.undo();
  expect([plays, session.view().note, session.text()]).toEqual([[], 'stopped', 'for (;;) ;']);
  stop();
  expect(store.marked()).toBe(true);
  start(block);
  session.edit('simple.tsx', 'simple\n');
  expect([plays.length, session.view().note]).toEqual([1, undefined]);
});

it('does not run by itself again what its frame was taken away for', async () => {
  const { session, clock, store, plays, start, settle, answer } = open();
  start();
  answer({ message: 'The demo did not respond and was stopped', ended: 'silent' });
  session.edit('simple.tsx', 'edited');
  await settle();
  expect(session.view()).toMatchObject({ state: 'error', note: 'stopped' });
  clock.pass(5000);
  window.dispatchEvent(new Event('pagehide'));
  expect(store.marked()).toBe(true);
  session.edit('simple.tsx', 'edited again');
  expect(plays).toHaveLength(1);
  expect(open(store).session.view().note).toBe('stopped');
  answer(null);
  session.run();
  await settle();
  expect([plays.length, session.view().note]).toEqual([2, undefined]);
  clock.pass(5000);
  expect(store.marked()).toBe(false);
});

it('runs what is typed after an edit that left its frame: it may be mended', async () => {
  const { session, clock, store, plays, start, settle, answer } = open();
  start();
  answer({ message: 'The demo left its page and was stopped', ended: 'left' });
  session.edit('simple.tsx', 'edited');
  await settle();
  expect([session.view().note, store.marked()]).toEqual(['stopped', true]);
  answer(null);
  clock.pass(100);
  session.edit('simple.tsx', 'mended');
  expect([plays.length, session.view().note]).toEqual([2, undefined]);
  await settle();
  clock.pass(5000);
  expect(store.marked()).toBe(false);
});

it('runs what another tab runs, if that answers', async () => {
  const first = open();
  first.start();
  first.session.edit('simple.tsx', 'edited');
  await first.settle();
  const { session, plays, start } = open(createEditStore('simple'));
  expect(session.view().note).toBe('stopped');
  start();
  await vi.waitFor(() => expect([plays.length, session.view().note]).toEqual([1, undefined]));
});

it('leaves what another tab has stopped', async () => {
  const first = open();
  first.start();
  first.answer({ message: 'The demo did not respond and was stopped', ended: 'silent' });
  first.session.edit('simple.tsx', 'edited');
  await first.settle();
  const other = open(createEditStore('simple'));
  other.start();
  other.store.unmark();
  expect([other.session.view().note, other.store.marked()]).toEqual(['stopped', true]);
});

it('remembers a frame that was taken away later, too', async () => {
  const { session, store, clock, start, settle, end } = open();
  start();
  session.edit('simple.tsx', 'edited');
  await settle();
  clock.pass(5000);
  end();
  expect([session.view().note, store.marked()]).toEqual(['stopped', true]);
});

it('compiles the text that is there before it is edited, and again after a reset, but runs edits alone', async () => {
  const { session, plays, onRun, start, settle } = open();
  start();
  expect(plays).toEqual([]);
  session.prepare();
  await settle();
  expect(session.view()).toMatchObject({ state: 'idle', framed: false });
  session.edit('simple.tsx', 'edited');
  await settle();
  session.reset();
  expect(plays.map(({ files }) => files['simple.tsx'])).toEqual(['simple\n', 'edited', 'simple\n']);
  expect(onRun.mock.calls.map(([{ files }]) => files['simple.tsx'])).toEqual(['edited']);
});

it('gets nothing ready beside the first run of a kept edit, which would be overtaken', async () => {
  const store = createEditStore('simple');
  const first = open(store);
  first.session.edit('simple.tsx', 'edited');
  const { session, plays, start, settle } = open(store);
  start();
  session.prepare();
  await settle();
  expect(plays.map(({ files }) => files['simple.tsx'])).toEqual(['edited']);
});

it('brings the original back, and the edit again', async () => {
  const { session, plays, start, store, close, settle } = open();
  start();
  session.edit('simple.tsx', 'edited');
  await settle();
  const { revision } = session.view();
  session.reset();
  expect(session.view()).toMatchObject({ state: 'idle', edited: false, note: 'reset', revision: revision + 1 });
  expect([session.text(), store.read(), close.mock.calls.length]).toEqual(['simple\n', {}, 1]);
  session.undo();
  expect([session.text(), session.view().edited, session.view().note]).toEqual(['edited', true, undefined]);
  expect(store.read()).toEqual({ [session.version]: { 'simple.tsx': 'edited' } });
  await settle();
  expect(plays.length).toBeGreaterThan(0);
});

it('runs the original in the frame where that is wanted, and gives it back to the page', async () => {
  const { session, start, plays, settle } = open();
  start();
  session.frame(true);
  await settle();
  expect(session.view()).toMatchObject({ state: 'compiled', edited: false });
  expect(plays).toEqual([{ entry: 'simple.tsx', files: ORIGINAL }]);
  session.frame(false);
  expect(session.view()).toMatchObject({ state: 'idle', framed: false });
});

it('counts text typed back to the original as no edit', () => {
  const { session, store } = open();
  session.edit('simple.tsx', 'edited');
  session.edit('simple.tsx', 'simple\n');
  expect([session.view().edited, store.read()]).toEqual([false, {}]);
});

it('shows a new original, and offers the edit of the older one', () => {
  const first = open();
  first.session.edit('simple.tsx', 'edited');
  const { session, store, plays, start } = open(first.store, { 'simple.tsx': 'new\n' });
  start();
  expect(session.view()).toMatchObject({ edited: false, note: 'older' });
  expect([session.text(), plays]).toEqual(['new\n', []]);
  session.takeOlder();
  expect([session.text(), session.view().note]).toEqual(['edited', 'taken']);
  expect(Object.keys(store.read())).toEqual([session.version]);
  session.undo();
  expect([session.text(), session.view().note]).toEqual(['new\n', 'older']);
  expect(store.read()).toEqual(first.store.read());
  expect(Object.values(store.read())).toEqual([{ 'simple.tsx': 'edited' }]);
});

it('keeps the edits of all other versions, and offers one after the other', () => {
  const first = open();
  first.session.edit('simple.tsx', 'first');
  const second = open(first.store, { 'simple.tsx': 'second\n' });
  second.session.edit('simple.tsx', 'second edited');
  const { session, store } = open(first.store, { 'simple.tsx': 'third\n' });
  const texts = () => Object.values(store.read()).map((files) => files['simple.tsx']);
  session.edit('simple.tsx', 'third edited');
  session.takeOlder();
  expect([session.text(), texts()]).toEqual(['second edited', ['first', 'second edited']]);
  session.undo();
  expect([session.text(), texts()]).toEqual(['third edited', ['first', 'second edited', 'third edited']]);
  session.dropOlder();
  expect([session.view().note, texts()]).toEqual(['older', ['first', 'third edited']]);
  session.dropOlder();
  expect([session.view().note, texts()]).toEqual([undefined, ['third edited']]);
});

it('keeps the older edit beside a new one until the reader drops it', () => {
  const first = open();
  first.session.edit('simple.tsx', 'edited');
  const { session, store } = open(first.store, { 'simple.tsx': 'new\n' });
  session.edit('simple.tsx', 'newer');
  expect([session.view().note, Object.values(store.read())]).toEqual([
    'older',
    [{ 'simple.tsx': 'edited' }, { 'simple.tsx': 'newer' }],
  ]);
  session.dropOlder();
  expect([session.view().note, Object.values(store.read())]).toEqual([undefined, [{ 'simple.tsx': 'newer' }]]);
});

it('shows a file that only the older version had, once its edit is taken', () => {
  const first = open();
  first.session.edit('rows.ts', 'my rows');
  const { session } = open(first.store, { 'simple.tsx': 'new\n' });
  expect(session.files()).toEqual(['simple.tsx']);
  session.takeOlder();
  expect([session.files(), session.text('rows.ts')]).toEqual([['simple.tsx', 'rows.ts'], 'my rows']);
  session.choose('rows.ts');
  session.undo();
  expect([session.files(), session.view().file]).toEqual([['simple.tsx'], 'simple.tsx']);
});

it('says so where the browser keeps nothing, and runs the edit all the same', () => {
  refuseToKeep();
  const { session, plays, start } = open();
  start();
  session.edit('simple.tsx', 'edited');
  expect([session.view().note, plays.length]).toEqual(['unkept', 1]);
  session.reset();
  expect([session.view().note, session.text()]).toEqual(['reset', 'simple\n']);
  session.undo();
  expect([session.view().note, session.text()]).toEqual(['unkept', 'edited']);
});

it('ends with its page and begins anew with the next, the text as it was', async () => {
  const { session, plays, start, close, settle } = open();
  const stop = start();
  session.edit('simple.tsx', 'edited');
  await settle();
  stop();
  expect([close.mock.calls.length, session.view().state, session.text()]).toEqual([1, 'idle', 'edited']);
  start();
  expect(plays).toHaveLength(2);
});

it('goes to a place, in the file that it is in', () => {
  const { session } = open();
  session.goTo({ file: 'rows.ts', line: 3, column: 4 });
  expect(session.view()).toMatchObject({ file: 'rows.ts', target: { file: 'rows.ts', line: 3, column: 4 } });
  session.goTo({ file: 'gone.ts', line: 1 });
  expect(session.view().file).toBe('rows.ts');
  session.goTo();
  expect(session.view().target).toEqual({ file: 'rows.ts' });
  session.arrive();
  expect(session.view().target).toBeUndefined();
});

it('follows what another tab makes of the demo, and can bring its own back', async () => {
  const { session, store, plays, close, clock, start, settle } = open();
  start();
  session.edit('simple.tsx', 'mine');
  await settle();
  clock.pass(100);
  keepElsewhere({ [session.version]: { 'simple.tsx': 'theirs' } });
  expect([session.text(), session.view().revision, plays.at(-1)?.files['simple.tsx']]).toEqual(['theirs', 1, 'theirs']);
  keepElsewhere({ [session.version]: {} });
  expect(session.view()).toMatchObject({ edited: false, note: 'reset', state: 'idle' });
  expect(close).toHaveBeenCalledOnce();
  session.undo();
  expect([session.text(), store.read()]).toEqual(['theirs', { [session.version]: { 'simple.tsx': 'theirs' } }]);
});

it('runs again what could not be loaded, and asks for a new document the second time', async () => {
  const { session, plays, clock, recover, start, settle, answer } = open();
  start();
  const error: LiveError = { message: 'Loading chunk compile failed', unloaded: true };
  answer(error);
  session.edit('simple.tsx', 'edited');
  await settle();
  expect(session.view()).toMatchObject({ state: 'error', error });
  for (const isSecond of [false, true]) {
    clock.pass(100);
    session.retry();
    await settle();
    expect(recover).toHaveBeenLastCalledWith(error.message, isSecond);
  }
  expect(plays).toHaveLength(3);
  recover.mockResolvedValueOnce(true);
  clock.pass(100);
  session.retry();
  await settle();
  expect(plays).toHaveLength(3);
});

it('shows what the newest run wrote; what an older one wrote goes a moment later', async () => {
  const { session, clock, start, settle, log } = open();
  const lines = () => session.view().console.lines.map(({ text }) => text);
  start();
  session.edit('simple.tsx', 'first');
  await settle();
  log(1, 'one');
  clock.pass(100);
  session.edit('simple.tsx', 'second');
  await settle();
  expect(lines()).toEqual(['one']);
  clock.pass(300);
  expect(lines()).toEqual([]);
  session.edit('simple.tsx', 'third');
  log(3, 'three');
  await settle();
  clock.pass(300);
  expect(lines()).toEqual(['three']);
});

it('runs the original too where the page does not show it', async () => {
  const { session, plays, clock, start, settle } = open(undefined, undefined, false);
  start();
  await settle();
  expect([plays.length, session.view().state, session.view().framed]).toEqual([1, 'compiled', true]);
  clock.pass(100);
  session.edit('simple.tsx', 'edited');
  await settle();
  clock.pass(100);
  session.reset();
  await settle();
  expect(plays.map(({ files }) => files['simple.tsx'])).toEqual(['simple\n', 'edited', 'simple\n']);
  expect(session.view()).toMatchObject({ state: 'compiled', framed: true, edited: false });
});

it('goes on with another host, which compiles and runs the same texts, and back', async () => {
  const { session, clock, plays, close, start, settle } = open();
  const other = fakeHost();
  const own = session.host();
  start();
  session.edit('simple.tsx', 'edited');
  await settle();
  const { revision } = session.view();
  session.runWith(other.host);
  clock.pass(100);
  await settle();
  expect(session.host()).toBe(other.host);
  expect([close.mock.calls.length, plays.length]).toEqual([1, 1]);
  expect(other.compiled.map(({ files }) => files['simple.tsx'])).toEqual(['edited']);
  expect(session.view()).toMatchObject({ state: 'compiled', framed: true, edited: true, revision });
  session.runWith();
  clock.pass(100);
  await settle();
  expect(session.host()).toBe(own);
  expect([other.close.mock.calls.length, plays.length]).toEqual([1, 2]);
});

it('starts with a host that was chosen before, and shows the original in it where a frame is wanted', async () => {
  const { session, plays, start, settle } = open();
  const other = fakeHost();
  session.runWith(other.host);
  start();
  await settle();
  expect([plays, other.compiled]).toEqual([[], []]);
  session.frame(true);
  await settle();
  expect(other.compiled.map(({ files }) => files)).toEqual([ORIGINAL]);
  expect(plays).toEqual([]);
});
