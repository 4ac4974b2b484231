import { useEffect, useRef } from 'react';
import type { TocEntry } from '../../model';
import { useText } from '../locale';
import { Slot } from '../slot';
import styles from './on-this-page.module.css';
import { scrollWithin } from './scroll-within';
import { TocList } from './toc-list';
import { listedEntries } from './listed-entries';
import { useCurrentSection } from './use-current-section';

/** The contents beside a page, on a window that is wide enough. Follows the reader. */
export function OnThisPage({ toc }: { toc: TocEntry[] }) {
  const text = useText();
  const nav = useRef<HTMLElement>(null);
  const entries = listedEntries(toc);
  const { current, jumpTo } = useCurrentSection(entries);

  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    if (nav.current && link) scrollWithin(nav.current, link);
  }, [current]);

  if (entries.length === 0) return null;
  return (
    <nav ref={nav} aria-label={text('on.this.page')} className={styles.nav}>
      <Slot name="contents-start" />
      <p className={styles.title} aria-hidden="true">
        {text('on.this.page')}
      </p>
      <TocList toc={entries} current={current} onJump={jumpTo} />
      <Slot name="contents-end" />
    </nav>
  );
}
