import { use } from 'react';
import type { StartPage } from '../../model';
import { PageLanguageContext, useText } from '../locale';
import { Link } from '../navigation';
import { File } from '../ui/icons/file';
import { OfferList } from './offer-list';
import styles from './offer-list.module.css';

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
