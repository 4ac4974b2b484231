import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature, INTERNAL } from '../../core/node/feature/feature';
import { forwardFiles } from '../../core/node/output/data/forward';
import { checkRedirects, freeRedirects } from './node/check-redirects';
import { forwardParts, movedParts } from './node/moved-parts';

/** An address that moved, of a page or a part of one. One that ends with a slash stands for the file `index.html` in a folder. */
const oldAddress = z
  .string()
  .regex(
    /^\/(?!\/|\.\.?(\/|$)|.*\/\.\.?(\/|$))[^?#\\]*(#[^\s#]+)?$/,
    'an address that starts with "/", without "?" and ".."',
  );

/** Where a redirect leads: an address of the site, with a query and a hash if need be, or of another one. */
const redirectTarget = z.string().regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'an address that starts with "/" or "https://"');

export const redirectsOption = optionsOf({
  /**
   * Where old addresses lead: `{ '/old': '/guide/new#part', '/chat': 'https://example.org' }`. Each gets a page that forwards
   * the reader, without a script. `/old` is the file `old.html` and `/old/` the file `old/index.html`: list both if your host
   * answers both. An address that differs from a page's only by camel case (`/guide/gettingStarted` for `/guide/getting-started`),
   * `.html`, `/index` or a slash at the end leads to that page without an entry. A part of a page may have moved, too, which takes a
   * script: `{ '/guide#usage': '/usage#start' }`, or with "*" for all ids of one start: `{ '/#api-*': '/api#api-*' }`. Default: none.
   */
  redirects: z.record(oldAddress, redirectTarget).default({}),
});

/** Pages at old addresses that forward readers to new ones. */
export const redirects = defineFeature({
  name: 'redirects',
  interface: 1,
  options: redirectsOption.shape.redirects,
  setup: (redirects) => ({
    files: ({ [INTERNAL]: snapshot }) => forwardFiles(freeRedirects(snapshot, redirects), snapshot),
    head: ({ [INTERNAL]: { snapshot, entry } }) =>
      forwardParts(movedParts(snapshot, entry, redirects), snapshot.config.base),
    check: ({ [INTERNAL]: snapshot }) => checkRedirects(snapshot, redirects),
  }),
});
