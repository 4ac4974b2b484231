import { createContext } from 'react';
import { DEFAULT_LANGUAGE } from './default-bundle';

/** Languages of the page that is shown, as tags: that of its content, and that of its address, which lists of pages are in. */
export interface PageLanguage {
  content: string;
  address: string;
}

/** What elements with texts of pages name as their language. */
export const PageLanguageContext = createContext<PageLanguage>({
  content: DEFAULT_LANGUAGE,
  address: DEFAULT_LANGUAGE,
});
