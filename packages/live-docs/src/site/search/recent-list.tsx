import { useId } from 'react';
import { useText } from '../locale';
import { IconButton } from 'live-playground/ui';
import { History } from '../ui/icons/history';
import { X } from '../ui/icons/x';
import styles from './recent-list.module.css';

interface RecentListProps {
  searches: string[];
  onSearch: (keywords: string) => void;
  onRemove: (keywords: string) => void;
}

/** Searches that led somewhere, kept on this device: to do again, or to remove. */
export function RecentList({ searches, onSearch, onRemove }: RecentListProps) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('search.recent')}
      </h2>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search} className={styles.item}>
            <button type="button" className={styles.search} onClick={() => onSearch(search)}>
              <History size={16} />
              <span dir="auto">{search}</span>
            </button>
            <IconButton label={text('search.remove', { search })} onClick={() => onRemove(search)}>
              <X size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
