import { use, type ReactNode } from 'react';
import { BelowActions } from '../ui/below-actions';
import styles from './actions.module.css';

/** The links below a landing page's lead, as buttons: the first one is what most readers come for. */
export function Actions({ children }: { children: ReactNode }) {
  const below = use(BelowActions);
  return (
    <>
      <div className={styles.actions}>{children}</div>
      {below}
    </>
  );
}
