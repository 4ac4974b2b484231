import { z } from 'zod';
import { address, optionsOf } from '../../core/node/config/option-types';
import { defineFeature, type EngineParts } from '../../core/node/feature/feature';
import { folderPages } from './node/folder-pages';

export const pagesOption = optionsOf({
  /**
   * Pages of folders of demos, by address: `{ '/examples': 'examples/**' }`. Each folder with files that the pattern matches, which
   * starts from the site's folder, is a page below the address. It has the folder's `README.md`, then its demos as `<Demos>` shows
   * them. A page that is written at the address takes its place. Default: none.
   * @experimental
   */
  pages: z.record(address, z.string().min(1)).default({}),
});

/** Pages that show folders of demos, without a file for each. */
export const pages = defineFeature({
  name: 'pages',
  interface: 1,
  options: pagesOption.shape.pages,
  setup: (pages): EngineParts => ({ pages: (input) => folderPages(pages, input) }),
});
