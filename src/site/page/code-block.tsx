import { useText } from '../locale';
import styles from './code-block.module.css';
import { CopyableCode } from './copyable-code';

interface CodeBlockProps {
  lang: string;
  /** Usually the name of a file. */
  title?: string;
  /** Highlighted markup, written by the build. */
  html: string;
  /** What is copied. */
  text: string;
}

/** A fenced block of code. */
export function CodeBlock({ title, ...code }: CodeBlockProps) {
  const text = useText();
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <CopyableCode {...code} label={title ?? text('code.region')} />
    </figure>
  );
}
