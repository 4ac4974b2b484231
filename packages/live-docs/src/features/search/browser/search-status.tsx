import type { SearchResult } from '../shared';
import { useText } from '../../../core/browser/locale';
import styles from './search-status.module.css';

interface SearchStatusProps {
  loading: boolean;
  result: SearchResult | undefined;
}

/**
 * The state of the search, below the results, or in their place where there are none. One element says it in view and
 * aloud; while it is busy, screen readers wait for the result.
 */
export function SearchStatus({ loading, result }: SearchStatusProps) {
  const text = useText();
  const count = result?.count ?? 0;
  const found =
    count === 0
      ? text('search.none')
      : text(count === 1 ? 'search.count.one' : 'search.count', { count: String(count) });
  return (
    <div className={styles.status} data-alone={count === 0 || undefined}>
      {count > 0 && (
        <span className={styles.keys} aria-hidden>
          <span>{`↑ ↓ ${text('search.move')}`}</span>
          <span>{`↵ ${text('search.open')}`}</span>
        </span>
      )}
      <span role="status" aria-busy={loading}>
        {loading ? text('loading') : result ? found : ''}
      </span>
    </div>
  );
}
