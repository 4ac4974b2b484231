import { useSyncExternalStore } from 'react';
import styles from './live-notes.module.css';
import parts from './note-parts.module.css';
import type { LiveNote, LiveSession } from '../session/live-session';
import { errorId, useStanding } from './standing-error';
import type { LiveTextKey } from '../model/live-en-us';
import { useLiveText } from './texts/use-live-text';

interface LiveNotesProps {
  session: LiveSession;
  /** The code came with a link: `SharedNote` says why it isn't running. */
  isShared: boolean;
  /** Opens the code: the editor is about to go to a place in it. Left out where no code is shown. */
  onOpen?: () => void;
  /** Takes the focus, since what was pressed is going. */
  onActed?: (byPointer: boolean) => void;
}

type Action = [label: LiveTextKey, act: (session: LiveSession) => void];

/** What can be done about a note, the likely thing first. */
const ACTIONS: Record<LiveNote, Action[]> = {
  stopped: [['stopped.run', (session) => session.run()]],
  older: [
    ['older.take', (session) => session.takeOlder()],
    ['older.drop', (session) => session.dropOlder()],
  ],
  reset: [['undo', (session) => session.undo()]],
  taken: [['undo', (session) => session.undo()]],
  unkept: [],
};

/** What is wrong with the reader's code, and what becomes of it. It stays in view below long code. */
export function LiveNotes({ session, isShared, onOpen, onActed }: LiveNotesProps) {
  const text = useLiveText();
  const { error, stateReset, ...view } = useSyncExternalStore(session.subscribe, session.view, session.view);
  const note = isShared && view.note === 'stopped' ? undefined : view.note;
  const stands = useStanding(error);
  const file = error?.file;
  const place = [file, error?.line, error?.line && error.column].filter(Boolean).join(':');
  const goThere = () => {
    onOpen?.();
    if (file !== undefined) session.goTo({ line: 1, ...error, file });
  };
  return (
    <div className={styles.notes} data-demo-notes={note || error || stateReset ? 'some' : 'empty'}>
      <div role="status">
        {note && (
          <p className={styles.note}>
            <span>{text(note)}</span>
            {ACTIONS[note].map(([label, act]) => (
              <button
                key={label}
                type="button"
                className={parts.action}
                onClick={({ detail }) => {
                  act(session);
                  onActed?.(detail > 0);
                }}
              >
                {text(label)}
              </button>
            ))}
          </p>
        )}
        {!note && stateReset && <p className={styles.note}>{text('anew')}</p>}
      </div>
      {error && (
        // Another element once it is to be said: what has a role from the start is said when it comes.
        <div
          key={stands ? 'said' : 'shown'}
          id={errorId(session)}
          role={stands ? 'alert' : undefined}
          className={styles.error}
        >
          <strong>{text(error.unloaded ? 'unloaded' : 'error')}</strong>
          {error.ended ? (
            <span className={parts.message}>{text(`ended.${error.ended}`)}</span>
          ) : (
            <code lang="en" className={parts.message}>
              {error.message}
            </code>
          )}
          {file !== undefined &&
            (onOpen ? (
              <button type="button" className={parts.place} onClick={goThere}>
                {place}
              </button>
            ) : (
              <code lang="en">{place}</code>
            ))}
          {error.unloaded && (
            <button type="button" className={parts.action} onClick={session.retry}>
              {text('retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
