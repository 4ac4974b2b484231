import { use, useSyncExternalStore } from 'react';
import { toColorMode, type ColorMode } from './color-mode';
import { ColorModeContext } from './color-mode-context';

interface ColorModeState {
  /** Undefined on the server and while hydrating: only the browser knows. */
  mode: ColorMode | undefined;
  setMode: (mode: ColorMode) => void;
}

/** The reader's colour mode. */
export function useColorMode(): ColorModeState {
  const memory = use(ColorModeContext);
  if (!memory) throw new Error('useColorMode: expected a ColorModeProvider above');
  const mode = useSyncExternalStore(
    memory.subscribe,
    () => toColorMode(memory.read()),
    () => undefined,
  );
  return { mode, setMode: memory.write };
}
