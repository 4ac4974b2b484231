import { Suspense, use, useId } from 'react';
import { apiAnchor } from 'live-playground/model';
import { type UsedProperties as Used } from '../../model';
import { useLocale, useText } from '../locale';
import { Link } from '../navigation';
import styles from './used-properties.module.css';

interface UsedPropertiesProps {
  /** A promise while developing, where demos are read behind the page. */
  properties: Used[] | Promise<Used[]> | undefined;
}

/** What the demos of a page use of the library, each with the way to its row in the reference. */
export function UsedProperties({ properties }: UsedPropertiesProps) {
  return (
    properties && (
      <Suspense>
        <List properties={properties} />
      </Suspense>
    )
  );
}

function List({ properties }: { properties: Used[] | Promise<Used[]> }) {
  const text = useText();
  const { locale } = useLocale();
  const id = useId();
  const list = properties instanceof Promise ? use(properties) : properties;
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} lang={locale} data-chrome>
        {text('api.used')}
      </h2>
      <dl translate="no">
        {list.map(({ table, home, names }) => (
          <div key={table}>
            <dt>{table}</dt>
            {names.map((name) => (
              <dd key={name}>
                <Link to={`${home}#${apiAnchor(table, name)}`} prefetch="intent">
                  {name}
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
