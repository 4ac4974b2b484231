import styles from './type-code.module.css';

/** A declaration, line by line as it is written. @param html as `typeMarkup` writes it. */
export function TypeCode({ html }: { html: string }) {
  return <code translate="no" className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />;
}
