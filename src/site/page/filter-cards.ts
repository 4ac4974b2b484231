import type { GalleryGroup } from '../../model';

/** The cards whose title, group, description or keywords hold every word, in whatever case; groups left empty are left out. */
export function filterCards(groups: GalleryGroup[], words: string): GalleryGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups.flatMap((group) => {
    const cards = group.cards.filter(({ title, description, keywords }) => {
      const text = [title, group.title, description, ...keywords].join(' ').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return cards.length > 0 ? [{ ...group, cards }] : [];
  });
}
