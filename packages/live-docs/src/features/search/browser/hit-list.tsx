import {
  memo,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { TITLE_SEPARATOR, type SearchHit } from '../shared';
import { useLabel, useText } from '../../../core/browser/locale';
import { countHits, type HitGroup } from './flatten-result';
import styles from './hit-list.module.css';
import { HitOption, optionId } from './hit-option';

/** Results that the first paint has; about as many as fit into the box. */
const FIRST = 9;
/** How many more follow at a time, and after how many milliseconds, unless the reader types on. */
const MORE = 60;
const MORE_DELAY = 30;

interface HitListProps {
  id: string;
  groups: HitGroup[];
  active: number;
  /** True while others are on their way. */
  loading: boolean;
  /** Is told the link of the hit that the pointer moves on. */
  onPoint: (link: string) => void;
  onChoose: (hit: SearchHit, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Results by section, the best of all above them. */
export const HitList = memo(function HitList({ id, groups, active, loading, onPoint, onChoose }: HitListProps) {
  const text = useText();
  const label = useLabel();
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(FIRST);
  const shown = Math.max(most, active + 1);
  const count = countHits(groups);

  useEffect(() => {
    // To render what is new and to drop what is old takes time: none of it when an answer comes, but before and after.
    if (loading) return startTransition(() => setMost(FIRST));
    if (most >= count) return;
    const timer = setTimeout(() => startTransition(() => setMost(most + MORE)), MORE_DELAY);
    return () => clearTimeout(timer);
  }, [loading, most, count]);

  useLayoutEffect(() => {
    list.current?.parentElement?.scrollTo(0, 0);
  }, [groups]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);

  const name = (title: string | undefined) =>
    title === undefined
      ? text('search.top')
      : title
          .split(TITLE_SEPARATOR)
          .map((part) => label('nav', part))
          .join(TITLE_SEPARATOR) || text('search.elsewhere');

  return (
    <div ref={list} id={id} role="listbox" aria-label={text('search.results')} className={styles.list}>
      {groups.map(
        ({ title, hits, from }) =>
          from < shown && (
            <Group key={title ?? from} title={name(title)}>
              {hits.slice(0, shown - from).map((hit, index) => (
                <HitOption
                  key={index}
                  hit={hit}
                  id={optionId(id, hit.link)}
                  active={from + index === active}
                  withPage={hit.pageTitle !== title}
                  onPoint={onPoint}
                  onChoose={onChoose}
                />
              ))}
            </Group>
          ),
      )}
    </div>
  );
});

/** Options below the heading that names them. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.heading}>
        {title}
      </div>
      {children}
    </div>
  );
}
