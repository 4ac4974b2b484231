import type { DemoCode } from '../../../model';
import { recover } from '../../loading';
import { createPlayer } from './create-player';
import { loadCompiler } from './load-compiler';
import { browserClock } from './session/clock';
import { createSession } from './session/create-session';
import { createEditStore } from './session/edit-store';
import type { LiveSession } from './session/live-session';

/**
 * The session of a demo: the one that is open, or a new one where the original has changed since.
 * @param sessions those that are open, by demo.
 */
export function openSession(sessions: Map<string, LiveSession>, code: DemoCode): LiveSession {
  const { id } = code.asset;
  const opened = createSession({
    code,
    store: createEditStore(id),
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
  const known = sessions.get(id);
  if (known?.version === opened.version) return known;
  sessions.set(id, opened);
  return opened;
}
