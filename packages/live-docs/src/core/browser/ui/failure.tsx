import styles from './failure.module.css';

interface FailureProps {
  title: string;
  error: Error;
  retryLabel: string;
  onRetry: () => void;
  /** Language of the title and the label; the error itself speaks English. */
  lang: string;
}

/** Says what went wrong, with the kind of failure and its address where there is one, and lets it be tried again. */
export function Failure({ title, error, retryLabel, onRetry, lang }: FailureProps) {
  return (
    <div role="alert" lang={lang} className={styles.failure}>
      <strong className={styles.title}>{title}</strong>
      <code className={styles.message} lang="en">
        {error.message}
      </code>
      {'request' in error && 'type' in error && (
        <code className={styles.message} lang="en">
          {`${'code' in error ? error.code : error.name}, ${error.type}: ${error.request}`}
        </code>
      )}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
