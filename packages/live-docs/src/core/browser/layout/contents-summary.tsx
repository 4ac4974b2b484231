import type { TocEntry } from '../../model';
import { useText } from '../locale';
import { ChevronDown } from '../ui/icons/chevron-down';
import styles from './contents-summary.module.css';
import { listedEntries } from './listed-entries';
import { TocList } from './toc-list';

interface ContentsSummaryProps {
  toc: TocEntry[];
  /** The page has the room that they would have beside it. */
  wide: true | undefined;
}

/** The contents above a page, folded, where there's no room for them beside it. */
export function ContentsSummary({ toc, wide }: ContentsSummaryProps) {
  const text = useText();
  const entries = listedEntries(toc);
  if (entries.length < 2) return null;
  return (
    <nav aria-label={text('on.this.page')} className={styles.nav} data-wide={wide}>
      <details>
        <summary>
          {text('on.this.page')}
          <ChevronDown size={16} />
        </summary>
        <div className={styles.list}>
          <TocList toc={entries} />
        </div>
      </details>
    </nav>
  );
}
