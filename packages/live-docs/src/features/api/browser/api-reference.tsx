import { Suspense, use, useEffect, useEffectEvent } from 'react';
import { apiAnchor } from 'live-playground/model';
import { decodePart, ownValue } from '../../../core/model';
import { headsOf, type ApiAnswer } from '../shared/api';
import { useText } from '../../../core/browser/locale';
import { openAround } from '../../../core/browser/navigation';
import { Problems } from '../../../core/browser/ui/problems';
import { ApiMessage } from './api-message';
import styles from './api-reference.module.css';
import { ApiTable } from './api-table';

interface ApiProps {
  /** Name of the table: `Dialog`, `Dialog.Footer`. */
  id?: string;
  /** File whose exports are listed, in place of a table: `src/Dialog.tsx`. */
  of?: string;
  /** With the name above it, and nothing at all if the library has no such table. */
  optional?: true;
  /** The reference of the page. A promise while developing, where the library is read behind the page. */
  answer: ApiAnswer | Promise<ApiAnswer>;
}

/** The properties of one object of the library, or of all that a file exports: `<API id="Dialog" />`, `<API of="src/Dialog.tsx" />`. */
export function API(props: ApiProps) {
  const text = useText();
  return (
    <Suspense fallback={<ApiMessage>{text('api.resolving')}</ApiMessage>}>
      <Answer {...props} />
    </Suspense>
  );
}

function Answer({ of, id = of ?? '', optional, answer }: ApiProps) {
  const text = useText();
  const known = answer instanceof Promise ? use(answer) : answer;
  const arrive = useEffectEvent(() => {
    // While developing, the row that an address names comes after the page has been arrived at.
    const row = import.meta.env.DEV && answer instanceof Promise && rowOf(id);
    if (!row) return;
    openAround(row);
    row.scrollIntoView();
  });
  // Once only: the answer is another one with each change of a file.
  useEffect(() => arrive(), []);
  if (known === 'off') return <ApiMessage>{text('api.off')}</ApiMessage>;
  if ('problems' in known) return import.meta.env.DEV && <Problems problems={known.problems} />;
  const heads = headsOf(known);
  const exported = of === undefined ? [] : (ownValue(known.files, of) ?? []).filter((one) => Object.hasOwn(heads, one));
  if (exported.length > 0) {
    return exported.map((one) => {
      const { about } = heads[one]!;
      return (
        <section key={one}>
          <h3 translate="no">{one}</h3>
          {about && <div className={styles.about} lang="en" dangerouslySetInnerHTML={{ __html: about }} />}
          <ApiTable id={one} reference={known} />
        </section>
      );
    });
  }
  const isKnown = Object.hasOwn(heads, id);
  if (optional)
    return (
      isKnown && (
        <section>
          <h2 translate="no">{id}</h2>
          <ApiTable id={id} reference={known} />
        </section>
      )
    );
  return isKnown ? <ApiTable id={id} reference={known} /> : <ApiMessage>{text('api.unknown', { id })}</ApiMessage>;
}

/** The row of a table that the page's address names. */
function rowOf(table: string): HTMLElement | null {
  const target = decodePart(window.location.hash.slice(1));
  return target.startsWith(apiAnchor(table, '')) ? document.getElementById(target) : null;
}
