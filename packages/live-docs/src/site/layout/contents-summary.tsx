import type { TocEntry } from '../../model';
import { useText } from '../locale';
import { ChevronDown } from '../ui/icons/chevron-down';
import styles from './contents-summary.module.css';
import { listedEntries } from './listed-entries';
import { TocList } from './toc-list';

/** The contents above a page, folded, on a window too narrow for them to be beside it. */
export function ContentsSummary({ toc }: { toc: TocEntry[] }) {
  const text = useText();
  const entries = listedEntries(toc);
  if (entries.length < 2) return null;
  return (
    <nav aria-label={text('on.this.page')} className={styles.nav}>
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
