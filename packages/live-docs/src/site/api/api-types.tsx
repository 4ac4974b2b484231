import { Suspense, use } from 'react';
import { typeAnchor, type ApiAnswer, type ApiDefinition } from '../../model';
import styles from './api-types.module.css';
import { TypeCards } from './type-cards';
import { TypeCode } from './type-code';

interface ApiTypesProps {
  /** The reference of the page; no definitions where the library is not read. A promise while developing. */
  answer: ApiAnswer | Promise<ApiAnswer>;
}

/** The definitions that the tables of a page link to, the library's own first: `<ApiTypes />`. */
export function ApiTypes(props: ApiTypesProps) {
  return (
    <Suspense>
      <Definitions {...props} />
    </Suspense>
  );
}

function Definitions({ answer }: ApiTypesProps) {
  const known = answer instanceof Promise ? use(answer) : answer;
  if (known === 'off' || 'problems' in known) return null;
  const { definitions } = known;
  return (
    <TypeCards definitions={definitions}>
      <dl className={styles.list}>
        {Object.entries(definitions)
          .sort(compare)
          .map(([name, { text, from }]) => (
            <div key={name} id={typeAnchor(name)}>
              <dt translate="no">
                {name}
                {from && <span>{from}</span>}
              </dt>
              <dd>
                <TypeCode type={text} />
              </dd>
            </div>
          ))}
      </dl>
    </TypeCards>
  );
}

function compare([a, { from: fromA }]: [string, ApiDefinition], [b, { from: fromB }]: [string, ApiDefinition]): number {
  return Number(fromA !== undefined) - Number(fromB !== undefined) || a.localeCompare(b, 'en');
}
