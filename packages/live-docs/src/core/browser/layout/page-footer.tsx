import { use } from 'react';
import type { PageData, SiteData } from '../../model';
import { PageLanguageContext, useText } from '../locale';
import { Link } from '../navigation';
import { Slot } from '../slot';
import { Pencil } from '../ui/icons/pencil';
import { LastUpdated } from './last-updated';
import styles from './page-footer.module.css';

export interface PageFooterProps {
  site: SiteData;
  page: PageData;
  /** The page itself, or the tab of it that is shown: which file the reader reads. */
  shown: Pick<PageData, 'filename' | 'lastUpdated'>;
}

/** What is below a page: the pages around it, its age, and the ways to mend it. */
export function PageFooter({ site, page, shown }: PageFooterProps) {
  const text = useText();
  const { address } = use(PageLanguageContext);
  const { previous, next } = page;
  return (
    <footer className={styles.footer}>
      {(previous || next) && (
        <nav aria-label={text('pages')} className={styles.pages}>
          {previous && (
            <Link to={previous.path} prefetch="intent">
              <small>{text('previous')}</small> <span lang={address}>{previous.title}</span>
            </Link>
          )}
          {next && (
            <Link to={next.path} prefetch="intent" className={styles.next}>
              <small>{text('next')}</small> <span lang={address}>{next.title}</span>
            </Link>
          )}
        </nav>
      )}
      <div className={styles.meta}>
        {shown.lastUpdated !== undefined && <LastUpdated time={shown.lastUpdated} />}
        <a href={site.repository.edit + shown.filename}>
          <Pencil size={14} />
          {text('edit')}
        </a>
        <a href={site.repository.issues}>{text('report')}</a>
        <Slot name="footer" />
      </div>
    </footer>
  );
}
