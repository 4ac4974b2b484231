import { useText } from '../../../core/browser/locale';
import { Link } from '../../../core/browser/navigation';
import { Pencil, Search } from '../../../core/browser/ui/icons';
import { SquarePlay } from './icons';
import { OfferList } from './offer-list';
import styles from './offer-list.module.css';

interface NoResultProps {
  /** As typed. */
  keywords: string;
  /** Words of the site that are like it. */
  suggestions: string[];
  /** Address of the page with all demos, if there is one. */
  gallery: string | undefined;
  /** Address of a new issue. */
  issues: string;
  onSearch: (keywords: string) => void;
  onOpen: () => void;
}

/** What a reader can do whose search found nothing: try a word of the site, look at the demos, or say what is missing. */
export function NoResult({ keywords, suggestions, gallery, issues, onSearch, onOpen }: NoResultProps) {
  const text = useText();
  const search = keywords.trim();
  return (
    <OfferList title={text('search.instead')}>
      {suggestions.map((word) => (
        <li key={word} className={styles.item}>
          <button type="button" className={styles.offer} onClick={() => onSearch(word)}>
            <Search size={16} />
            <span>{text('search.for', { search: word })}</span>
          </button>
        </li>
      ))}
      {gallery && (
        <li className={styles.item}>
          <Link to={gallery} className={styles.offer} onClick={onOpen}>
            <SquarePlay size={16} />
            <span>{text('search.gallery')}</span>
          </Link>
        </li>
      )}
      <li className={styles.item}>
        <a href={`${issues}?title=${encodeURIComponent(`Docs: ${search}`)}`} className={styles.offer}>
          <Pencil size={16} />
          <span>{text('search.issue', { search })}</span>
        </a>
      </li>
    </OfferList>
  );
}
