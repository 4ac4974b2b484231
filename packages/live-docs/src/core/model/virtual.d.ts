/**
 * All that the site's own code may know of the build: one module a kind of data. Further ones are imported by these and by
 * pages alone, and have the types of what they end up in: `virtual:page/…` is a `PageScript`, `virtual:demo/…` has what
 * `DemoProps` says of the demo's code.
 * `src/core/node/output/data/virtual-modules.ts` writes them, and features write those of their `modules`.
 */

/** The site as a whole; replaced in place while developing. */
declare module 'virtual:site' {
  const site: import('./site').SiteData;
  export default site;
}

/**
 * Loads a page by its path. Its chunk holds the page's content, its tabs, its demos and their style. In the browser's build
 * it finds the chunk in the page table, so that no script names all pages.
 */
declare module 'virtual:pages' {
  const load: (
    path: string,
    resources: import('live-playground/model').Resources,
  ) => Promise<import('./page-module').PageModule | undefined>;
  export default load;
  /** Fetches what a page consists of, and runs nothing of it. Nothing while developing. */
  export const prefetch: (path: string, resources: import('live-playground/model').Resources) => Promise<void>;
}

/** A loader for each demo's component, by id, for `~demos/{id}`. Empty in the browser's build: documents name the script. */
declare module 'virtual:demos' {
  const demos: Record<string, () => Promise<import('./page-module').DemoModule>>;
  export default demos;
  /** Paths of the demos' files from the site's root, by id; known while developing. */
  export const files: Record<string, string>;
}

/** What features add to each place of the layout. */
declare module 'virtual:slots' {
  const slots: import('./slot').SlotParts;
  export default slots;
}

/** What features add to the toolbar of demos, in the order of the features. */
declare module 'virtual:demo-tools' {
  const tools: readonly import('./demo-tools').DemoTools[];
  export default tools;
}

/** What features add to the menu of demos, in the order of the features. */
declare module 'virtual:demo-menu' {
  const menu: readonly import('./demo-menu').DemoMenu[];
  export default menu;
}

/** What a feature adds to the menu of a page, by a hook that `createAdded` makes; null if none does. */
declare module 'virtual:page-menu' {
  export const useAdded: (copy: (text: string) => unknown) => {
    items: { value: string; label: string; hint?: string | undefined; begins?: boolean }[];
    prepare: () => Promise<void>;
    choose: (value: string) => boolean;
  } | null;
}

/** What features add to the toolbars of demos, and below demos; undefined if that's nothing. */
declare module 'virtual:page-slots/demo-*' {
  const Parts: import('./slot').PageSlotParts<'demo-end'>;
  export default Parts;
}

/** What features add to rows of the API reference; undefined if that's nothing. */
declare module 'virtual:page-slots/api-row' {
  const Parts: import('./slot').PageSlotParts<'api-row'>;
  export default Parts;
}

/** Data loaders of the pages that have one; in the server's bundle only. */
declare module 'virtual:server-loaders' {
  const loaders: import('./server-entry').ServerLoaders;
  export default loaders;
}

/** The site's own style, with variables of the theme; imported for its effect. */
declare module 'virtual:theme' {}

/** What collects styles on the server; undefined on a site that names no such module. In the server's bundle only. */
declare module 'virtual:server-styles' {
  const serverStyles: unknown;
  export default serverStyles;
}

/** What every page knows of languages: the default one, and the texts of the interface in it. */
declare module 'virtual:languages' {
  export const id: string;
  export const name: string;
  export const texts: import('./site').SiteTexts;
  /** Fits tags of the default language: of `en`, these are `en` and `en-GB`. */
  export const tags: RegExp;
  /** True if a page is translated. */
  export const hasTranslations: boolean;
}

/** What readers of other languages load: those that pages are translated to, and what loads the texts of each: the engine's, then those of the site over them. */
declare module 'virtual:locales' {
  const locales: { base: string; load: () => Promise<import('./page-module').PageLocale> }[];
  export default locales;
  export const loaders: Record<string, (() => Promise<import('./site').SiteTexts>)[]>;
}

/** The versions of the library that demos can be run in. */
declare module 'virtual:run-versions' {
  const versions: import('./run-version').RunVersions;
  export default versions;
  /** Loads what finds the version that changed a demo; undefined where no feature has it. */
  export const loadFinder: (() => Promise<import('./version-run').FinderModule>) | undefined;
}

/** What edited demos may import. */
declare module 'virtual:live-imports' {
  const load: (
    resources: import('live-playground/model').Resources,
  ) => Promise<import('live-playground/model').LiveImports>;
  export default load;
}
