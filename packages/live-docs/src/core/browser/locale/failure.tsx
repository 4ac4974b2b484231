import { Button } from 'live-playground/internal';
import styles from './failure.module.css';
import { useBundle, useText } from './locale';

interface FailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/**
 * Says what went wrong, with the kind of failure and its address where there is one, and lets it be tried again. The error itself
 * speaks English.
 */
export function Failure({ title, error, onRetry }: FailureProps) {
  const text = useText();
  return (
    <div role="alert" lang={useBundle().locale} className={styles.failure}>
      <strong className={styles.title}>{title}</strong>
      <code className={styles.message} lang="en">
        {error.message}
      </code>
      {'request' in error && 'type' in error && (
        <code className={styles.message} lang="en">
          {`${'code' in error ? error.code : error.name}, ${error.type}: ${error.request}`}
        </code>
      )}
      <Button onClick={onRetry}>{text('retry')}</Button>
    </div>
  );
}
