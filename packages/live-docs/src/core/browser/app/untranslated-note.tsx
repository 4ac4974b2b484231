import { fillText, useBundle } from '../locale';
import styles from './page-note.module.css';

/** What no English page says, so that the others don't load it. */
const ENGLISH = 'This page isn’t translated yet. It’s in {language}.';

/** Says that a page isn't in the language of its address. */
export function UntranslatedNote() {
  const { locale, texts } = useBundle();
  const said = texts['page.untranslated'];
  return (
    <p role="note" lang={said ? locale : 'en'} className={styles.note}>
      {fillText(said ?? ENGLISH, { language: 'English' })}
    </p>
  );
}
