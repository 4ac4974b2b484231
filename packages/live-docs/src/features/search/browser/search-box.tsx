import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { SearchHit } from '../shared';
import { Failure, useLocale, useText } from '../../../core/browser/locale';
import { isForBrowser, useRouter } from '../../../core/browser/navigation';
import { stepIndex } from 'live-playground/internal';
import { flattenResult } from './flatten-result';
import { HitList, optionId } from './hit-list';
import { isComposing } from './is-composing';
import { NoResult, RecentList, StartPages } from './offers';
import styles from './search-box.module.css';
import type { SearchClient, SearchOffers } from './search-client';
import { createSearchSession } from './search-session';
import { SearchStatus } from './search-status';
import { useCombobox } from './use-combobox';
import { useMarks } from './use-marks';
import { useRecent } from './use-recent';

export { startSearch } from './start-search';

/** What the box gets from the dialog that it comes into. */
export interface SearchBoxProps {
  client: SearchClient;
  /** Address of a new issue. */
  issues: string;
  /** Id for the list. */
  id: string;
  /** The field that holds what is typed. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** The keys held with an Enter that waits for its answer. */
  enteredRef: RefObject<MouseEventInit | undefined>;
  /** Loads the page anew with what is typed. */
  leave: () => void;
  onClose: () => void;
}

/** What is below the field: results, searches to do again, a failure, and the state of the search. */
export function SearchBox({ client, issues, id, fieldRef, enteredRef, leave, onClose }: SearchBoxProps) {
  const text = useText();
  const router = useRouter();
  const [session] = useState(() => createSearchSession(client));
  const { keywords, loading, result, failure } = useSyncExternalStore(session.subscribe, session.state);
  const recent = useRecent();
  const markAt = useMarks();
  const [offers, setOffers] = useState<SearchOffers>();
  useEffect(() => void client.offers().then(setOffers), [client]);

  const groups = useMemo(() => (result ? flattenResult(result) : []), [result]);
  const hits = useMemo(() => groups.flatMap(({ hits }) => hits), [groups]);
  /** Link of the hit that the reader moved to: it stays the active one while it is among what is found. */
  const [chosen, setChosen] = useState<string>();
  const active = Math.max(
    0,
    hits.findIndex(({ link }) => link === chosen),
  );
  const activeHit = failure ? undefined : hits[active];
  const activeId = activeHit && optionId(id, activeHit.link);

  /** As if it were clicked: with Ctrl or Cmd it opens in a tab of its own. */
  const openActive = (held: MouseEventInit) => {
    const click = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ...held });
    if (activeId) document.getElementById(activeId)?.dispatchEvent(click);
  };

  const type = (next: string) => {
    setChosen(undefined);
    session.type(next);
  };

  /** As if it were typed, but at once. */
  const search = (words: string) => {
    if (fieldRef.current) fieldRef.current.value = words;
    type(words);
    session.hurry();
    fieldRef.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      if (!loading) return openActive({ ctrlKey, metaKey, shiftKey });
      enteredRef.current = { ctrlKey, metaKey, shiftKey };
      session.hurry();
      return;
    }
    const next = stepIndex('column', event, active, hits.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(hits[next]?.link);
  };

  useCombobox({ fieldRef, active: activeId, onType: type, onKeyDown });
  useLayoutEffect(() => {
    if (enteredRef.current) session.hurry();
  }, [enteredRef, session]);
  useEffect(() => {
    const held = enteredRef.current;
    if (loading || !result || !held) return;
    enteredRef.current = undefined;
    openActive(held);
  });

  // The same function in every render, or each key would render all options again.
  const latest = useRef<(hit: SearchHit, event: MouseEvent<HTMLAnchorElement>) => void>(undefined);
  useEffect(() => {
    latest.current = (hit, event) => {
      recent.add(keywords);
      if (isForBrowser(event, event.currentTarget)) return;
      event.preventDefault();
      markAt(hit, result?.forms ?? []);
      // Closing gives the focus back to where it was: before the page takes it on.
      onClose();
      void router.navigate(hit.link);
    };
  });
  const [choose] = useState(
    () => (hit: SearchHit, event: MouseEvent<HTMLAnchorElement>) => latest.current?.(hit, event),
  );

  return (
    <>
      <div aria-live="polite">
        {activeHit && result && result.corrections.length > 0 && (
          <p className={styles.corrected}>
            {text('search.corrected', {
              from: result.corrections.map(({ from }) => from).join(' '),
              to: result.keywords.join(' '),
            })}
          </p>
        )}
      </div>
      <div className={styles.body}>
        {activeHit && (
          <HitList id={id} groups={groups} active={active} loading={loading} onPoint={setChosen} onChoose={choose} />
        )}
        {activeHit && result && result.partial > 0 && (
          <ShowAll
            count={result.partial}
            onShow={() => {
              session.showAll();
              fieldRef.current?.focus();
            }}
          />
        )}
        {result?.count === 0 && !loading && !failure && (
          <NoResult
            keywords={keywords}
            suggestions={result.suggestions}
            gallery={offers?.gallery}
            issues={issues}
            onSearch={search}
            onOpen={onClose}
          />
        )}
        {!keywords.trim() && recent.searches.length > 0 && (
          <RecentList
            searches={recent.searches}
            onSearch={search}
            onRemove={(search) => {
              recent.remove(search);
              fieldRef.current?.focus();
            }}
          />
        )}
        {!keywords.trim() && offers && offers.start.length > 0 && <StartPages pages={offers.start} onOpen={onClose} />}
        {failure && (
          <div className={styles.failure}>
            <Failure
              title={`${text('search.failed')} ${text('search.restart')}`}
              error={failure}
              onRetry={() => {
                fieldRef.current?.focus();
                session.retry(leave);
              }}
            />
          </div>
        )}
      </div>
      <SearchStatus loading={loading} result={failure ? undefined : result} />
    </>
  );
}

/** Brings back the results that match only some of the words. */
function ShowAll({ count, onShow }: { count: number; onShow: () => void }) {
  const text = useText();
  const { locale } = useLocale();
  const id = useId();
  return (
    <p className={styles.partial} lang={locale}>
      <button type="button" aria-describedby={id} onClick={onShow}>
        {text('search.all')}
      </button>
      <span id={id}>{text(count === 1 ? 'search.partial.one' : 'search.partial', { count: String(count) })}</span>
    </p>
  );
}
