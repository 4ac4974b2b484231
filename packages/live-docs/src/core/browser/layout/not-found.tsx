import { useEffect, useState, type ComponentType } from 'react';
import { loaderOf, useResources } from '../loading';
import { useText } from '../locale';
import { Link } from '../navigation';
import { Slot } from '../slot';
import styles from './not-found.module.css';

/** What is shown at an address without a page. What helps from there has a file that no other page loads. */
export function NotFound() {
  const text = useText();
  const resources = useResources();
  const [Help, setHelp] = useState<ComponentType>();
  useEffect(() => {
    loaderOf(resources, 'help from an address without a page', () => import('./not-found-help'))
      .load({ stay: true })
      .then((loaded) => setHelp(() => loaded.NotFoundHelp))
      .catch(() => undefined);
  }, [resources]);
  return (
    <div className={styles.notFound}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{text('not.found')}</h1>
      <p className={styles.text}>{text('not.found.text')}</p>
      {Help && <Help />}
      <Slot name="not-found" />
      <p className={styles.actions}>
        <Link to="/" className={styles.back}>
          {text('not.found.back')}
        </Link>
      </p>
    </div>
  );
}
