import { usePending } from '../navigation';
import styles from './pending-bar.module.css';

/** A line along the top edge while a page is on its way; only a slow one lets it be seen. */
export function PendingBar() {
  return usePending() && <div className={styles.bar} data-pending />;
}
