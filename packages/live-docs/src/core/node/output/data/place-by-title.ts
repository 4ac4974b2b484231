import { defaultAddress, type NavPage } from '../../../model';
import { placePage } from '../../snapshot/place-page';
import type { Entry, Snapshot } from '../../snapshot/snapshot';
import { oncePer } from '../../files/once-per';

/** A page at its place in the navigation, by its title in the default language: lists have the same order in each language. */
export function placeByTitle(snapshot: Snapshot, entry: Omit<Entry, 'base'> & Pick<Partial<Entry>, 'base'>): NavPage {
  const title = titlesIn(snapshot).get(defaultAddress(entry.path, entry.base)) ?? entry.front.title;
  return placePage({ ...entry, front: { ...entry.front, title } }, snapshot);
}

/** Titles in the default language, by address there. */
const titlesIn = oncePer(
  ({ entries }: Snapshot) =>
    new Map(
      entries.flatMap(({ path, tab, language, front }) => (tab || language ? [] : [[path, front.title] as const])),
    ),
);
