import { useEffect, useId, useState } from 'react';
import { decodePart, type PageTable } from '../../model';
import { dataNamed, useResources } from '../loading';
import { useText } from '../locale';
import { Link } from '../navigation';
import { askSearch } from '../ui/ask-search';
import { Search } from '../ui/icons/search';
import { nearestPaths } from './nearest-paths';
import styles from './not-found.module.css';

/** What is shown at an address without a page: a search for its last part, and the pages with a similar address. */
export function NotFound() {
  const text = useText();
  const id = useId();
  const resources = useResources();
  // One document is served at all these addresses.
  const [words, setWords] = useState('');
  const [nearest, setNearest] = useState<string[]>([]);
  useEffect(() => {
    const path = decodePart(window.location.pathname);
    setWords(readWords(path));
    void dataNamed<PageTable>(resources, 'pages')
      .prefetch()
      .then((table) => table && setNearest(nearestPaths(path, Object.keys(table.pages))));
  }, [resources]);
  return (
    <div className={styles.notFound}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{text('not.found')}</h1>
      <p className={styles.text}>{text('not.found.text')}</p>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          askSearch(words);
        }}
      >
        <Search size={16} />
        <input
          type="search"
          aria-label={text('not.found.search')}
          placeholder={text('not.found.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      {nearest.length > 0 && (
        <nav aria-labelledby={id} className={styles.near}>
          <p id={id}>{text('not.found.near')}</p>
          <ul>
            {nearest.map((path) => (
              <li key={path}>
                <Link to={path} translate="no">
                  {path}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.actions}>
        <Link to="/" className={styles.back}>
          {text('not.found.back')}
        </Link>
      </p>
    </div>
  );
}

/** The last part of an address as words: `column resize` of `/demo/column-resize.html`. */
function readWords(path: string): string {
  const name = path.split('/').findLast(Boolean) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}
