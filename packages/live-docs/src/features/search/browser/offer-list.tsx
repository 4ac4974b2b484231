import { useId, type ReactNode } from 'react';
import styles from './offer-list.module.css';

/** Things to choose from while there are no results, below a heading. */
export function OfferList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
