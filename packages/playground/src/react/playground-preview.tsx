import { useEffect, useRef } from 'react';
import { Button } from '../base/button';
import { useParts } from './playground-provider';
import styles from './playground-preview.module.css';
import { StaleNote } from './stale-note';
import { useLiveText } from './texts/use-live-text';

/** What the code renders, in its frame. Its height is that of the content, and `--playground-preview` at least. */
export function Preview() {
  const { session, view, look } = useParts();
  const text = useLiveText();
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? session.play(slot.current) : undefined), [session, look]);
  const isOffered = session.isOffered();
  return (
    <div
      ref={slot}
      tabIndex={-1}
      data-demo-preview
      data-demo-state={view.state}
      aria-busy={view.state === 'loading' || (view.state === 'idle' && !view.framed && !isOffered)}
      className={styles.slot}
    >
      {isOffered && (
        <Button
          className={styles.run}
          onClick={() => {
            // The button goes away.
            slot.current?.focus({ preventScroll: true });
            session.run();
          }}
        >
          {text('run')}
        </Button>
      )}
      {view.framed && <StaleNote session={session} />}
    </div>
  );
}
