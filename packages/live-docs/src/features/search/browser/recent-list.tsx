import { useText } from '../../../core/browser/locale';
import { IconButton } from 'live-playground/internal';
import { History } from './icons';
import { X } from '../../../core/browser/ui/icons';
import { OfferList } from './offer-list';
import styles from './offer-list.module.css';

interface RecentListProps {
  searches: string[];
  onSearch: (keywords: string) => void;
  onRemove: (keywords: string) => void;
}

/** Searches that led somewhere, kept on this device: to do again, or to remove. */
export function RecentList({ searches, onSearch, onRemove }: RecentListProps) {
  const text = useText();
  return (
    <OfferList title={text('search.recent')}>
      {searches.map((search) => (
        <li key={search} className={styles.item}>
          <button type="button" className={styles.offer} onClick={() => onSearch(search)}>
            <History size={16} />
            <span dir="auto">{search}</span>
          </button>
          <IconButton label={text('search.remove', { search })} onClick={() => onRemove(search)}>
            <X size={16} />
          </IconButton>
        </li>
      ))}
    </OfferList>
  );
}
