import { name } from 'virtual:languages';
import { fillText } from 'live-playground/internal';
import { useBundle } from '../locale';
import styles from './page-note.module.css';

/** Where the language has no text for it. No page in the default language says it, so these don't load it. */
const ENGLISH = 'This page isn’t translated yet. It’s in {language}.';

/** Says that a page isn't in the language of its address. */
export function UntranslatedNote() {
  const { locale, texts } = useBundle();
  const said = texts['page.untranslated'];
  return (
    <p role="note" lang={said ? locale : 'en'} className={styles.note}>
      {fillText(said ?? ENGLISH, { language: name })}
    </p>
  );
}
