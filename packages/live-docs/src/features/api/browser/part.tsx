import type { ReactNode } from 'react';
import { useText } from '../../../core/browser/locale';
import styles from './part.module.css';
import type { OpenParts } from './use-open-parts';

interface PartProps {
  /** What it's known by. Without an id it's open. */
  id: string | undefined;
  open: OpenParts;
  /** What opens it. */
  summary: string;
  children: ReactNode;
}

/**
 * A part of the reference that is closed at first. The browser itself opens it for a link to something in it and for a search in the
 * page. It's open on paper, and where there are no scripts. The page's Markdown has no such button.
 */
export function Part({ id, open, summary, children }: PartProps) {
  const text = useText();
  return (
    <details className={styles.part} data-part={id} open={id === undefined || open.has(id)}>
      <summary data-markdown-ignore>
        <span>{summary}</span>
        <span>{text('api.fewer')}</span>
      </summary>
      {children}
    </details>
  );
}
