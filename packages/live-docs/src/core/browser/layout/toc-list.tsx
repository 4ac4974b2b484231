import { use } from 'react';
import type { TocEntry } from '../../model';
import { PageLanguageContext } from '../locale';
import styles from './toc-list.module.css';

interface TocListProps {
  toc: TocEntry[];
  /** Id of the section being read. */
  current?: string;
  /** Called with the id of a section that is about to be jumped to. */
  onJump?: (id: string) => void;
}

/** Links to a page's sections: plain ones, which keep the address's `?tab=` and work before any script does. */
export function TocList({ toc, current, onJump }: TocListProps) {
  return (
    <ul className={styles.list} lang={use(PageLanguageContext).content}>
      {toc.map(({ id, depth, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={depth > 2 ? styles.deep : undefined}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => onJump?.(id)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
