import { drawPictures } from '../../core/node/compile/pictures/draw-picture';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { gallery as readGallery, galleryMarkdown } from './node/gallery';
import { remarkCards } from './node/remark-cards';

/** All demos by group, each with a small picture of it, and these pictures where `<Cards>` has links to demos. */
export const gallery = defineFeature({
  name: 'gallery',
  interface: 1,
  setup: () => ({
    remark: () => remarkCards,
    files: ({ pictures }) => [
      {
        path: 'pictures.svg',
        text: async () => drawPictures([...((await pictures?.()) ?? new Map<string, string>()).values()]),
      },
    ],
    components: {
      Gallery: {
        module: engineModule('features/gallery/browser/gallery'),
        data: (site) => readGallery(site[INTERNAL]),
        markdown: (_, site, { link }) => galleryMarkdown(site[INTERNAL], link),
        anchors: (site) => readGallery(site[INTERNAL]).flatMap(({ id }) => id ?? []),
        isWide: true,
      },
    },
  }),
});
