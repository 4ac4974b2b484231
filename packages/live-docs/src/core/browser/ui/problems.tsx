import type { Problem } from 'live-playground/model';
import styles from './problems.module.css';

/** What is wrong with a file of the site. The development server alone shows it, in the words that the build prints. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  return problems.map(({ file, line, found, expected, fix }) => (
    // Phrasing content, because it may be inside a paragraph.
    <span key={`${file}:${line} ${found}`} role="alert" lang="en" className={styles.problem}>
      <code className={styles.place}>{line === undefined ? file : `${file}:${line}`}</code>
      <strong>{found}</strong>
      <span>
        Expected {expected}. {fix}.
      </span>
    </span>
  ));
}
