import type { ComponentType } from 'react';
import type { DemoCode } from '../../../../model';
import type { LiveError } from '../live';
import type { Clock } from './clock';
import { createHangGuard } from './create-hang-guard';
import { createRunner, THROTTLE } from './create-runner';
import { createThrottle } from './create-throttle';
import type { EditedFiles, EditStore } from './edit-store';
import { hashSource } from './hash-source';
import type { LiveNote, LiveSession, LiveView } from './live-session';
import type { Player } from './player';

interface SessionInput {
  code: DemoCode;
  store: EditStore;
  clock: Clock;
  /** Makes what plays the demo in its block. */
  createPlayer(block: HTMLElement, on: PlayerEvents): Player;
}

/** What a player tells a session. */
export interface PlayerEvents {
  onShow(component: ComponentType | undefined): void;
  onError(error: LiveError): void;
}

/** Opens a demo for editing, with what the device kept of earlier edits. */
export function createSession({ code, store, clock, createPlayer }: SessionInput): LiveSession {
  const originals = Object.fromEntries(code.files.map(({ name, text }) => [name, text]));
  const entry = code.files[0]?.name ?? '';
  const version = hashSource(originals);

  const kept = store.read();
  let older = newestBut(version, kept);
  let edits: EditedFiles = changed(kept[version] ?? {});
  /** What a reset or an older edit replaced. */
  let replaced: EditedFiles = {};
  let player: Player | undefined;
  let prepared = false;

  const isEdited = () => Object.keys(edits).length > 0;
  const listeners = new Set<() => void>();
  let view: LiveView = {
    state: 'idle',
    edited: isEdited(),
    note: isEdited() && store.marked() ? 'stopped' : older && 'older',
    file: entry,
    revision: 0,
  };
  const update = (change: Partial<LiveView>) => {
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  };

  const guard = createHangGuard(store, clock);
  const runner = createRunner({
    play: async (source, isStale) => player?.play(source, isStale),
    clock,
    onChange: update,
  });
  const run = async () => {
    if (!player) return;
    guard.begin();
    if ((await runner.run({ entry, files: texts() })) !== undefined) guard.end();
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

  /** Keeps the edits on the device. @returns the note, where it refuses. */
  function save(): LiveNote | undefined {
    const all = { ...(older && { [older.version]: older.files }), ...(isEdited() && { [version]: edits }) };
    return store.write(all) ? undefined : 'unkept';
  }

  /** Puts other texts in place of the reader's. */
  function replace(next: EditedFiles, note?: LiveNote) {
    replaced = edits;
    edits = next;
    throttle.cancel();
    runner.cancel();
    update({ edited: isEdited(), note: save() ?? note, error: undefined, revision: view.revision + 1 });
    if (isEdited()) return throttle.call();
    player?.clear();
    guard.end();
    update({ state: 'idle' });
  }

  return {
    version,
    files,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    text: (file = view.file) => edits[file] ?? originals[file] ?? '',
    texts,
    original: (file) => originals[file] ?? '',
    edit(file, text) {
      edits = changed({ ...edits, [file]: text });
      const note = save() ?? (older && 'older');
      if (note !== view.note || isEdited() !== view.edited) update({ edited: isEdited(), note });
      throttle.call();
    },
    choose: (file) => update({ file }),
    goTo: (target = { file: view.file }) =>
      files().includes(target.file) && update({ file: target.file, target: { ...target } }),
    reset: () => replace({}, 'reset'),
    undo: () => replace(replaced),
    run() {
      update({ note: older && 'older' });
      throttle.call();
    },
    takeOlder() {
      const taken = older?.files ?? {};
      older = undefined;
      replace(changed(taken), 'taken');
    },
    dropOlder() {
      older = undefined;
      update({ note: save() });
    },
    prepare() {
      prepared = true;
      player?.prepare();
    },
    start(block) {
      const own = createPlayer(block, {
        onShow: (component) => update({ component }),
        onError: (error) => update({ state: 'error', error }),
      });
      player = own;
      if (prepared) own.prepare();
      const unwatch = guard.watch(block, isEdited);
      if (isEdited() && view.note !== 'stopped') void run();
      return () => {
        unwatch();
        throttle.cancel();
        runner.cancel();
        player = undefined;
        own.close();
        update({ state: 'idle', error: undefined });
      };
    },
  };
}

/** The edit of another version than this, the newest of them. */
function newestBut(version: string, edits: Record<string, EditedFiles>) {
  const [other] = Object.entries(edits)
    .filter(([each]) => each !== version)
    .slice(-1);
  return other && { version: other[0], files: other[1] };
}
