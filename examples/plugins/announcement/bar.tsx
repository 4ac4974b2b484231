'use client';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLanguage, useText } from 'live-docs/components';
import styles from './bar.module.css';

interface BarProps {
  id: string;
  text: Record<string, string>;
  link?: string;
}

/** The bar. It's in the document, so that nothing moves when scripts start, and goes for those who closed it. */
export default function Bar({ id, text, link }: BarProps) {
  const language = useLanguage();
  const label = useText();
  const [isClosedNow, setIsClosedNow] = useState(false);
  const wasClosed = useSyncExternalStore(
    subscribe,
    () => readClosed() === id,
    () => false,
  );
  if (isClosedNow || wasClosed) return null;

  const close = () => {
    storeClosed(id);
    setIsClosedNow(true);
  };
  const words = text[language] ?? Object.values(text)[0];
  return (
    <aside className={styles.bar} aria-label={label('bar')}>
      <p className={styles.text}>{link ? <Link to={link}>{words}</Link> : words}</p>
      <button type="button" className={styles.close} aria-label={label('close')} onClick={close}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}

const KEY = 'announcement-closed';

/** Another tab may close it. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

// Browsers that block storage throw: then the bar is back with the next visit.
function readClosed(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeClosed(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {}
}
