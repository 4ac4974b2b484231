import { createContext } from 'react';
import type { Memory } from '../ui/create-memory';

/** Where the chosen mode is read and written. Null outside a provider. */
export const ColorModeContext = createContext<Memory | null>(null);
