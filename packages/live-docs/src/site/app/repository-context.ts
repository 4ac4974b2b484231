import { createContext } from 'react';
import type { SiteData } from '../../model';

/** Where the site's sources lie. */
export const RepositoryContext = createContext<SiteData['repository']>({ url: '', edit: '', issues: '' });
