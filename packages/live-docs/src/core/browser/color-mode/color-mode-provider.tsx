import { useEffect, useState, type ReactNode } from 'react';
import { createStored } from 'live-playground/ui';
import { applyColor } from './apply-color';
import { resolveColor, toColorMode } from './color-mode';
import { ColorModeContext } from './color-mode-context';

/**
 * Keeps the page in the colour that was chosen, here or in another tab, and follows the system in `auto`. It's light while it's printed.
 * Its context never changes: a new value would make React hydrate at once whatever still waits its turn.
 */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const [chosen] = useState(() => createStored({ name: 'color-mode', parse: toColorMode, print: String }));

  useEffect(() => {
    // Missing where a tool hides what the reader prefers.
    const system = window.matchMedia?.('(prefers-color-scheme: dark)');
    const apply = () => applyColor(resolveColor(chosen.read(), system?.matches ?? false));
    apply();
    // Paper is light.
    const onPrint = () => applyColor('light');
    const unsubscribe = chosen.subscribe(apply);
    system?.addEventListener('change', apply);
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', apply);
    return () => {
      unsubscribe();
      system?.removeEventListener('change', apply);
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', apply);
    };
  }, [chosen]);

  return <ColorModeContext value={chosen}>{children}</ColorModeContext>;
}
