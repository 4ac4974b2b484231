import { useEffect, useState } from 'react';
import { documentTitle, type SiteData } from '../../model';
import { useText } from '../locale';
import type { RouterState } from '../navigation';
import styles from './title-announcer.module.css';

/** Names the document after the page it shows, and tells a screen reader of a new one. */
export function TitleAnnouncer({ site, state }: { site: SiteData; state: RouterState }) {
  const text = useText();
  const [announced, setAnnounced] = useState('');
  const { page, problem, arrival } = state;
  const title = page?.meta.title ?? text(problem ? 'failed.page' : 'not.found.title');

  useEffect(() => {
    document.title = documentTitle(title, site.title);
    if (arrival.by !== 'load' && !arrival.samePage) setAnnounced(title);
  }, [title, site.title, arrival]);

  return (
    <p role="status" className={styles.announcer} lang={page ? (page.meta.language ?? 'en') : undefined}>
      {announced}
    </p>
  );
}
