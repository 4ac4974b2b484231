import { use, useSyncExternalStore } from 'react';
import type { ColorMode } from './color-mode';
import { ColorModeContext } from './color-mode-context';

interface ColorModeState {
  /** Undefined on the server and while hydrating: only the browser knows. */
  mode: ColorMode | undefined;
  setMode: (mode: ColorMode) => void;
}

/** The reader's colour mode. */
export function useColorMode(): ColorModeState {
  const chosen = use(ColorModeContext);
  if (!chosen) throw new Error('useColorMode: expected a ColorModeProvider above');
  const mode = useSyncExternalStore<ColorMode | undefined>(chosen.subscribe, chosen.read, () => undefined);
  return { mode, setMode: chosen.write };
}
