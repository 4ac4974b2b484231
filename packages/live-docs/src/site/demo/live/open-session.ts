import type { DemoCode } from '../../../model';
import { recover } from '../../loading';
import { createFramePlayer } from './frame/create-frame-player';
import { loadEngine } from './load-engine';
import { browserClock } from './session/clock';
import { createPagePlayer } from './session/create-page-player';
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
    createPlayer(block, { onShow, onError }) {
      const frame = block.querySelector('iframe');
      return frame
        ? createFramePlayer(frame, onError)
        : createPagePlayer({ loadEngine: () => loadEngine(id), onShow, onError });
    },
  });
  const known = sessions.get(id);
  if (known?.version === opened.version) return known;
  sessions.set(id, opened);
  return opened;
}
