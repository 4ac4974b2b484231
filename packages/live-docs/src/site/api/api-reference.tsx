import { Suspense, use, type ReactNode } from 'react';
import type { ApiAnswer } from '../../model';
import { useLocale, useText } from '../locale';
import { Problems } from '../ui/problems';
import { ApiTable } from './api-table';
import styles from './api-reference.module.css';

interface ApiReferenceProps {
  /** Name of the table: `Dialog`, `Dialog.Footer`. */
  id: string;
  /** The reference of the page. A promise while developing, where the library is read behind the page. */
  answer: ApiAnswer | Promise<ApiAnswer>;
}

/** The properties of one object of the library: `<API id="Dialog" />`. */
export function ApiReference(props: ApiReferenceProps) {
  return (
    <Suspense fallback={<Resolving />}>
      <Answer {...props} />
    </Suspense>
  );
}

function Answer({ id, answer }: ApiReferenceProps) {
  const text = useText();
  const known = answer instanceof Promise ? use(answer) : answer;
  if (known === 'off') return <Message>{text('api.off')}</Message>;
  if ('problems' in known) return import.meta.env.DEV && <Problems problems={known.problems} />;
  const { [id]: found } = known.tables;
  if (!found) return <Message>{text('api.unknown', { id })}</Message>;
  return <ApiTable {...found} data={known} />;
}

function Resolving() {
  const text = useText();
  return <Message>{text('api.resolving')}</Message>;
}

function Message({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  return (
    <p role="status" lang={locale} className={styles.message}>
      {children}
    </p>
  );
}
