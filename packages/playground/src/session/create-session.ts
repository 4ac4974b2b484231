import type { PlaygroundFile } from '../model/files';
import { createListeners } from '../ui/create-listeners';
import { EMPTY_LOG } from '../run/console-log';
import { createRun, type RunInput } from '../run/create-run';
import { createTexts } from '../texts/create-texts';
import type { EditStore } from '../texts/edit-store';
import type { LiveNote, LiveSession, LiveView } from './live-session';

interface SessionInput extends Omit<RunInput, 'source' | 'onChange' | 'onStop'> {
  /** The entry first. */
  originals: readonly PlaygroundFile[];
  /** The file with the component; the first one unless given. */
  entry?: string;
  store: EditStore;
}

/** Opens a demo for editing: its texts, their runs, and what the reader sees of both. */
export function createSession({
  originals,
  entry = originals[0]?.name ?? '',
  store,
  ...input
}: SessionInput): LiveSession {
  const { subscribe, notify } = createListeners();
  const texts = createTexts(originals, store);
  const { version, files, original, isEdited } = texts;
  let view: LiveView = {
    state: 'idle',
    framed: false,
    stateReset: false,
    edited: isEdited(),
    note: isEdited() && store.marked() ? 'stopped' : texts.offer(),
    console: EMPTY_LOG,
    file: entry,
    revision: 0,
  };
  const update = (change: Partial<LiveView>) => {
    view = { ...view, ...change };
    notify();
  };
  const run = createRun({
    ...input,
    store,
    source: () => ({ entry, files: texts.all() }),
    onChange: update,
    onStop: () => update({ note: 'stopped' }),
  });
  const isStopped = () => view.note === 'stopped';
  /** What other texts replaced was shown without being run. */
  let wasStopped = false;
  let isPrepared = false;

  /** Shows texts that the reader didn't type, and runs them unless they're what stopped the page. */
  const show = (note: LiveNote | undefined) => {
    wasStopped = isStopped();
    run.cancel();
    const file = files().includes(view.file) ? view.file : entry;
    update({ edited: isEdited(), note, error: undefined, file, revision: view.revision + 1 });
    if (isStopped()) return;
    if (isEdited()) return run.soon();
    run.clear();
    if (isPrepared) run.prepare();
  };
  const follow = () => {
    if (texts.follow()) show(isEdited() ? texts.offer() : 'reset');
  };

  return {
    version,
    files,
    original,
    subscribe,
    view: () => view,
    text: (file = view.file) => texts.text(file),
    texts: texts.all,
    edit(file, text) {
      texts.set(file, text);
      // The first key must not run what stopped the page.
      const waits = isStopped() && isEdited();
      // Compiles beside what follows. It runs in a later turn, when the text is kept.
      if (!waits) run.soon();
      const told = texts.save();
      const note = waits ? view.note : told;
      if (note !== view.note || isEdited() !== view.edited) update({ edited: isEdited(), note });
    },
    choose: (file) => update({ file }),
    goTo: (target = { file: view.file }) =>
      files().includes(target.file) && update({ file: target.file, target: { ...target } }),
    arrive: () => update({ target: undefined }),
    clearConsole: run.clearConsole,
    reset() {
      texts.reset();
      show('reset');
    },
    undo() {
      const told = texts.undo();
      show(wasStopped ? 'stopped' : told);
    },
    run() {
      update({ note: texts.save() });
      run.soon();
    },
    retry: () => run.retry(view.error?.message ?? ''),
    draw: run.draw,
    takeOlder: () => texts.takeOlder() && show('taken'),
    dropOlder: () => update({ note: texts.dropOlder() }),
    prepare() {
      isPrepared = true;
      if (!isStopped()) run.prepare();
    },
    start(block) {
      const end = run.start(block);
      follow();
      const unfollow = store.subscribe(follow);
      if (isEdited() && !isStopped()) run.now();
      else if (isPrepared && !isStopped()) run.prepare();
      return () => {
        unfollow();
        end();
      };
    },
  };
}
