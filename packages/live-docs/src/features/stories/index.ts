import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { address, optionsOf } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { makeStory, readRuntime } from './node/make-story';
import { storyPages } from './node/story-pages';

const globs = z.union([z.string(), z.array(z.string())]);

export const storiesOption = optionsOf({
  /**
   * Files of stories, as Storybook has them, for which pages are made: a path with `*` from the site's folder, or several. A page is at `/stories/forms/button` for the title `Forms/Button`; one that you write at that address takes its place. As an object,
   * `path` is what the addresses start with, and `preview` is Storybook's file of that name, if it isn't in `.storybook` around the
   * stories. Default: none. `<Demo src="./button.stories.tsx" story="Primary" />` needs no option.
   */
  stories: z
    .union([globs, z.strictObject({ files: globs, path: address.optional(), preview: z.string().optional() })])
    .optional(),
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
    const runtime = readRuntime(() => {
      const file = engineModule('features/stories/browser/story-runtime');
      return { text: readFileSync(file, 'utf8'), ending: path.extname(file).slice(1) };
    });
    return {
      makers: [{ attribute: 'story', make: (input) => makeStory(input, runtime, preview) }],
      pages: (input) => storyPages(input, settings),
      notes: ({ [INTERNAL]: { root, files } }) => storyPages({ root, files }, settings).notes,
    };
  },
});
