import { Suspense, use } from 'react';
import { typeAnchor, type ApiAnswer, type ApiDefinition } from '../../model';
import styles from './api-types.module.css';
import { typeMarkup } from './type-markup';

/** The definitions that the tables of a page link to, the library's own first: `<ApiTypes />`. */
export function ApiTypes({ answer }: { answer: ApiAnswer | Promise<ApiAnswer> }) {
  return (
    <Suspense>
      <Definitions answer={answer} />
    </Suspense>
  );
}

function Definitions({ answer }: { answer: ApiAnswer | Promise<ApiAnswer> }) {
  const known = answer instanceof Promise ? use(answer) : answer;
  if (typeof known === 'string') return null;
  return (
    <dl className={styles.list}>
      {Object.entries(known.definitions)
        .sort(compare)
        .map(([name, { text, from }]) => (
          <div key={name} id={typeAnchor(name)}>
            <dt translate="no">
              {name}
              {from && <span>{from}</span>}
            </dt>
            <dd>
              <code translate="no" dangerouslySetInnerHTML={{ __html: typeMarkup(text) }} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function compare([a, { from: fromA }]: [string, ApiDefinition], [b, { from: fromB }]: [string, ApiDefinition]): number {
  return Number(fromA !== undefined) - Number(fromB !== undefined) || a.localeCompare(b, 'en');
}
