import { useEffect, useRef } from 'react';
import { useParts } from './playground-provider';
import styles from './playground-preview.module.css';
import { StaleNote } from './stale-note';

/** What the code renders, in its frame. Its height is that of the content, and `--playground-preview` at least. */
export function Preview() {
  const { code, view, look } = useParts();
  const { session } = code;
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? session.start(slot.current) : undefined), [session, look]);
  return (
    <div
      ref={slot}
      data-demo-preview
      data-demo-state={view.state}
      aria-busy={view.state === 'loading' || (view.state === 'idle' && !view.framed)}
      className={styles.slot}
    >
      {view.framed && <StaleNote session={session} />}
    </div>
  );
}
