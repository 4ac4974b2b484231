'use client';

import { Suspense, use, useId } from 'react';
import { apiAnchor } from 'live-playground/model';
import type { UsedProperties as Used } from '../shared/api';
import { useLocale, useText } from '../../../core/browser/locale';
import { useAdded } from '../../../core/browser/slot';
import { Link } from '../../../core/browser/navigation';
import styles from './used-properties.module.css';

/** What the demos of a page use of the library, each with the way to its row in the reference. */
export default function UsedProperties() {
  // A promise while developing, where demos are read behind the page.
  const properties = useAdded('api') as Used[] | Promise<Used[]> | undefined;
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
  const list = import.meta.env.DEV && properties instanceof Promise ? use(properties) : (properties as Used[]);
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
