import type { Level } from './levels';
import styles from './label.module.css';

/** A status as a coloured word. */
export function Label({ level, children }: { level: Level; children: string }) {
  return (
    <span className={styles.label} data-level={level}>
      {children}
    </span>
  );
}
