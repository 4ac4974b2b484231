import { Suspense, use } from 'react';
import { type ApiDefinition } from '../../../core/model';
import { headsOf, typeAnchor, type ApiAnswer, type ApiData, type ApiFiles } from '../shared/api';
import { useText } from '../../../core/browser/locale';
import styles from './api-types.module.css';
import { DocumentMarkup, useIsInDocument } from '../../../core/browser/ui/document-markup';
import { Part } from './part';
import { TypeCards } from './type-cards';
import { TypeCode, typeMarkup } from './type-code';
import { useOpenParts } from './use-open-parts';
import { useReference } from './use-reference';

interface ApiTypesProps {
  /** The reference of the page; no definitions where the library is not read. A promise while developing. */
  answer: ApiAnswer | Promise<ApiAnswer>;
  /** Nothing on a page without a table. */
  optional?: true;
}

/** The definitions that the tables of a page link to, the library's own first: `<ApiTypes />`. */
export function ApiTypes(props: ApiTypesProps) {
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}

function Answer({ answer, optional }: ApiTypesProps) {
  const known = answer instanceof Promise ? use(answer) : answer;
  if (known === 'off' || 'problems' in known) return null;
  return optional && Object.keys(headsOf(known)).length === 0 ? null : <Definitions reference={known} />;
}

function Definitions({ reference }: { reference: ApiData | ApiFiles }) {
  const text = useText();
  const open = useOpenParts();
  const isInDocument = useIsInDocument();
  const { value: data } = useReference(reference, !isInDocument);
  const definitions = Object.entries(data?.definitions ?? {}).sort(compare);
  const list =
    isInDocument && 'heads' in reference ? (
      <DocumentMarkup as="dl" className={styles.list} />
    ) : (
      <dl className={styles.list}>
        {definitions.map(([name, { text, from }]) => (
          // The page's Markdown leaves out what other packages declare.
          <div key={name} id={typeAnchor(name)} data-markdown-ignore={from === undefined ? undefined : true}>
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
    );
  return (
    <TypeCards ref={open.ref} className={styles.box}>
      <Part id="types" open={open} summary={text('api.types')}>
        {list}
      </Part>
    </TypeCards>
  );
}

function compare([a, { from: fromA }]: [string, ApiDefinition], [b, { from: fromB }]: [string, ApiDefinition]): number {
  return Number(fromA !== undefined) - Number(fromB !== undefined) || a.localeCompare(b, 'en');
}
