import { useEffect, useState } from 'react';
import { decodePart } from '../../model';
import { useText } from '../locale';
import { Link } from '../navigation';
import { askSearch } from '../ui/ask-search';
import { Search } from '../ui/icons/search';
import styles from './not-found.module.css';

/** What is shown at an address without a page. The search may know what its last part stood for. */
export function NotFound() {
  const text = useText();
  // One document is served at all these addresses.
  const [words, setWords] = useState('');
  useEffect(() => setWords(readWords(window.location.pathname)), []);
  return (
    <div className={styles.notFound}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{text('not.found')}</h1>
      <p className={styles.text}>{text('not.found.text')}</p>
      <p className={styles.actions}>
        <Link to="/" className={styles.back}>
          {text('not.found.back')}
        </Link>
        {words && (
          <button type="button" className={styles.search} onClick={() => askSearch(words)}>
            <Search size={16} />
            {text('search.for', { search: words })}
          </button>
        )}
      </p>
    </div>
  );
}

/** The last part of an address as words: `column resize` of `/demo/column-resize.html`. */
function readWords(path: string): string {
  const name = path.split('/').findLast(Boolean) ?? '';
  return decodePart(name)
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}
