import { useSyncExternalStore } from 'react';
import type { LiveSession } from '../session/live-session';
import styles from './stale-note.module.css';
import { useLiveText } from './texts/use-live-text';
import { useTold } from './use-told';

/**
 * Says that the preview is older than the code, and dims it, once the reader is told of the error that it's from. It's in the
 * preview or right before it.
 */
export function StaleNote({ session }: { session: LiveSession }) {
  const text = useLiveText();
  const { error, stale } = useSyncExternalStore(session.subscribe, session.view, session.view);
  const isTold = useTold(session, error) !== undefined;
  if (!isTold || !stale) return null;
  return (
    <p data-demo-stale className={styles.stale}>
      <span>{text('stale')}</span>
    </p>
  );
}
