import * as own from 'virtual:languages';
import { fillText } from 'live-playground/internal';
import { useEffect, useState } from 'react';
import { localAddress, type Locale } from '../../model';
import { dataNamed, useResources } from '../loading';
import { loadBundle, offeredLanguage, useLocale, type Bundle } from '../locale';
import { Link } from '../navigation';
import styles from './translation-note.module.css';

/** What is said in a language that has no text for it. */
const ENGLISH = 'Read this page in {language}';

interface TranslationNoteProps {
  /** Address of the page. */
  path: string;
  languages: readonly Locale[];
}

/**
 * Leads to the translation of a page, if there is one in the language that its reader would rather read, or keeps the default one for
 * them.
 * It's in that language, and lies over the page: nothing moves when it comes.
 */
export default function TranslationNote({ path, languages }: TranslationNoteProps) {
  const resources = useResources();
  const { choose } = useLocale();
  const [isDone, setDone] = useState(false);
  const { id, name, base } = offeredLanguage(languages) ?? {};
  const [known, setKnown] = useState<{ translated: Record<string, string[]>; bundle: Bundle }>();
  useEffect(() => {
    if (id === undefined || base === undefined) return;
    // Without them, nothing is said.
    const translations = dataNamed<Record<string, string[]>>(resources, 'translations').load({ stay: true });
    void Promise.all([translations, loadBundle(id)]).then(
      ([translated, bundle]) => setKnown({ translated, bundle }),
      () => {},
    );
  }, [resources, id, base]);

  if (isDone || id === undefined || name === undefined || !known?.translated[id]?.includes(path)) return null;
  const { locale, texts } = known.bundle;
  const said = texts['page.translated'];
  return (
    <p role="note" lang={said ? locale : 'en'} className={styles.note}>
      <Link to={localAddress(path, base)} onClick={() => choose(id)}>
        {fillText(said ?? ENGLISH, { language: name })}
      </Link>
      <button
        type="button"
        lang={own.id}
        onClick={() => {
          choose(own.id);
          setDone(true);
        }}
      >
        {own.name}
      </button>
    </p>
  );
}
