import { useEffect, useState, type RefObject, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import styles from './code.module.css';

/** Tells whether an element holds more than it shows, and each time that it may have changed. @returns how to stop. */
export function watchOverflow(element: Element, tell: (overflows: boolean) => void): () => void {
  const measure = () => tell(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
  if (typeof ResizeObserver === 'undefined') {
    measure();
    return () => {};
  }
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // The element itself keeps its size when its content grows.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Whether an element holds more than it shows, and so has to be reached by keyboard to be scrolled. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    if (ref.current) return watchOverflow(ref.current, setOverflows);
  }, [ref]);

  return overflows;
}

interface CodeProps {
  /** Highlighted markup, one `span.line` a line; the build wrote it, and escaped what it holds. */
  html?: string;
  /** Plain code, where there is no markup. */
  children?: ReactNode;
  /** What it is, for those who reach it by keyboard. */
  label: string;
  lang?: string;
  /** Show the numbers of the lines. */
  numbers?: boolean;
  /** The element whose text is the code and nothing else. */
  codeRef?: Ref<HTMLElement>;
  /** What lets a reader type into it, which makes it a stop of the Tab key by itself. */
  editing?: ComponentProps<'code'>;
  className?: string;
}

/** The first lines of source code, as highlighted markup, which are there before anything else of it. */
export function CodeStart({ html }: { html: string }) {
  return (
    <pre className={styles.code} data-numbers>
      <code translate="no" dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** Highlighted source code. It is a stop of the Tab key only when there is something to scroll. */
export function Code({ html, children, label, lang, numbers = false, codeRef, editing, className = '' }: CodeProps) {
  const pre = useRef<HTMLPreElement>(null);
  const scrolls = useOverflow(pre);
  return (
    <pre
      ref={pre}
      className={`${styles.code} ${className}`}
      data-lang={lang}
      data-numbers={numbers || undefined}
      {...(scrolls && !editing && { 'tabIndex': 0, 'role': 'group', 'aria-label': label })}
    >
      <code
        ref={codeRef}
        translate="no"
        {...editing}
        {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
      />
    </pre>
  );
}
