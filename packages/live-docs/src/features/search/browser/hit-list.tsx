import {
  memo,
  startTransition,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { joinParts, TITLE_SEPARATOR, type HighlightText, type SearchHit } from '../shared';
import { PageLanguageContext, useLabel, useText } from '../../../core/browser/locale';
import { withBase } from '../../../core/browser/navigation';
import { CodeXml } from '../../../core/browser/ui/demo-icons';
import { countHits, type HitGroup } from './flatten-result';
import styles from './hit-list.module.css';
import { File, Hash, SquarePlay } from './icons';

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

const ICONS = { page: File, demo: SquarePlay, title: Hash, content: Hash, property: CodeXml };

interface HitOptionProps extends Pick<HitListProps, 'onPoint' | 'onChoose'> {
  hit: SearchHit;
  id: string;
  active: boolean;
  /** Name its page, which the heading above it does not. */
  withPage: boolean;
}

/** The id of an option: another one for another hit, so that a screen reader announces a new first result. */
export const optionId = (list: string, link: string) => list + link;

/** A result: where it leads, and the words that it was found by. A link, so that it can be opened in a new tab. */
const HitOption = memo(function HitOption({ hit, id, active, withPage, onPoint, onChoose }: HitOptionProps) {
  const { type, link, highlightTitleTexts, highlightTexts, pageTitle } = hit;
  const Icon = ICONS[type];
  const choose = (event: MouseEvent<HTMLAnchorElement>) => onChoose(hit, event);

  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={withBase(link)}
      className={styles.hit}
      onPointerMove={() => onPoint(link)}
      onClick={choose}
      onAuxClick={(event) => event.button === 1 && choose(event)}
    >
      <Icon size={18} className={styles.icon} />
      <span className={styles.texts} lang={use(PageLanguageContext).address}>
        <span>
          <Parts of={highlightTitleTexts} />
        </span>
        {withPage && !joinParts(highlightTitleTexts).startsWith(pageTitle) && (
          <span className={styles.page}>{pageTitle}</span>
        )}
        {highlightTexts.length > 0 && (
          <span className={styles.text}>
            <Parts of={highlightTexts} />
          </span>
        )}
      </span>
      <kbd className={styles.enter} aria-hidden>
        ↵
      </kbd>
    </a>
  );
});

/** A text with its keywords marked. */
function Parts({ of: parts }: { of: HighlightText[] }) {
  return parts.map(({ text, highlighted }, at) =>
    // The parts of a text never change places.
    highlighted ? <mark key={at}>{text}</mark> : text,
  );
}
