import { use, useId, type ReactNode } from 'react';
import { IconButton } from 'live-playground/internal';
import type { StartPage } from '../shared';
import { PageLanguageContext, useText } from '../../../core/browser/locale';
import { Link } from '../../../core/browser/navigation';
import { Pencil, Search, X } from '../../../core/browser/ui/icons';
import { File, History, SquarePlay } from './icons';
import styles from './offers.module.css';

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

/** Pages to start from, before anything is typed. */
export function StartPages({ pages, onOpen }: { pages: StartPage[]; onOpen: () => void }) {
  const text = useText();
  const { address } = use(PageLanguageContext);
  return (
    <OfferList title={text('search.start')}>
      {pages.map(({ title, path }) => (
        <li key={path} className={styles.item}>
          <Link to={path} className={styles.offer} onClick={onOpen}>
            <File size={16} />
            <span lang={address}>{title}</span>
          </Link>
        </li>
      ))}
    </OfferList>
  );
}

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

/** Things to choose from while there are no results, below a heading. */
function OfferList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
