import { createContext } from 'react';
import type { Stored } from 'live-playground/ui';
import type { ColorMode } from './color-mode';

/** Where the chosen mode is read and written. Null outside a provider. */
export const ColorModeContext = createContext<Stored<ColorMode> | null>(null);
