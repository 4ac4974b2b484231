import type { GalleryGroup } from '../../model';
import { holdsWords } from '../ui/holds-words';

/** The cards whose title, group, description or keywords hold every word, in whatever case; groups left empty are left out. */
export function filterCards(groups: GalleryGroup[], words: string): GalleryGroup[] {
  if (!words.trim()) return groups;
  const isWanted = holdsWords(words);
  return groups.flatMap((group) => {
    const cards = group.cards.filter(({ title, description, keywords }) =>
      isWanted([title, group.title, description, ...keywords]),
    );
    return cards.length > 0 ? [{ ...group, cards }] : [];
  });
}
