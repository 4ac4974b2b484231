import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { address, optionsOf } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { makeStory } from './node/make-story';
import { storyPages } from './node/story-pages';
import { createStoryTools } from './node/story-tools';

const globs = z.union([z.string(), z.array(z.string())]);

export const storiesOption = optionsOf({
  /**
   * Files of stories, as Storybook has them, for which pages are made: a path with `*` from the site's folder, or several. The page of the
   * title `Forms/Button` is at `/stories/forms/button`; one that you write at that address takes its place. Default: none.
   * `<Demo src="./button.stories.tsx" story="Primary" />` needs no option.
   */
  stories: z
    .union([
      globs,
      optionsOf({
        /** These files. Required. */
        files: globs,
        /** What the addresses of the pages start with. */
        path: address.default('/stories'),
        /** Storybook's preview, as a path from the site's folder. Default: that of the nearest `.storybook` folder around stories. */
        preview: z.string().optional(),
      }),
    ])
    .default([]),
});

/** Stories as demos, where they are. */
export const stories = defineFeature({
  name: 'stories',
  interface: 1,
  options: storiesOption.shape.stories,
  setup: (option) => {
    const {
      files,
      path: start = '/stories',
      preview,
    } = typeof option === 'object' && 'files' in option ? option : { files: option };
    const settings = { globs: [files ?? []].flat(), path: start };
    const tools = createStoryTools(() => {
      const file = engineModule('features/stories/browser/story-runtime');
      return { text: readFileSync(file, 'utf8'), ending: path.extname(file).slice(1) };
    }, preview);
    return {
      makers: [{ attribute: 'story', make: (input) => makeStory(input, tools) }],
      pages: (input) => storyPages(input, settings),
      notes: ({ [INTERNAL]: { root, files } }) => storyPages({ root, files }, settings).notes,
    };
  },
});
