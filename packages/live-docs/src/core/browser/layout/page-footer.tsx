import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { PageData, SiteData } from '../../model';
import { PageLanguageContext, useText, useBundle } from '../locale';
import { Link, onceNear } from '../navigation';
import { Slot } from '../slot';
import { Pencil } from '../ui/icons';
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

/**
 * The day a page last changed, in the reader's time zone and in the language of the text before it. English is that of the reader's
 * own locale. The server knows neither and writes the ISO date, which the browser replaces when the reader comes near it: the first
 * format of a date takes longer than all else that a page's footer does.
 */
export function LastUpdated({ time }: { time: number }) {
  const text = useText();
  const { locale } = useBundle();
  const element = useRef<HTMLTimeElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (element.current ? onceNear(element.current, () => setNear(true)) : undefined), []);
  const iso = new Date(time).toISOString();
  const day = useMemo(() => (isNear ? formatDay(time, locale) : undefined), [isNear, time, locale]);
  return (
    <p>
      {text('last.updated')}{' '}
      <time dateTime={iso} ref={element}>
        {day ?? iso.slice(0, 10)}
      </time>
    </p>
  );
}

/** Undefined if the browser has no data for the locale; the ISO date stays then. */
function formatDay(time: number, locale: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale === 'en' ? undefined : locale, { dateStyle: 'medium' }).format(time);
  } catch {
    return undefined;
  }
}
