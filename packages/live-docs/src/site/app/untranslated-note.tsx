import { useLocale, useText } from '../locale';
import styles from './page-note.module.css';

/** Says that a page isn't in the language of its address. */
export function UntranslatedNote() {
  const text = useText();
  const { locale } = useLocale();
  return (
    <p role="note" lang={locale} className={styles.note}>
      {text('page.untranslated', { language: 'English' })}
    </p>
  );
}
