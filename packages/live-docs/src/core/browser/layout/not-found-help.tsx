import locales from 'virtual:locales';
import { useEffect, useId, useState } from 'react';
import { decodePart, localeAt } from '../../model';
import { load, loadPageTable, useResources } from '../loading';
import { useText } from '../locale';
import { askSearch, hasSearch, Link, useLocation, useRouter } from '../navigation';
import { Search } from '../ui/icons';
import styles from './not-found-help.module.css';
import { findNearest } from 'live-playground/model';

/** A search for the last part of the address, and the pages with a similar one. All is in the language of the address from then on. */
export function NotFoundHelp() {
  const text = useText();
  const id = useId();
  const router = useRouter();
  const resources = useResources();
  const { path: address } = useLocation();
  const [path] = useState(() => decodePart(window.location.pathname));
  const [words, setWords] = useState(() => readWords(path));
  const [nearest, setNearest] = useState<string[]>([]);
  useEffect(() => {
    // Without it, all stays as the document has it.
    void load('language of the address', async () => localeAt(address, locales)?.load(), { stay: true }).then(
      (local) => local && router.setLocal(local),
      () => {},
    );
  }, [router, address]);
  useEffect(() => {
    // Without the list, none is offered.
    void loadPageTable(resources, address).then(
      ({ pages }) => setNearest(nearestPaths(path, Object.keys(pages))),
      () => {},
    );
  }, [resources, address, path]);
  return (
    <>
      {hasSearch() && (
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
      )}
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
    </>
  );
}

/** The last part of an address as words: `column resize` of `/demo/column-resize.html`. */
const readWords = (path: string) =>
  nameOf(path)
    .replace(/[-_+\s]+/g, ' ')
    .trim();

/** The addresses whose last parts are most like that of an address without a page, at most three. */
export function nearestPaths(path: string, paths: string[]): string[] {
  const wanted = nameOf(path);
  const found: string[] = [];
  while (found.length < 3) {
    const rest = paths.filter((one) => !found.includes(one));
    const nearest = wanted && findNearest(wanted, rest.map(nameOf));
    const next = rest.find((one) => nameOf(one) === nearest);
    if (!next) break;
    found.push(next);
  }
  return found;
}

const nameOf = (path: string) =>
  path
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.\w+$/, '') ?? '';
