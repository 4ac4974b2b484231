import { useSyncExternalStore } from 'react';
import { Check } from '../../../core/browser/ui/icons';
import { useText, useLocale } from '../../../core/browser/locale';
import type { Offline } from './open-offline';
import styles from './parts.module.css';

export { openOffline } from './open-offline';

interface PartProps {
  offline: Offline;
}

/** Stores the whole site on this device, says how far that is, and takes it back. */
export function OfflineSwitch({ offline }: PartProps) {
  const text = useText();
  const size = useSize();
  const state = useSyncExternalStore(offline.subscribe, offline.state);

  const isSaving = state.type === 'saving';
  const isWhole = state.type === 'whole';
  const failure = state.type === 'failed' ? state : undefined;
  const [label, act] = isSaving
    ? [text('offline.cancel'), offline.cancel]
    : isWhole
      ? [text('offline.remove'), offline.remove]
      : failure?.reason === 'outdated'
        ? [text('update.load'), () => window.location.reload()]
        : [text('offline.save'), offline.save];
  return (
    <span className={styles.switch}>
      {isSaving && (
        <>
          <progress value={state.done} max={state.bytes} aria-label={text('offline.save')} />
          {text('offline.saving', { done: size(state.done), all: size(state.bytes) })}
        </>
      )}
      {isWhole && (
        <>
          <Check size={14} />
          <span role="status">{text('offline.saved')}</span>
        </>
      )}
      {failure && (
        <span role="alert">
          {failure.reason === 'full'
            ? text('offline.full', { size: size(failure.bytes) })
            : failure.reason === 'outdated'
              ? text('update')
              : text('offline.failed', { reason: failure.message })}
        </span>
      )}
      {/* One button, so that it keeps the focus. The second click of a double one is none. */}
      <button type="button" onClick={({ detail }) => detail < 2 && act()}>
        {label}
      </button>
      {!isSaving && !isWhole && state.bytes > 0 && <span>{size(state.bytes)}</span>}
    </span>
  );
}

/** Offers a newer version of the site, which is stored already. */
export function UpdateNotice({ offline }: PartProps) {
  const text = useText();
  const hasUpdate = useSyncExternalStore(offline.subscribe, offline.hasUpdate);
  return (
    <div role="status" className={styles.notice}>
      {hasUpdate && (
        <p>
          {text('update')}{' '}
          <button type="button" onClick={offline.update}>
            {text('update.load')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Languages that write `3.4 MB`. */
const PLAIN = /^(en|zh|ja)\b/;

/** Writes a size in megabytes, in the reader's language. */
function useSize(): (bytes: number) => string {
  const { locale } = useLocale();
  return (bytes) => {
    const megabytes = Math.round(bytes / 100_000) / 10;
    // The browser's formats of units take 100 ms of a slow phone to load, and each page shows a size.
    if (PLAIN.test(locale)) return `${megabytes} MB`;
    return megabytes.toLocaleString(locale, { style: 'unit', unit: 'megabyte' });
  };
}
