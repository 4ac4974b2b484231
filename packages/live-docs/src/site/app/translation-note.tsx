import { useEffect, useState } from 'react';
import { localAddress, type Locale } from '../../model';
import { dataNamed, useResources } from '../loading';
import { useText } from '../locale';
import { Link } from '../navigation';
import styles from './page-note.module.css';

interface TranslationNoteProps {
  path: string;
  /** The reader's language. */
  locale: Locale;
}

/** Leads to the translation of a page, if there is one. */
export default function TranslationNote({ path, locale: { id, name, base } }: TranslationNoteProps) {
  const text = useText();
  const resources = useResources();
  const [translated, setTranslated] = useState<Record<string, string[]>>();
  useEffect(() => {
    // Without the list, nothing is said.
    void dataNamed<Record<string, string[]>>(resources, 'translations').prefetch().then(setTranslated);
  }, [resources]);

  if (!translated?.[id]?.includes(path)) return null;
  return (
    <p role="note" lang={id} className={styles.note} data-chrome>
      <Link to={localAddress(path, base)}>{text('page.translated', { language: name })}</Link>
    </p>
  );
}
