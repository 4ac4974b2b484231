import { useLocale, useText } from '../locale';
import styles from './failure.module.css';

interface FailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Says what went wrong, in a demo or with its code, and lets it be tried again. */
export function Failure({ title, error, onRetry }: FailureProps) {
  const text = useText();
  const { locale } = useLocale();
  return (
    <div role="alert" lang={locale} className={styles.failure}>
      <strong className={styles.title}>{title}</strong>
      <code className={styles.message} lang="en">{error.message}</code>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {text('retry')}
      </button>
    </div>
  );
}
