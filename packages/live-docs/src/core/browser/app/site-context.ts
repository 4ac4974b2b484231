import { createContext } from 'react';
import type { SiteData } from '../../model';

/**
 * What the components of pages know of the site; `App` provides it. It has no default, because a context that imported
 * `virtual:site` would be made anew with each edit of the navigation, and every demo would lose its state.
 */
export const SiteContext = createContext<SiteData | undefined>(undefined);
