import { isReadOnly } from '../model/file-kinds';
import type { FileOptions, PlaygroundFile, LiveSource, LiveError } from '../model/live';
import { createPipeline, type Pipeline } from '../pipeline';
import { browserClock, createThrottle, type Clock } from '../run/clock';
import { EMPTY_LOG, addEntries, clearLog } from '../run/console-log';
import type { FrameChoice, FramePlace } from '../run/watch-settings';
import { createTexts } from '../texts/create-texts';
import type { EditStore } from '../texts/edit-store';
import type { LiveNote, LiveSession, LiveView, RunHost } from './live-session';
import type { ConsoleEntry } from '../model/frame-messages';
import { createListeners } from '../base/state';

/** Milliseconds from one run of an edited demo to the next. */
const THROTTLE = 100;
/** Milliseconds that a run gets to write to the console before what an older one wrote goes. */
const WRITING = 300;

interface SessionInput {
  host: RunHost;
  /** Id of the demo. */
  demo: string;
  originals: readonly PlaygroundFile[];
  /** The file with the component; the first one unless given. */
  entry?: string | undefined;
  /** The file that is shown first; the entry unless given. */
  active?: string | undefined;
  /** False if edits run when the reader asks for it. */
  autorun?(): boolean;
  store: EditStore;
  clock?: Clock;
  /** Where the frame goes. */
  place(block: HTMLElement): FramePlace;
  /** True if the page shows the original by itself, so that only edits are run. */
  showsOriginal: boolean;
  /** Throws for texts that can't be run, whatever is in them. @throws {PlaygroundError} */
  check?(source: LiveSource): void;
  /** Leaves for a new document if that helps against a failure to load. @returns true if it does. */
  recover?(message: string, isSecond: boolean): Promise<boolean>;
}

/** Opens a demo for editing. What happens to an edit is in `createPipeline`. */
export function createSession(input: SessionInput): LiveSession {
  const { originals, entry = originals[0]?.name ?? '', active = entry, store, place, showsOriginal } = input;
  const { check, recover, autorun = () => true, clock = browserClock } = input;
  const texts = createTexts(originals, store);
  const { version, files, all, original, isEdited } = texts;
  const options = new Map<string, FileOptions>(originals.map((file) => [file.name, file]));
  const shown = () => files().filter((file) => !options.get(file)?.hidden);
  /** A file, or another where that has no tab. */
  const toShown = (file: string) => {
    const names = shown();
    return [file, entry, ...names].find((name) => names.includes(name)) ?? entry;
  };
  const views = createView({
    file: toShown(active),
    edited: isEdited(),
    note: isEdited() && store.marked() ? 'stopped' : texts.offer(),
  });
  const { view, update } = views;
  let pipeline: Pipeline | undefined;
  /** Makes the pipeline of the block that the demo is played in. */
  let openPipeline: (() => Pipeline) | undefined;
  let host = input.host;
  /** How near the reader is to typing; see `prepare`. */
  let isNear: boolean | undefined;
  /** What other texts replaced was shown without being run. */
  let wasStopped = false;
  /** What was stopped would stop the demo for a second with each key. */
  let isHang = true;
  let hasRetried = false;
  /** The original is wanted in the frame. */
  let isFramed = false;
  /** What is chosen for the frame. */
  let choice: FrameChoice = {};
  const choices = createListeners();

  const isStopped = () => view().note === 'stopped';
  const isRun = () => (isEdited() || isFramed || !showsOriginal) && !isStopped();
  const prepare = () => !isStopped() && isNear !== undefined && pipeline?.prepare(isNear);

  const runNow = async () => {
    const { run } = view().console;
    const ran = await pipeline?.run();
    if (ran?.type !== 'rendered') return;
    hasRetried = false;
    clock.after(WRITING, () => view().console.run === run && views.clearConsole());
  };
  const soon = createThrottle(() => void runNow(), THROTTLE, clock);
  const runItself = () => autorun() && soon.call();

  /** Shows texts that the reader didn't type, and runs them unless they're what stopped the page. */
  const show = (note: LiveNote | undefined) => {
    wasStopped = isStopped();
    soon.cancel();
    pipeline?.cancel();
    const file = toShown(view().file);
    update({ edited: isEdited(), note, error: undefined, file, revision: view().revision + 1 });
    if (isRun()) return runItself();
    if (!isStopped()) rest();
  };
  /** Shows the original in the page again. */
  const rest = () => {
    pipeline?.clear();
    views.clearConsole();
    prepare();
  };
  const follow = () => {
    if (texts.follow()) show(isEdited() ? texts.offer() : 'reset');
  };

  return {
    id: Math.random().toString(36).slice(2),
    version,
    files,
    shown,
    isFixed: (file) => options.get(file)?.readOnly === true || isReadOnly(file, original(file)),
    original,
    text: (file = view().file) => texts.text(file),
    texts: all,
    edit(file, text) {
      texts.set(file, text);
      // The first key must not run what stopped the page. What left the frame or wrote to the page may be mended by it.
      const waits = isStopped() && isEdited() && isHang;
      // Compiles beside what follows. It runs in a later turn, when the text is kept.
      if (!waits) runItself();
      const told = texts.save();
      const note = waits ? view().note : told;
      if (note !== view().note || isEdited() !== view().edited) update({ edited: isEdited(), note });
    },
    put(changed, more = {}) {
      for (const [file, each] of Object.entries(more)) options.set(file, each);
      for (const [file, text] of Object.entries(changed)) texts.set(file, text);
      show(texts.save());
    },
    reset() {
      texts.reset();
      show('reset');
    },
    undo() {
      const told = texts.undo();
      show(wasStopped ? 'stopped' : told);
    },
    takeOlder: () => texts.takeOlder() && show('taken'),
    dropOlder: () => update({ note: texts.dropOlder() }),

    start(block) {
      openPipeline = () =>
        createPipeline({
          ...input,
          host,
          note: store,
          place: () => ({ ...place(block), choice: { read: () => choice, subscribe: choices.subscribe } }),
          source() {
            const source = { entry, files: all() };
            check?.(source);
            return source;
          },
          onChange: update,
          onError: views.fail,
          onConsole: views.log,
          onStop(reason) {
            soon.cancel();
            isHang = reason === 'silent';
            update({ note: 'stopped' });
          },
        });
      pipeline = openPipeline();
      update({ console: EMPTY_LOG });
      follow();
      const unfollow = store.subscribe(follow);
      // Another tab runs it right now, and answers.
      const unask = store.whenAlive(() => {
        if (!isStopped()) return;
        update({ note: texts.offer() });
        if (isRun()) runItself();
      });
      if (!isRun()) prepare();
      else if (autorun()) void runNow();
      return () => {
        unfollow();
        unask();
        soon.cancel();
        const own = pipeline;
        pipeline = undefined;
        openPipeline = undefined;
        own?.close();
      };
    },
    host: () => host,
    runWith(next = input.host) {
      if (next === host) return;
      host = next;
      soon.cancel();
      pipeline?.close();
      // Another view, so that what asks for types takes the other's.
      views.clearConsole();
      if (!openPipeline) return;
      pipeline = openPipeline();
      if (!isRun()) prepare();
      else runItself();
    },
    frame(isWanted) {
      if (isWanted === isFramed) return;
      isFramed = isWanted;
      if (isEdited() || isStopped()) return;
      if (isWanted) return soon.call();
      soon.cancel();
      rest();
    },
    configure(next) {
      choice = next;
      choices.notify();
    },
    prepare(near = false) {
      isNear ||= near;
      prepare();
    },
    run() {
      update({ note: texts.save() });
      soon.call();
    },
    async retry() {
      const isSecond = hasRetried;
      hasRetried = true;
      if (!(await recover?.(view().error?.message ?? '', isSecond))) soon.call();
    },
    draw: (format, title) => pipeline?.draw(format, title),

    ...views,
    goTo: (target = { file: view().file }) =>
      shown().includes(target.file) && update({ file: target.file, target: { ...target } }),
  };
}

/** What the reader sees, and how the other parts of a session change it. */
function createView(first: Pick<LiveView, 'edited' | 'note' | 'file'>) {
  const { subscribe, notify } = createListeners();
  const untouched = { state: 'idle', framed: false, stale: false, stateReset: false } as const;
  let view: LiveView = { ...untouched, console: EMPTY_LOG, revision: 0, ...first };
  const update = (change: Partial<LiveView>) => {
    view = { ...view, ...change };
    notify();
  };
  return {
    subscribe,
    view: () => view,
    update,
    choose: (file: string) => update({ file }),
    arrive: () => update({ target: undefined }),
    /** Adds what a run has written to the console. */
    log: (entries: ConsoleEntry[], dropped: number) => update({ console: addEntries(view.console, entries, dropped) }),
    /** An error after a run has ended: it's a line of the console, too. */
    fail(error: LiveError) {
      const { run } = view.console;
      const line = { ...error, level: 'error' as const, react: false, run, text: error.message };
      update({ state: 'error', error, console: addEntries(view.console, [line]) });
    },
    clearConsole: () => update({ console: clearLog(view.console) }),
  };
}
