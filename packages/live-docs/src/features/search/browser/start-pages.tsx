import { use } from 'react';
import type { StartPage } from '../shared';
import { PageLanguageContext, useText } from '../../../core/browser/locale';
import { Link } from '../../../core/browser/navigation';
import { File } from './icons';
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
