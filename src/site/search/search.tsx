import SearchIcon from 'lucide-react/icons/search';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { SiteData } from '../../model';
import { useLocale, useText } from '../locale';
import { claimReload, loadChunk } from '../navigation';
import { Failure } from '../ui/failure';
import { isSearchKey } from './is-search-key';
import styles from './search.module.css';
import type { SearchBoxProps } from './search-box';
import type { SearchClient } from './search-client';

/** What comes with the box's chunk. */
interface Loaded {
  Box: ComponentType<SearchBoxProps>;
  client: SearchClient;
}

/**
 * The button that opens the search box, and the keys that do so from anywhere. The box, its worker and its index are
 * fetched when the reader comes near: points at the button, focuses it, or presses a key.
 */
export function Search({ site }: { site: SiteData }) {
  const text = useText();
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<Error>();
  const loading = useRef<Promise<void>>(undefined);

  const prepare = useCallback(() => {
    if (loading.current) return;
    loading.current = loadSearch(site)
      .then(setLoaded)
      .catch(async (reason: unknown) => {
        loading.current = undefined;
        if (await claimReload()) window.location.reload();
        else setError(reason instanceof Error ? reason : new Error(String(reason)));
      });
  }, [site]);

  const show = useCallback(() => {
    setError(undefined);
    setOpen(true);
    prepare();
  }, [prepare]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <SearchIcon size={16} />
        <span className={styles.label}>{text('search')}</span>
        <kbd className={styles.keys} aria-hidden>
          <ShortcutName />
        </kbd>
      </button>
      {loaded && <loaded.Box client={loaded.client} open={open} onClose={() => setOpen(false)} />}
      {open && error && (
        <div className={styles.failure}>
          <Failure
            title={text('search.failed')}
            error={error}
            lang={locale}
            retryLabel={text('retry')}
            onRetry={show}
          />
        </div>
      )}
    </>
  );
}

/** Fetches the box, and with it starts what it asks. */
async function loadSearch(site: SiteData): Promise<Loaded> {
  const { SearchBox, startSearch } = await loadChunk('search', () => import('./search-box'));
  return { Box: SearchBox, client: startSearch(site) };
}

/** The shortcut as the reader's keyboard has it; where that is a Mac's can be told only in the browser. */
function ShortcutName() {
  const [command, setCommand] = useState(false);
  useEffect(() => setCommand(/^Mac|^iP/.test(navigator.platform)), []);
  return command ? '⌘ K' : 'Ctrl K';
}
