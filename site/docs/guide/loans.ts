export interface Loan {
  book: string;
  kind: string;
  pages: number;
  /** As in ISO 8601, so that dates compare as texts. */
  due: string;
}

export const loans: Loan[] = [
  { book: 'Alpine Ferns', kind: 'Nature', pages: 212, due: '2026-03-02' },
  { book: 'The Glass Harbour', kind: 'Novel', pages: 418, due: '2026-03-05' },
  { book: 'Knots and Hitches', kind: 'Craft', pages: 96, due: '2026-03-05' },
  { book: 'A Winter in Bergen', kind: 'Novel', pages: 301, due: '2026-03-09' },
  { book: 'Bees for Beginners', kind: 'Nature', pages: 160, due: '2026-03-12' },
  { book: 'Mending Clothes', kind: 'Craft', pages: 144, due: '2026-03-15' },
];
