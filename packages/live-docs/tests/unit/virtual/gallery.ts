import type { GalleryGroup } from '../../../src/core/model';

/** Replaces `virtual:gallery` in unit tests. */
const gallery: GalleryGroup[] = [
  {
    id: 'basics',
    title: 'Basics',
    cards: [
      { demo: '', title: 'Simple', path: '/demo/simple', description: 'Columns and data.', keywords: ['columns'] },
    ],
  },
];

export default gallery;
