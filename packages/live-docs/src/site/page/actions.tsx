import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The links below a landing page's lead, as buttons: the first one is what most readers come for. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
