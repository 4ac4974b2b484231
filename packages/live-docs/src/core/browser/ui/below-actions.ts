import { createContext, type ReactNode } from 'react';

/** What a page whose content starts with buttons shows below them. */
export const BelowActions = createContext<ReactNode>(null);
