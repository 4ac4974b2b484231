import { useText } from '../locale';
import { IconButton } from 'live-playground/internal';
import { Download } from '../ui/icons';
import { saveFile } from '../ui/save-file';
import styles from './code-block.module.css';
import { CopyableCode } from './copyable-code';

export interface CodeBlockProps {
  lang: string;
  /** Usually the name of a file. */
  title?: string;
  /** The section that it's in, with its number there. */
  section?: string;
  /** Highlighted markup, written by the build. */
  html: string;
  /** What is copied. */
  text: string;
  /** True for a whole file, which readers may download. */
  whole?: boolean;
}

/** A fenced block of code, or a file. */
export function CodeBlock({ title, section, whole, ...code }: CodeBlockProps) {
  const text = useText();
  return (
    <figure className={`${styles.block} ${whole ? styles.whole : ''}`}>
      {title && (
        <figcaption className={styles.title}>
          {title}
          {whole && (
            <IconButton
              label={text('code.download', { file: title })}
              data-code="file"
              onClick={() => saveFile(title, new Blob([code.text], { type: 'text/plain' }))}
            >
              <Download size={16} />
            </IconButton>
          )}
        </figcaption>
      )}
      <CopyableCode {...code} label={title ?? text('code.region')} subject={title ?? section} />
    </figure>
  );
}
