import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { address, optionsOf } from '../../core/node/config/option-types';
import { defineFeature } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { makeStory } from './node/make-story';
import { rewriteBlocks } from './node/rewrite-blocks';
import { storyPages } from './node/story-pages';
import { createStoryTools } from './node/story-tools';

const globs = z.union([z.string(), z.array(z.string())]);

export const storiesOption = optionsOf({
  /**
   * Files of stories, as Storybook has them, for which pages are made, and of MDX with doc blocks: a path with `*` from the site's
   * folder, or several. The page of the title `Forms/Button` is at `/stories/forms/button`; one that you write at that address takes
   * its place. Default: none.
   * `<Demo src="./button.stories.tsx" story="Primary" />` needs no option.
   * @experimental
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

/** The modules that stories run with, the one that they import first, and what sites call their copies. */
const RUNTIME = { 'story-runtime': 'stories', 'story-mocks': 'story-mocks', 'storybook-exports': 'storybook-exports' };

const readRuntime = () =>
  Object.entries(RUNTIME).map(([module, name]) => {
    const file = engineModule(`features/stories/browser/${module}`);
    return { name: copyOf(name) + path.extname(file), text: renameImports(readFileSync(file, 'utf8')) };
  });

const copyOf = (name: string) => `live-docs~${name}`;

/** Has modules import each other's copies. */
const renameImports = (text: string): string =>
  Object.entries(RUNTIME).reduce(
    (renamed, [module, name]) =>
      renamed.replace(new RegExp(`from (['"])\\./${module}(?:\\.js)?\\1`, 'g'), `from $1./${copyOf(name)}$1`),
    text,
  );

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
    const tools = createStoryTools(readRuntime, preview);
    return {
      makers: [{ attribute: 'story', make: (input) => makeStory(input, tools) }],
      pages: (input) => storyPages(input, settings, tools),
      rewrite: (pass) => rewriteBlocks(pass, tools),
    };
  },
});
