import { useSyncExternalStore } from 'react';
import type { LiveSession } from '../session/live-session';
import { ConsolePanel } from './console-panel';

interface LiveConsoleProps {
  session: LiveSession;
  /** Opens the code: the editor is about to go to a place in it. */
  onOpen: () => void;
}

/** The console of a session. */
export function LiveConsole({ session, onOpen }: LiveConsoleProps) {
  const read = () => session.view().console;
  const log = useSyncExternalStore(session.subscribe, read, read);
  return (
    <ConsolePanel
      log={log}
      onClear={session.clearConsole}
      onGoTo={(place) => {
        onOpen();
        session.goTo(place);
      }}
    />
  );
}
