import { useSyncExternalStore } from 'react';
import { Button } from '../base/button';
import { never } from '../base/state';
import type { LiveSession } from '../session/live-session';
import { useLiveText } from './texts/use-live-text';
import styles from './shared-note.module.css';

interface SharedNoteProps {
  /** With the shared code; undefined if the link is damaged. */
  session: LiveSession | undefined;
  /** The reader has a version of their own, which comes back when they leave the shared code. */
  hasOwn: boolean;
  /** Shows the code. Left out on the demo's own page, which shows no code. */
  onShow?: () => void;
  /** Leaves the shared code. The reader's own edit, or the original, comes back. */
  onLeave: () => void;
}

/** Says that the address carries somebody's code, which runs only if the reader wants it. */
export function SharedNote({ session, hasOwn, onShow, onLeave }: SharedNoteProps) {
  const text = useLiveText();
  const waits = useSyncExternalStore(session?.subscribe ?? never, () => session?.view().note === 'stopped');
  return (
    <div role="note" className={styles.note}>
      <p className={styles.text}>
        {waits && <strong>{text('shared.waits')}</strong>}
        <span>{text(session ? 'shared' : 'shared.damaged')}</span>
      </p>
      {waits && (
        <Button isMain onClick={() => session?.run()}>
          {text('shared.run')}
        </Button>
      )}
      {session && onShow && <Button onClick={onShow}>{text('shared.show')}</Button>}
      <Button onClick={onLeave}>{text(hasOwn ? 'shared.leave' : 'shared.original')}</Button>
    </div>
  );
}
