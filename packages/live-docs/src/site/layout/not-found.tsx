import { useText } from '../locale';
import { Link } from '../navigation';
import styles from './not-found.module.css';

/** What is shown at an address without a page. */
export function NotFound() {
  const text = useText();
  return (
    <div className={styles.notFound}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{text('not.found')}</h1>
      <p className={styles.text}>{text('not.found.text')}</p>
      <Link to="/" className={styles.back}>
        {text('not.found.back')}
      </Link>
    </div>
  );
}
