// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeHost } from '../../../../tests/support/fake-host';
import { openSession } from './open-session';
import type { PlaygroundInput } from './playground-input';

const FILES = { 'app.tsx': 'app\n', 'row.tsx': 'row\n' };

/** A playground whose page may change what it has passed. */
function open(first: Partial<PlaygroundInput> = {}) {
  const input: PlaygroundInput = { files: FILES, entry: 'app.tsx', start: 'now', ...first };
  const fake = fakeHost();
  const session = openSession(() => input, fake.host);
  const element = document.body.appendChild(document.createElement('div'));
  const play = () => {
    const end = session.play(element);
    onTestFinished(end);
    return end;
  };
  onTestFinished(() => {
    element.remove();
    vi.unstubAllGlobals();
  });
  return { input, session, element, play, ...fake, settle: () => new Promise((resolve) => setTimeout(resolve)) };
}

/** Has the page say where elements are. @returns tells all observers. */
function watchView() {
  const watched = new Set<(isIntersecting: boolean) => void>();
  class FakeObserver {
    tell: (isIntersecting: boolean) => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.tell = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {
      watched.add(this.tell);
    }
    disconnect() {
      watched.delete(this.tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return { watched, scroll: (isNear: boolean) => watched.forEach((tell) => tell(isNear)) };
}

it('has a frame while it is near the view, and its place and edits when it comes back', async () => {
  const { watched, scroll } = watchView();
  const { session, element, play, onRun, close, settle } = open({ start: 'visible' });
  Object.defineProperty(element, 'offsetHeight', { value: 321 });
  const end = play();
  scroll(false);
  await settle();
  expect(onRun).not.toHaveBeenCalled();
  scroll(true);
  await settle();
  expect(session.view()).toMatchObject({ framed: true, state: 'compiled' });
  session.edit('app.tsx', 'edited\n');
  await settle();
  scroll(false);
  expect([session.view().framed, close.mock.calls.length, element.style.minHeight]).toEqual([false, 1, '321px']);
  scroll(true);
  await settle();
  expect(onRun.mock.lastCall?.[0].files['app.tsx']).toBe('edited\n');
  expect([session.view().framed, element.style.minHeight]).toEqual([true, '']);
  end();
  expect(watched.size).toBe(0);
});

it('leaves a frame that the reader has used where it is', async () => {
  const { scroll } = watchView();
  const { session, element, play, settle } = open({ start: 'visible' });
  play();
  scroll(true);
  await settle();
  const inner = element.appendChild(document.createElement('button'));
  inner.focus();
  window.dispatchEvent(new Event('blur'));
  scroll(false);
  expect(session.view().framed).toBe(true);
});

it('waits for the reader with "interaction": a press, an edit or Run, and runs once', async () => {
  for (const act of ['wake', 'edit', 'run'] as const) {
    const { session, play, onRun, settle } = open({ start: 'interaction' });
    play();
    await settle();
    expect([act, session.isOffered(), onRun.mock.calls.length]).toEqual([act, true, 0]);
    if (act === 'edit') session.edit('app.tsx', 'edited\n');
    else session[act]();
    await settle();
    expect([act, session.isOffered(), onRun.mock.calls.length]).toEqual([act, false, 1]);
  }
});

it('runs no edit by itself without autorun, and stays wherever it is', async () => {
  const { scroll } = watchView();
  const { session, play, onRun, settle } = open({ autorun: false, start: 'visible' });
  play();
  scroll(true);
  session.edit('app.tsx', 'edited\n');
  session.setFiles({ 'row.tsx': 'more\n' });
  await settle();
  expect([onRun.mock.calls.length, session.isOffered()]).toEqual([0, true]);
  session.run();
  await settle();
  expect(onRun.mock.lastCall?.[0].files).toEqual({ 'app.tsx': 'edited\n', 'row.tsx': 'more\n' });
  session.edit('app.tsx', 'again\n');
  scroll(false);
  await settle();
  expect([onRun.mock.calls.length, session.view().framed, session.isOffered()]).toEqual([1, true, false]);
});

it('tells of each change of the texts once, whoever made it, and of none that the page itself made', async () => {
  const onChange = vi.fn();
  const { session, play, settle } = open({ onChange });
  play();
  await settle();
  expect(onChange).not.toHaveBeenCalled();
  session.edit('app.tsx', 'a\n');
  session.edit('app.tsx', 'ab\n');
  await settle();
  expect(onChange.mock.calls).toEqual([[{ ...FILES, 'app.tsx': 'ab\n' }]]);
  session.reset();
  await settle();
  expect(onChange.mock.lastCall).toEqual([FILES]);
  session.put({ 'row.tsx': null });
  await settle();
  expect(onChange.mock.lastCall).toEqual([{ 'app.tsx': 'app\n' }]);
  session.follow({ 'app.tsx': 'page\n' });
  await settle();
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('goes on where an event of the page throws, which the console tells', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new Error('Mine');
  const throws = () => {
    throw error;
  };
  const { session, play, onRun, settle } = open({ onChange: throws, onActiveChange: throws });
  play();
  session.edit('app.tsx', 'a\n');
  session.choose('row.tsx');
  await settle();
  expect(report.mock.calls).toEqual([[error], [error]]);
  expect(onRun.mock.lastCall?.[0].files['app.tsx']).toBe('a\n');
  session.choose('gone.tsx');
  expect(report.mock.lastCall).toMatchObject([
    {
      message:
        "gone.tsx: `active` names a file that isn't there. Expected one of app.tsx, row.tsx. Change `active` to row.tsx, or add the file.",
    },
  ]);
  expect(session.view().file).toBe('row.tsx');
});

it('follows other files of the page, but not what it echoes late', async () => {
  const { session, play, onRun, settle } = open({ onChange: () => {} });
  play();
  const texts = () => session.texts()['app.tsx'];
  for (const text of ['a\n', 'ab\n', 'abc\n']) {
    session.edit('app.tsx', text);
    await settle();
  }
  const runs = onRun.mock.calls.length;
  const { revision } = session.view();
  session.follow({ ...FILES, 'app.tsx': 'a\n' });
  session.follow({ ...FILES, 'app.tsx': 'abc\n' });
  expect([texts(), session.view().revision, onRun.mock.calls.length]).toEqual(['abc\n', revision, runs]);
  // It's no echo any more.
  session.follow({ ...FILES, 'app.tsx': 'ab\n' });
  expect([texts(), session.view().revision]).toEqual(['ab\n', revision + 1]);
  session.follow({ 'app.tsx': 'alone\n' });
  expect(session.files()).toEqual(['app.tsx']);
});

it('shows no tab of a hidden file, and lets nobody edit one that is read-only, until the page says otherwise', () => {
  const files = { 'app.tsx': { code: 'app\n', hidden: true }, 'row.tsx': { code: 'row\n', readOnly: true } };
  const { session } = open({ files });
  expect([session.shown(), session.view().file, session.isFixed('row.tsx')]).toEqual([['row.tsx'], 'row.tsx', true]);
  // A text alone leaves the rest as it is.
  session.follow({ 'app.tsx': 'more\n', 'row.tsx': 'row\n' });
  expect([session.shown(), session.isFixed('row.tsx'), session.text('app.tsx')]).toEqual([['row.tsx'], true, 'more\n']);
  session.follow({ 'app.tsx': { code: 'more\n', hidden: false }, 'row.tsx': { code: 'row\n' } });
  expect([session.shown(), session.isFixed('row.tsx')]).toEqual([['app.tsx', 'row.tsx'], false]);
  session.setFiles({ 'more.css': { code: '', hidden: true } });
  expect([session.files().length, session.shown().length]).toEqual([3, 2]);
});

it('removes a file, which Undo and Reset bring back, on the device too', () => {
  const kept = open({ storage: 'removed' });
  onTestFinished(() => localStorage.clear());
  kept.session.choose('row.tsx');
  kept.session.put({ 'row.tsx': null });
  expect([kept.session.files(), kept.session.view()]).toMatchObject([['app.tsx'], { file: 'app.tsx', edited: true }]);
  const again = open({ storage: 'removed' });
  expect(again.session.files()).toEqual(['app.tsx']);
  again.session.reset();
  expect([again.session.files(), again.session.view().edited]).toEqual([['app.tsx', 'row.tsx'], false]);
  again.session.undo();
  again.session.setFiles({ 'row.tsx': 'row\n' });
  expect(again.session.view().edited).toBe(false);
});

it('shows the file that the page names first, and tells when another is shown', async () => {
  const onActiveChange = vi.fn();
  const { session, play, settle } = open({ active: 'row.tsx', onActiveChange });
  play();
  await settle();
  expect([session.view().file, onActiveChange.mock.calls]).toEqual(['row.tsx', []]);
  session.choose('app.tsx');
  await settle();
  expect(onActiveChange.mock.calls).toEqual([['app.tsx']]);
});
