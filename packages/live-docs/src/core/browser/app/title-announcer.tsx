import { useEffect, useRef, useState } from 'react';
import { documentTitle, type SiteData } from '../../model';
import { DEFAULT_LANGUAGE, useLocale, useText } from '../locale';
import { usePending, type RouterState } from '../navigation';
import styles from '../ui/hidden.module.css';

/** Milliseconds after which a page that hasn't come is said to be on its way. */
const SLOW = 1000;

/** Names the document after the page it shows, and tells a screen reader of a new one, and of one that takes its time. */
export function TitleAnnouncer({ site, state }: { site: SiteData; state: RouterState }) {
  const text = useText();
  const { locale } = useLocale();
  const pending = usePending();
  const [announced, setAnnounced] = useState<{ words: string; lang: string | undefined; turn: number }>();
  const { page, problem, arrival } = state;
  /** What was told of last: another language is no arrival. */
  const told = useRef(arrival);
  const title = page?.meta.title ?? text(problem ? 'failed.page' : 'not.found.title');
  const lang = page ? (page.meta.language ?? DEFAULT_LANGUAGE) : undefined;

  useEffect(() => {
    const announce = (words: string, lang: string | undefined) =>
      setAnnounced((before) => ({ words, lang, turn: (before?.turn ?? 0) + 1 }));
    if (pending) {
      const timer = setTimeout(() => announce(text('loading'), locale), SLOW);
      return () => clearTimeout(timer);
    }
    document.title = documentTitle(title, site.title);
    if (told.current === arrival) return;
    told.current = arrival;
    if (arrival.by !== 'load' && !arrival.samePage) announce(title, lang);
  }, [pending, title, lang, site.title, arrival, text, locale]);

  return (
    <p role="status" className={styles.hidden} lang={announced?.lang ?? lang}>
      {/* Another element each time: the next page may have the same title. */}
      {announced && <span key={announced.turn}>{announced.words}</span>}
    </p>
  );
}
