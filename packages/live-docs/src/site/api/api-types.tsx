import { Suspense, use } from 'react';
import { typeAnchor, type ApiAnswer, type ApiData, type ApiDefinition, type ApiFiles } from '../../model';
import styles from './api-types.module.css';
import { DocumentMarkup, useIsInDocument } from './document-markup';
import { TypeCards } from './type-cards';
import { TypeCode } from './type-code';
import { typeMarkup } from './type-markup';
import { useReference } from './use-reference';

interface ApiTypesProps {
  /** The reference of the page; no definitions where the library is not read. A promise while developing. */
  answer: ApiAnswer | Promise<ApiAnswer>;
}

/** The definitions that the tables of a page link to, the library's own first: `<ApiTypes />`. */
export function ApiTypes(props: ApiTypesProps) {
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}

function Answer({ answer }: ApiTypesProps) {
  const known = answer instanceof Promise ? use(answer) : answer;
  return known === 'off' || 'problems' in known ? null : <Definitions reference={known} />;
}

function Definitions({ reference }: { reference: ApiData | ApiFiles }) {
  const isInDocument = useIsInDocument();
  const { value: data } = useReference(reference, !isInDocument);
  if (isInDocument && 'heads' in reference)
    return (
      <TypeCards>
        <DocumentMarkup as="dl" className={styles.list} />
      </TypeCards>
    );
  return (
    <TypeCards>
      <dl className={styles.list}>
        {Object.entries(data?.definitions ?? {})
          .sort(compare)
          .map(([name, { text, from }]) => (
            <div key={name} id={typeAnchor(name)}>
              <dt translate="no">
                {name}
                {from && <span>{from}</span>}
              </dt>
              <dd>
                <TypeCode html={typeMarkup(text)} />
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
