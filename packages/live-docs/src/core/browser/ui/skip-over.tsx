import { useId, type ReactNode } from 'react';
import styles from './skip-over.module.css';

interface SkipOverProps {
  /** What the link says: "Skip demo". */
  label: string;
  /** Language of the label. */
  lang: string;
  /** What has many stops of the Tab key. */
  children: ReactNode;
}

/** A link over a part of the page for readers with a keyboard. It's in view while it has the focus. */
export function SkipOver({ label, lang, children }: SkipOverProps) {
  const id = useId();
  return (
    <>
      <a
        href={`#${id}`}
        lang={lang}
        className={styles.link}
        // The page's Markdown has no such link: programs that compare the two leave it out.
        data-markdown-ignore
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(id)?.focus();
        }}
      >
        {label}
      </a>
      {children}
      <span id={id} tabIndex={-1} className={styles.end} />
    </>
  );
}
