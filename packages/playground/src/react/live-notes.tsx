import { useSyncExternalStore } from 'react';
import { Button } from '../base/button';
import styles from './live-notes.module.css';
import parts from './note-parts.module.css';
import { placeOf } from '../run/console-log';
import type { LiveNote, LiveSession } from '../session/live-session';
import type { LiveTextKey } from '../model/live-en-us';
import { Fixes } from './issue-list';
import { useLiveText } from './texts/use-live-text';
import type { Code } from './use-code';
import { errorId, isSame, useTold } from './use-told';

interface LiveNotesProps {
  session: LiveSession;
  /** Knows how to mend an error. Left out where no code is shown. */
  code?: Code;
  /** The code came with a link: `SharedNote` says why it isn't running. */
  isShared: boolean;
  /** Opens the code: the editor is about to go to a place in it. Left out where no code is shown. */
  onOpen?: () => void;
  /** What brings the original back is out of view. */
  offersReset?: boolean;
  /** Takes the focus, since what was pressed is going. */
  onActed?: (byPointer: boolean) => void;
}

type Action = [label: LiveTextKey, act: (session: LiveSession) => void];

const RESET: Action = ['reset.do', (session) => session.reset()];

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
export function LiveNotes(props: LiveNotesProps) {
  const { session, code, isShared, onOpen, offersReset = false, onActed } = props;
  const text = useLiveText();
  const { stateReset, edited, ...view } = useSyncExternalStore(session.subscribe, session.view, session.view);
  const note = isShared && view.note === 'stopped' ? undefined : view.note;
  const error = useTold(session, view.error);
  const file = error?.file;
  const issue = code?.types.issues.find((one) => isSame(error, one));
  const goThere = () => {
    onOpen?.();
    if (file !== undefined) session.goTo({ line: 1, ...error, file });
  };
  const button = ([label, act]: Action) => (
    <Button
      key={label}
      onClick={({ detail }) => {
        act(session);
        onActed?.(detail > 0);
      }}
    >
      {text(label)}
    </Button>
  );
  return (
    <div className={styles.notes} data-demo-notes={note || error || stateReset ? 'some' : 'empty'}>
      <div role="status">
        {note && (
          <p className={styles.note}>
            <span>{text(note)}</span>
            {ACTIONS[note].map(button)}
            {note === 'stopped' && offersReset && button(RESET)}
          </p>
        )}
        {!note && stateReset && <p className={styles.note}>{text('anew')}</p>}
      </div>
      {error && (
        <div id={errorId(session)} role="alert" className={styles.error}>
          <p className={styles.message}>
            <strong>{text(error.unloaded ? 'unloaded' : 'error')}</strong>{' '}
            {error.ended ? text(`ended.${error.ended}`) : <code lang="en">{error.message}</code>}
          </p>
          {file !== undefined &&
            (onOpen && session.shown().includes(file) ? (
              <Button className={parts.place} onClick={goThere}>
                {placeOf(error)}
              </Button>
            ) : (
              <code lang="en">{placeOf(error)}</code>
            ))}
          {issue && <Fixes issue={issue} onFix={code?.fix} />}
          {error.unloaded && button(['retry', (session) => session.retry()])}
          {offersReset && edited && note !== 'stopped' && button(RESET)}
        </div>
      )}
    </div>
  );
}
