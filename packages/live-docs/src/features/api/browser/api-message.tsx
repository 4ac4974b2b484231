import type { ReactNode } from 'react';
import { useLocale } from '../../../core/browser/locale';
import styles from './api-message.module.css';

/** What there is to say in place of a table. */
export function ApiMessage({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  return (
    <p role="status" lang={locale} className={styles.message}>
      {children}
    </p>
  );
}
