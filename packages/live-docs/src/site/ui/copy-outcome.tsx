import type { ReactNode } from 'react';
import styles from './copy-outcome.module.css';
import type { Outcome } from './use-copy';

interface CopyOutcomeProps {
  outcome: Outcome | undefined;
  /** What is said beside it, in view and politely aloud. */
  texts: Record<Outcome, string>;
  className?: string;
  /** The button. */
  children: ReactNode;
}

/** A button that copies, and beside it whether that went well. */
export function CopyOutcome({ outcome, texts, className = '', children }: CopyOutcomeProps) {
  return (
    <span className={`${styles.root} ${className}`}>
      <span role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome && texts[outcome]}
      </span>
      {children}
    </span>
  );
}
