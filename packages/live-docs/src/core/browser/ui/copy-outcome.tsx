import type { ReactNode } from 'react';
import styles from './copy-outcome.module.css';
import type { Outcome } from './use-copy';

interface CopyOutcomeProps {
  outcome: Outcome | undefined;
  /** What is said of it, in view and politely aloud: a line beside the button, or several above. */
  told: string | readonly string[] | undefined;
  className?: string;
  /** The button. */
  children: ReactNode;
}

/** A button that copies, and a bubble that says whether that went well. */
export function CopyOutcome({ outcome, told, className = '', children }: CopyOutcomeProps) {
  return (
    <span className={`${styles.root} ${className}`}>
      <span
        role="status"
        className={styles.outcome}
        data-outcome={outcome}
        data-long={typeof told === 'object' || undefined}
      >
        {outcome && (typeof told === 'object' ? told.map((line) => <span key={line}>{line}</span>) : told)}
      </span>
      {children}
    </span>
  );
}
