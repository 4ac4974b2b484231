import site from 'virtual:site';
import { createContext } from 'react';
import type { SiteData } from '../../model';

/** What the components of pages know of the site. */
export const SiteContext = createContext<SiteData>(site);
