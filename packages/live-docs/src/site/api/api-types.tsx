import { Suspense, use } from 'react';
import { typeAnchor, type ApiDefinition } from '../../model';
import styles from './api-types.module.css';
import { TypeCards } from './type-cards';
import { TypeCode } from './type-code';

type Known = Record<string, ApiDefinition> | undefined;

interface ApiTypesProps {
  /** By name; none where the library is not read. A promise while developing. */
  definitions: Known | Promise<Known>;
}

/** The definitions that the tables of a page link to, the library's own first: `<ApiTypes />`. */
export function ApiTypes(props: ApiTypesProps) {
  return (
    <Suspense>
      <Definitions {...props} />
    </Suspense>
  );
}

function Definitions({ definitions }: ApiTypesProps) {
  const known = definitions instanceof Promise ? use(definitions) : definitions;
  if (!known) return null;
  return (
    <TypeCards definitions={known}>
      <dl className={styles.list}>
        {Object.entries(known)
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
