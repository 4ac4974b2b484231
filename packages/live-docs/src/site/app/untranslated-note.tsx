import { fillText, useBundle } from '../locale';
import styles from './page-note.module.css';

/** What no English page says, so that the others don't load it. */
const ENGLISH = 'This page isn’t translated yet. It’s in {language}.';

/** Says that a page isn't in the language of its address. */
export function UntranslatedNote() {
  const { locale, texts } = useBundle();
  return (
    <p role="note" lang={locale} className={styles.note}>
      {fillText(texts['page.untranslated'] ?? ENGLISH, { language: 'English' })}
    </p>
  );
}
