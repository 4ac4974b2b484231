import { useSyncExternalStore } from 'react';
import parts from './note-parts.module.css';
import type { LiveSession } from '../session/live-session';
import { useLiveText } from './texts/use-live-text';
import styles from './shared-note.module.css';

interface SharedNoteProps {
  /** With the shared code; undefined if the link is damaged. */
  session: LiveSession | undefined;
  /** Shows the code. Left out on the demo's own page, which shows no code and the original instead of the reader's version. */
  onShow?: () => void;
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
      {session && onShow && (
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
        {text(onShow ? 'shared.leave' : 'shared.original')}
      </button>
    </div>
  );
}

const noChanges = () => () => {};
