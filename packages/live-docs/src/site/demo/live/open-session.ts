import type { DemoCode } from '../../../model';
import { recover } from '../../loading';
import { createSharedStore } from '../share/create-shared-store';
import { decodeShare } from '../share/share-link';
import { createPlayer } from './create-player';
import { loadCompiler } from './load-compiler';
import { browserClock } from './session/clock';
import { createSession } from './session/create-session';
import { createEditStore, type EditStore } from './session/edit-store';
import { hashSource } from './session/hash-source';
import type { LiveSession } from './session/live-session';

/**
 * The session of a demo: the one that is open, or a new one where the original has changed since.
 * @param sessions those that are open, by demo.
 */
export function openSession(sessions: Map<string, LiveSession>, code: DemoCode): LiveSession {
  const { id } = code.asset;
  const opened = open(code, createEditStore(id));
  const known = sessions.get(id);
  if (known?.version === opened.version) return known;
  sessions.set(id, opened);
  return opened;
}

/**
 * A session with the edit that the address carries. It doesn't run by itself.
 * @returns undefined if the edit can't be read.
 */
export function openShared(code: DemoCode): LiveSession | undefined {
  const edit = decodeShare(window.location.hash);
  if (edit === undefined || edit === 'damaged') return undefined;
  const version = hashSource(Object.fromEntries(code.files.map(({ name, text }) => [name, text])));
  return open(code, createSharedStore(version, edit.files));
}

function open(code: DemoCode, store: EditStore): LiveSession {
  const { id } = code.asset;
  return createSession({
    code,
    store,
    clock: browserClock,
    recover: (message, isSecond) => recover({ message, isKept: true }, { isSecond }),
    createPlayer: (block, events) =>
      createPlayer({
        load: () => loadCompiler(id),
        place: () => ({
          slot: block.querySelector<HTMLElement>('[data-demo-slot]')!,
          title: code.asset.title,
          scrolls: block.querySelector('[data-demo-slot="fixed"]') !== null,
        }),
        events,
      }),
  });
}
