import { useSyncExternalStore } from 'react';
import parts from '../live/note-parts.module.css';
import type { LiveSession } from '../live/session/live-session';
import { useLiveText } from '../live/texts/use-live-text';
import styles from './shared-note.module.css';

interface SharedNoteProps {
  /** With the shared code; undefined if the link is damaged. */
  session: LiveSession | undefined;
  onShow: () => void;
  /** Leaves the shared code. The reader's own edit, or the original, comes back. */
  onLeave: () => void;
}

/** Says that the address carries somebody's code, which runs only if the reader wants it. */
export function SharedNote({ session, onShow, onLeave }: SharedNoteProps) {
  const text = useLiveText();
  const waits = useSyncExternalStore(session?.subscribe ?? noChanges, () => session?.view().note === 'stopped');
  return (
    <div role="note" className={styles.note}>
      <span>{text(session ? 'shared' : 'shared.damaged')}</span>
      {session && (
        <button type="button" className={parts.action} onClick={onShow}>
          {text('shared.show')}
        </button>
      )}
      {waits && (
        <button type="button" className={parts.action} onClick={() => session?.run()}>
          {text('shared.run')}
        </button>
      )}
      <button type="button" className={parts.action} onClick={onLeave}>
        {text('shared.leave')}
      </button>
    </div>
  );
}

const noChanges = () => () => {};
