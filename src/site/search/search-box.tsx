import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { SearchHit } from '../../model';
import { useLocale, useText } from '../locale';
import { useRouter } from '../navigation';
import { countHits, flattenResult } from './flatten-result';
import { HitList, optionId } from './hit-list';
import { RecentList } from './recent-list';
import styles from './search-box.module.css';
import type { SearchClient } from './search-client';
import { createSearchSession } from './search-session';
import { SearchStatus } from './search-status';
import { stepActive } from './step-active';
import { useMarks } from './use-marks';
import { useRecent } from './use-recent';

export { startSearch } from './start-search';

export interface SearchBoxProps {
  client: SearchClient;
  open: boolean;
  onClose: () => void;
}

/** The search box, as the WAI-ARIA combobox pattern says: the focus stays in the field, the keys move in the list. */
export function SearchBox({ client, open, onClose }: SearchBoxProps) {
  const text = useText();
  const { locale } = useLocale();
  const router = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [session] = useState(() => createSearchSession(client));
  const { keywords, loading, result, failure } = useSyncExternalStore(session.subscribe, session.state);
  const recent = useRecent();
  const markAt = useMarks();

  const groups = useMemo(() => (result ? flattenResult(result) : []), [result]);
  const [chosen, setChosen] = useState({ result, at: 0 });
  const active = chosen.result === result ? chosen.at : 0;
  const point = useCallback((at: number) => setChosen({ result, at }), [result]);
  /** Enter was pressed before its answer was there. */
  const entered = useRef(false);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (open && !box?.open) {
      box?.showModal();
      field.current?.select();
    }
    if (!open && box?.open) box.close();
  }, [open]);

  const type = (next: string) => {
    entered.current = false;
    session.type(next);
  };

  const choose = (hit: SearchHit) => {
    recent.add(keywords);
    markAt(hit, result?.keywords ?? []);
    onClose();
    // Closing gives the focus back to where it was: before the page takes it on.
    dialog.current?.close();
    void router.navigate(hit.link);
  };

  // The same function in every render, or each key would render all options again.
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const chooseStably = useCallback((hit: SearchHit) => latest.current(hit), []);

  useEffect(() => {
    if (loading || !entered.current) return;
    entered.current = false;
    const best = groups[0]?.hits[0];
    if (best) choose(best);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // What an input method is composing is its own: 229 is what Safari says of the key that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (loading) {
        entered.current = true;
        session.hurry();
      } else {
        const { ctrlKey, metaKey, shiftKey } = event;
        const click = new globalThis.MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey,
          metaKey,
          shiftKey,
        });
        document.getElementById(optionId(id, active))?.dispatchEvent(click);
      }
      return;
    }
    const next = stepActive(event, active, countHits(groups));
    if (next === undefined) return;
    event.preventDefault();
    point(next);
  };

  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };

  const shown = groups.length > 0 && !failure;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={text('search')} onClose={onClose} onClick={onClick}>
      <div className={styles.panel}>
        <div className={styles.field}>
          <SearchIcon size={20} />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={text('search')}
            aria-expanded={shown}
            aria-controls={shown ? id : undefined}
            aria-activedescendant={shown ? optionId(id, active) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            dir="auto"
            placeholder={text('search.placeholder')}
            value={keywords}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <span className={styles.name}>{text('search.close')}</span>
            <kbd aria-hidden>Esc</kbd>
            <X size={20} />
          </button>
        </div>
        <div className={styles.body}>
          {shown && result && (
            <>
              {result.corrections.length > 0 && (
                <p className={styles.corrected}>
                  {text('search.corrected', {
                    from: result.corrections.map(({ from }) => from).join(' '),
                    to: result.keywords.join(' '),
                  })}
                </p>
              )}
              <HitList
                id={id}
                groups={groups}
                active={active}
                loading={loading}
                onPoint={point}
                onChoose={chooseStably}
              />
            </>
          )}
          {!keywords.trim() && recent.searches.length > 0 && (
            <RecentList
              searches={recent.searches}
              onSearch={(search) => {
                type(search);
                field.current?.focus();
              }}
              onRemove={(search) => {
                recent.remove(search);
                field.current?.focus();
              }}
            />
          )}
          {failure && (
            <p role="alert" className={styles.failure} lang={locale}>
              {text('search.failed')} {text('search.restart')}
              <code lang="en">{failure.message}</code>
            </p>
          )}
        </div>
        <SearchStatus loading={loading} result={failure ? undefined : result} />
      </div>
    </dialog>
  );
}
