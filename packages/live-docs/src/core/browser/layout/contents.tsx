import { use, useRef } from 'react';
import type { TocEntry } from '../../model';
import { useText, PageLanguageContext } from '../locale';
import { ChevronDown } from '../ui/icons';
import styles from './contents.module.css';
import { Slot } from '../slot';
import { useCurrentInSight } from './use-current-in-sight';
import { useCurrentSection } from './use-current-section';

interface ContentsSummaryProps {
  toc: TocEntry[];
  /** The page has the room that they would have beside it. */
  wide: true | undefined;
}

/** The contents above a page, folded, where there's no room for them beside it. */
export function ContentsSummary({ toc, wide }: ContentsSummaryProps) {
  const text = useText();
  const entries = listedEntries(toc);
  if (entries.length < 2) return null;
  return (
    <nav aria-label={text('on.this.page')} className={styles.nav} data-wide={wide}>
      <details>
        <summary>
          {text('on.this.page')}
          <ChevronDown size={16} />
        </summary>
        <div className={styles.box}>
          <TocList toc={entries} />
        </div>
      </details>
    </nav>
  );
}

/** The contents beside a page, on a window that is wide enough. Follows the reader. */
export function OnThisPage({ toc }: { toc: TocEntry[] }) {
  const text = useText();
  const nav = useRef<HTMLElement>(null);
  const entries = listedEntries(toc);
  const { current, jumpTo } = useCurrentSection(entries);

  useCurrentInSight(nav, current);

  if (entries.length === 0) return null;
  return (
    <nav ref={nav} aria-label={text('on.this.page')} className={styles.side}>
      <Slot name="contents-start" />
      <p className={styles.title} aria-hidden="true">
        {text('on.this.page')}
      </p>
      <TocList toc={entries} current={current} onJump={jumpTo} />
      <Slot name="contents-end" />
    </nav>
  );
}

interface TocListProps {
  toc: TocEntry[];
  /** Id of the section being read. */
  current?: string;
  /** Called with the id of a section that is about to be jumped to. */
  onJump?: (id: string) => void;
}

/** Links to a page's sections: plain ones, which keep the address's `?tab=` and work before any script does. */
function TocList({ toc, current, onJump }: TocListProps) {
  return (
    <ul className={styles.list} lang={use(PageLanguageContext).content}>
      {toc.map(({ id, depth, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={depth > 2 ? styles.deep : undefined}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => onJump?.(id)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The headings that the contents list: deeper ones are details. */
function listedEntries(toc: TocEntry[]): TocEntry[] {
  return toc.filter((entry) => entry.depth <= 3);
}
