import { createContext } from 'react';
import type { Locale } from '../../model';
import type { LocaleStore } from './create-locale-store';

/** What the hooks of this folder read. Null outside a provider, where the chrome is in the default language. */
export const LocaleContext = createContext<{ store: LocaleStore; locales: Locale[] } | null>(null);
