import { createContext, useEffect, useState, type ReactNode } from 'react';
import { COLOR_ATTRIBUTE, DARK_ATTRIBUTE, LIGHT_ATTRIBUTE } from '../../model';
import { type Stored, createStored } from 'live-playground/internal';

/** What the reader may choose. */
export const COLOR_MODES = ['light', 'dark', 'auto'] as const;
/** One of these. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** What is shown. */
type Color = 'light' | 'dark';

/** The mode that a stored value stands for: light where it is missing or unknown. */
export function toColorMode(stored: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === stored) ?? 'light';
}

/** The colour that a mode comes to on a system that is dark or not. */
export function resolveColor(mode: ColorMode, systemIsDark: boolean): Color {
  if (mode === 'auto') return systemIsDark ? 'dark' : 'light';
  return mode;
}

/** Shows a colour: everything visual depends on the root's attribute. The browser's bars get that of the site's theme. */
export function applyColor(color: Color): void {
  document.documentElement.setAttribute(COLOR_ATTRIBUTE, color);
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bars) bars.content = bars.getAttribute(color === 'dark' ? DARK_ATTRIBUTE : LIGHT_ATTRIBUTE) ?? '';
}

/** Where the chosen mode is read and written. Null outside a provider. */
export const ColorModeContext = createContext<Stored<ColorMode> | null>(null);

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
    const unsubscribe = chosen.subscribe(apply);
    const scope = new AbortController();
    const { signal } = scope;
    system?.addEventListener('change', apply, { signal });
    // Paper is light.
    window.addEventListener('beforeprint', () => applyColor('light'), { signal });
    window.addEventListener('afterprint', apply, { signal });
    return () => {
      unsubscribe();
      scope.abort();
    };
  }, [chosen]);

  return <ColorModeContext value={chosen}>{children}</ColorModeContext>;
}
