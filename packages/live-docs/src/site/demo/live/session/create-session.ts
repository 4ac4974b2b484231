import type { DemoCode } from '../../../../model';
import { createListeners } from '../../../ui/create-listeners';
import type { Player, PlayerEvents } from '../create-player';
import { addEntries, clearLog, EMPTY_LOG } from '../../console/console-log';
import type { Clock } from './clock';
import { createHangGuard } from './create-hang-guard';
import { createRunner, THROTTLE } from './create-runner';
import { createThrottle } from './create-throttle';
import type { EditedFiles, Edits, EditStore } from './edit-store';
import { hashSource } from './hash-source';
import type { LiveNote, LiveSession, LiveView } from './live-session';

/** Milliseconds that a run gets to write to the console before what an older one wrote goes. */
const WRITING = 300;

interface SessionInput {
  code: DemoCode;
  store: EditStore;
  clock: Clock;
  /** Leaves for a new document if that helps against a failure to load. @returns true if it does. */
  recover(message: string, isSecond: boolean): Promise<boolean>;
  /** Makes what plays the demo in its block. */
  createPlayer(block: HTMLElement, events: PlayerEvents): Player;
}

/** What a reset or an older edit took away. */
interface Replaced {
  edits: EditedFiles;
  /** It was shown without being run. */
  stopped: boolean;
  /** The older edit that took its place, by version. */
  taken?: [version: string, files: EditedFiles];
}

/** Opens a demo for editing, with what the device kept of earlier edits. */
export function createSession({ code, store, clock, recover, createPlayer }: SessionInput): LiveSession {
  const originals = Object.fromEntries(code.files.map(({ name, text }) => [name, text]));
  const entry = code.files[0]?.name ?? '';
  const version = hashSource(originals);

  const kept = store.read();
  /** Edits of other versions, the newest last: it is the one on offer. */
  const others = Object.entries(kept).filter(([each]) => each !== version);
  let edits: EditedFiles = changed(kept[version] ?? {});
  let replaced: Replaced = { edits: {}, stopped: false };
  let player: Player | undefined;
  let prepared = false;
  let hasRetried = false;

  const isEdited = () => Object.keys(edits).length > 0;
  const { subscribe, notify } = createListeners();
  let view: LiveView = {
    state: 'idle',
    framed: false,
    stateReset: false,
    edited: isEdited(),
    note: isEdited() && store.marked() ? 'stopped' : offer(),
    console: EMPTY_LOG,
    file: entry,
    revision: 0,
  };
  const update = (change: Partial<LiveView>) => {
    view = { ...view, ...change };
    notify();
  };

  const guard = createHangGuard(store, clock);
  const runner = createRunner({
    play: async (source, isStale) => player?.play(source, isStale),
    clock,
    onChange: update,
  });
  const run = async () => {
    if (!player) return;
    const logged = view.console.run;
    const running = runner.run({ entry, files: texts() });
    guard.begin();
    const outcome = await running;
    if (outcome?.type === 'failed' && outcome.ended) stop();
    else if (outcome) guard.end();
    if (outcome?.type !== 'rendered') return;
    hasRetried = false;
    clock.after(WRITING, () => view.console.run === logged && update({ console: clearLog(view.console) }));
  };
  /** The frame had to be taken away. The mark stays on the device: the next page doesn't run the edit by itself. */
  const stop = () => {
    throttle.cancel();
    guard.keep();
    update({ note: 'stopped' });
  };
  const throttle = createThrottle(() => void run(), THROTTLE, clock);

  function texts() {
    return { ...originals, ...edits };
  }

  function files() {
    return Object.keys(texts());
  }

  function changed(texts: EditedFiles): EditedFiles {
    return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== originals[name]));
  }

  function offer(): LiveNote | undefined {
    return others.length > 0 ? 'older' : undefined;
  }

  /** Keeps the edits on the device, and what becomes of others. @returns what there is to tell the reader. */
  function save(more: Edits = {}): LiveNote | undefined {
    const isKept = store.keep({ ...more, [version]: edits });
    return isKept || !isEdited() ? offer() : 'unkept';
  }

  /** Puts other texts in place of the reader's, and keeps them unless another tab has. */
  function replace(next: EditedFiles, note?: LiveNote, more?: Edits, isKept = false) {
    replaced = { edits, stopped: view.note === 'stopped' };
    edits = next;
    throttle.cancel();
    runner.cancel();
    const told = isKept ? offer() : save(more);
    update({
      edited: isEdited(),
      note: note ?? told,
      error: undefined,
      file: files().includes(view.file) ? view.file : entry,
      revision: view.revision + 1,
    });
    if (note === 'stopped') return;
    if (isEdited()) return throttle.call();
    player?.clear();
    guard.end();
    update({ state: 'idle', stateReset: false, console: clearLog(view.console) });
    if (prepared) player?.prepare({ entry, files: texts() });
  }

  /** Takes what another tab has made of the demo. */
  function follow() {
    const next = changed(store.read()[version] ?? {});
    if (JSON.stringify(next) === JSON.stringify(edits)) return;
    replace(next, Object.keys(next).length > 0 ? undefined : 'reset', undefined, true);
  }

  return {
    version,
    files,
    subscribe,
    view: () => view,
    text: (file = view.file) => edits[file] ?? originals[file] ?? '',
    texts,
    original: (file) => originals[file] ?? '',
    edit(file, text) {
      edits = changed({ ...edits, [file]: text });
      // The first key must not run what stopped the page.
      const waits = view.note === 'stopped' && isEdited();
      // Compiles beside what follows. It runs in a later turn, when the text is kept.
      if (!waits) throttle.call();
      const told = save();
      const note = waits ? view.note : told;
      if (note !== view.note || isEdited() !== view.edited) update({ edited: isEdited(), note });
    },
    choose: (file) => update({ file }),
    goTo: (target = { file: view.file }) =>
      files().includes(target.file) && update({ file: target.file, target: { ...target } }),
    arrive: () => update({ target: undefined }),
    clearConsole: () => update({ console: clearLog(view.console) }),
    reset: () => replace({}, 'reset'),
    undo() {
      const { edits: before, stopped, taken } = replaced;
      if (taken) others.push(taken);
      replace(before, stopped ? 'stopped' : undefined, taken && Object.fromEntries([taken]));
    },
    run() {
      update({ note: save() });
      throttle.call();
    },
    async retry() {
      const isSecond = hasRetried;
      hasRetried = true;
      if (!(await recover(view.error?.message ?? '', isSecond))) throttle.call();
    },
    draw: (format, title) => player?.draw(format, title),
    takeOlder() {
      const taken = others.pop();
      if (!taken) return;
      const [older, files] = taken;
      replace(changed(files), 'taken', { [older]: {} });
      replaced.taken = taken;
    },
    dropOlder() {
      const [older] = others.pop() ?? [];
      update({ note: save(older === undefined ? {} : { [older]: {} }) });
    },
    prepare() {
      prepared = true;
      if (view.note !== 'stopped') player?.prepare({ entry, files: texts() });
    },
    start(block) {
      const own = createPlayer(block, {
        onShow: (framed) => update({ framed }),
        onError(error, ended) {
          const entry = { ...error, level: 'error' as const, react: false, run: view.console.run, text: error.message };
          update({ state: 'error', error, console: addEntries(view.console, [entry]) });
          if (ended) stop();
        },
        onConsole: (entries, dropped) => update({ console: addEntries(view.console, entries, dropped) }),
      });
      player = own;
      update({ console: EMPTY_LOG });
      follow();
      const unfollow = store.subscribe(follow);
      const unwatch = guard.watch();
      if (isEdited() && view.note !== 'stopped') void run();
      else if (prepared && view.note !== 'stopped') own.prepare({ entry, files: texts() });
      return () => {
        unwatch();
        unfollow();
        throttle.cancel();
        runner.cancel();
        player = undefined;
        own.close();
        update({ state: 'idle', error: undefined });
      };
    },
  };
}
