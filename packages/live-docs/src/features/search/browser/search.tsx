'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { EARLY_ATTRIBUTE, isMac, isSearchKey, OPENS_SEARCH_ATTRIBUTE } from '../../../core/model';
import { SEARCH_PARAMETER, withSearch } from '../shared/search-parameter';
import { type Resources, createStored, toError } from 'live-playground/internal';
import { loaderOf, useResources, type Wait } from '../../../core/browser/loading';
import { Failure, useText } from '../../../core/browser/locale';
import { askSearch, onAskSearch, useRouter, useRouterState } from '../../../core/browser/navigation';
import { useSite } from '../../../core/browser/slot';
import { Search as SearchIcon } from '../../../core/browser/ui/icons';
import { isComposing } from './is-composing';
import styles from './search.module.css';
import type { SearchBoxProps } from './search-box';
import type { SearchClient } from './search-client';
import { SearchDialog } from './search-dialog';

/** What comes with the box's chunk. */
interface Loaded {
  Box: ComponentType<SearchBoxProps>;
  client: SearchClient;
}

/** The search of the pages in the language that is shown: one for each language. */
export default function SiteSearch() {
  const language = useRouterState().local?.locale;
  return <Search key={language} language={language} />;
}

/**
 * The button that opens the search box, and the keys that do so from anywhere. What finds, its worker and its index are
 * fetched when the reader comes near: points at the button, focuses it, or presses a key.
 * @param language of the pages to search; undefined for the default one.
 */
function Search({ language }: { language: string | undefined }) {
  const site = useSite();
  const text = useText();
  const list = useId();
  const [open, setOpen] = useState(false);
  const resources = useResources();
  const router = useRouter();
  const index = language === undefined ? 'search' : `search-${language}`;
  const loader = loaderOf(resources, index, () => loadSearch(resources, index));
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<Error>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  /** The keys held with an Enter that waits for its answer, until the reader types on or closes the box. */
  const enteredRef = useRef<MouseEventInit>(undefined);

  const [slashKey] = useState(createSlashKey);
  const takesSlash = useSyncExternalStore(slashKey.subscribe, slashKey.read, () => true);

  const prepare = () => void loader.prefetch().then(setLoaded);

  const fetchBox = (wait: Wait = { stay: true }) => {
    setError(undefined);
    loader.load(wait).then(setLoaded, (reason: unknown) => setError(toError(reason)));
  };

  /** Loads the page anew, where the box opens with what is in it. */
  const leave = () => {
    router.amend({ search: withSearch(router.state().location.search, fieldRef.current?.value ?? '') });
    window.location.reload();
  };

  const show = () => {
    // Not a moment later: keys go where the focus is, and phones show their keyboard only while they are asked to.
    flushSync(() => setOpen(true));
    if (!dialogRef.current?.open) dialogRef.current?.showModal();
    fieldRef.current?.focus();
    fieldRef.current?.select();
    fetchBox();
  };

  const hide = () => {
    enteredRef.current = undefined;
    dialogRef.current?.close();
    setOpen(false);
    // What the address asked for has been done.
    const { search } = router.state().location;
    const rest = withSearch(search, '');
    if (rest !== search) router.amend({ search: rest });
  };

  const takeOver = useEffectEvent(() => {
    const dialog = dialogRef.current;
    dialog?.removeAttribute(EARLY_ATTRIBUTE);
    if (!dialog?.open) return;
    // The reader may be typing into it already.
    setOpen(true);
    fetchBox();
  });
  // With the page's own controls, not a moment after them.
  useLayoutEffect(() => takeOver(), []);
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (!isSearchKey(event, { target, platform: navigator.platform, takesSlash: () => takesSlash })) return;
      event.preventDefault();
      buttonRef.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [takesSlash]);

  const ask = useEffectEvent((words: string) => {
    const field = fieldRef.current;
    if (field) field.value = words;
    show();
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useEffect(() => onAskSearch((words) => ask(words)), []);
  useEffect(() => {
    const words = new URLSearchParams(router.state().location.search).get(SEARCH_PARAMETER);
    // Not while React commits: the box opens in one step.
    if (words) queueMicrotask(() => askSearch(words));
  }, [router]);

  const onKeyDown = ({ key, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !loaded && !isComposing(nativeEvent)) enteredRef.current = { ctrlKey, metaKey, shiftKey };
  };

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...{ [OPENS_SEARCH_ATTRIBUTE]: '' }}
        aria-keyshortcuts={takesSlash ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <SearchIcon size={16} />
        <span className={styles.label}>{text('search')}</span>
        <kbd className={styles.keys} translate="no" aria-hidden>
          <ShortcutName />
        </kbd>
      </button>
      <SearchDialog
        dialogRef={dialogRef}
        fieldRef={fieldRef}
        list={list}
        takesSlash={takesSlash}
        onSlash={slashKey.write}
        onKeyDown={onKeyDown}
        onInput={() => (enteredRef.current = undefined)}
        onClose={hide}
      >
        {loaded ? (
          <loaded.Box
            client={loaded.client}
            issues={site.repository.issues}
            id={list}
            fieldRef={fieldRef}
            enteredRef={enteredRef}
            leave={leave}
            onClose={hide}
          />
        ) : (
          error && (
            <div className={styles.failure}>
              <Failure
                title={text('search.failed')}
                error={error}
                onRetry={() => {
                  fieldRef.current?.focus();
                  fetchBox({ leave });
                }}
              />
            </div>
          )
        )}
      </SearchDialog>
    </>
  );
}

/** Fetches the box, and with it starts what it asks. */
async function loadSearch(resources: Resources, index: string): Promise<Loaded> {
  const { SearchBox, startSearch } = await import('./search-box');
  return { Box: SearchBox, client: startSearch(resources, index) };
}

/**
 * Whether the slash opens the box. Readers can switch it off: speech input may say a slash (WCAG 2.1.4,
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
 */
const createSlashKey = () =>
  createStored<boolean>({ name: 'search-slash', parse: (text) => text !== 'off', print: (on) => (on ? null : 'off') });

/** The shortcut as the reader's keyboard has it; where that is a Mac's can be told only in the browser. */
function ShortcutName() {
  const [command, setCommand] = useState(false);
  useEffect(() => setCommand(isMac(navigator.platform)), []);
  return command ? '⌘ K' : 'Ctrl K';
}
