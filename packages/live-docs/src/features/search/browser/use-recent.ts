import { useState, useSyncExternalStore } from 'react';
import { createStored, parseJson } from 'live-playground/internal';

/** The searches kept on this device. */
export function useRecent() {
  const [kept] = useState(() => createStored({ name: 'searches', parse: readRecent, print: JSON.stringify }));
  const searches = useSyncExternalStore(kept.subscribe, kept.read);
  return {
    searches,
    add: (keywords: string) => kept.write(addRecent(searches, keywords)),
    remove: (keywords: string) => kept.write(removeRecent(searches, keywords)),
  };
}

/** Searches that are kept. */
const MOST = 6;

/** The saved searches, newest first; none where what is stored is no list of texts. */
export function readRecent(stored: string | null): string[] {
  const list = parseJson(stored);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MOST) : [];
}

/** The list with a search at its front. */
export function addRecent(list: string[], keywords: string): string[] {
  const search = keywords.trim();
  return search ? [search, ...removeRecent(list, search)].slice(0, MOST) : list;
}

/** The list without a search. */
export function removeRecent(list: string[], keywords: string): string[] {
  return list.filter((item) => item !== keywords);
}
