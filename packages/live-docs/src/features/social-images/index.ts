import path from 'node:path';
import { z } from 'zod';
import { defaultAddress } from '../../core/model';
import { optionsOf, siteFile } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL, type FeatureParts } from '../../core/node/feature/feature';
import { oncePer } from '../../core/model/once-per';
import { wholeAddress } from '../../core/node/output/data/whole-address';
import type { Snapshot } from '../../core/node/snapshot/snapshot';
import { SOCIAL_SIZE, type SocialFonts } from './node/draw-social-image';
import { planSocialImages } from './node/social-images';
import { createTypeface } from './node/typeface';

export const socialImagesOption = optionsOf({
  /**
   * Draws a picture of each page that other sites show beside links to it. A page has none if the fonts lack a letter of its title.
   * Requires `url`. Default: true.
   */
  socialImages: z
    .union([
      z.boolean(),
      optionsOf({
        /**
         * A font for characters that Inter lacks, such as Chinese ones: a TTF, OTF, WOFF or WOFF2 file, as a path from the site's
         * folder. Default: none.
         */
        font: siteFile('ttf', 'otf', 'woff', 'woff2').optional(),
      }),
    ])
    .default(true),
});

/** The pictures that other sites show beside links to pages. */
export const socialImages = defineFeature({
  name: 'socialImages',
  interface: 1,
  options: socialImagesOption.shape.socialImages,
  setup(options): FeatureParts {
    if (options === false) return {};
    const font = options === true ? undefined : options.font;
    let fonts: SocialFonts | undefined;
    const open = (file?: string) => ({ regular: createTypeface(400, file), bold: createTypeface(600, file) });
    const plan = oncePer((snapshot: Snapshot) =>
      planSocialImages(snapshot, (fonts ??= open(font && path.join(snapshot.root, font)))),
    );
    return {
      needsUrl: 'pictures for links',
      ...(font === undefined ? {} : { reads: { 'socialImages.font': font } }),
      files({ [INTERNAL]: snapshot, pictures }) {
        if (!pictures) return [];
        const { paths, draw } = plan(snapshot);
        return [...paths].map(([page, path]) => ({
          path,
          offline: false,
          text: async () => draw(page, await pictures()),
        }));
      },
      notes: ({ [INTERNAL]: snapshot }) => describeUndrawn(plan(snapshot).undrawn),
      head({ [INTERNAL]: { whole, entry } }) {
        const image = plan(whole).paths.get(defaultAddress(entry.path, entry.base));
        if (image === undefined) return [];
        const { width, height } = SOCIAL_SIZE;
        // With its size a site can show the picture before it has loaded it, and large.
        const properties = [
          ['og:image', wholeAddress(whole.config, image)],
          ['og:image:width', String(width)],
          ['og:image:height', String(height)],
          ['twitter:card', 'summary_large_image'],
        ] as const;
        return properties.map(([property, content]) => ({ tag: 'meta', attributes: { property, content } }));
      },
    };
  },
});

/** What the author can do about titles that can't be drawn. @param files names of the pages' files. */
function describeUndrawn([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const named = others.length > 0 ? `${first} and ${others.length} more` : first;
  return [
    `${named}: no picture for links, because Inter lacks letters of the title. Name a font that has them in "socialImages.font".`,
  ];
}
