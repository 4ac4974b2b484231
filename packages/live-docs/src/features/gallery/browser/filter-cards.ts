import type { DemoProperties, GalleryGroup } from '../../../core/model';
import { holdsWords } from 'live-playground/internal';

/**
 * The cards whose title, page, group, description, keywords or properties hold every word, in whatever case. Groups left empty
 * are left out.
 */
export function filterCards(groups: GalleryGroup[], words: string, properties: DemoProperties = {}): GalleryGroup[] {
  if (!words.trim()) return groups;
  const isWanted = holdsWords(words);
  return groups.flatMap((group) => {
    const cards = group.cards.filter(({ demo, title, page = '', description, keywords }) =>
      isWanted([title, page, group.title, description, ...keywords, ...(properties[demo] ?? [])]),
    );
    return cards.length > 0 ? [{ ...group, cards }] : [];
  });
}
