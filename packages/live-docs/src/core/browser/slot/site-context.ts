import { createContext, use } from 'react';
import type { PageData, PageModule, SiteData } from '../../model';

/**
 * What the components of pages know of the site; `App` provides it. It has no default, because a context that imported
 * `virtual:site` would be made anew with each edit of the navigation, and every demo would lose its state.
 */
export const SiteContext = createContext<SiteData | undefined>(undefined);

/** The page that is shown; undefined where there is none. */
export const PageContext = createContext<Pick<PageModule, 'meta' | 'added'> | undefined>(undefined);

/** What every page knows of the site: its title, base, repository, navigation and languages. Within a site alone. */
export function useSite(): SiteData {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the layout of a site around it');
  return site;
}

/** What is known of the page that is shown; undefined at an address without a page. Its front matter for plugins is `of`. */
export const usePage = (): PageData | undefined => use(PageContext)?.meta;

/** What a feature has with the page that is shown: see `withPage` of its parts. */
export const useAdded = (feature: string): unknown => use(PageContext)?.added?.[feature];
