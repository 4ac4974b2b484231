/** What the reader may choose. */
export const COLOR_MODES = ['light', 'dark', 'auto'] as const;
/** One of these. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** What is shown. */
export type Color = 'light' | 'dark';

/** The mode that a stored value stands for: light where it is missing or unknown. */
export function toColorMode(stored: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === stored) ?? 'light';
}

/** The colour that a mode comes to on a system that is dark or not. */
export function resolveColor(mode: ColorMode, systemIsDark: boolean): Color {
  if (mode === 'auto') return systemIsDark ? 'dark' : 'light';
  return mode;
}
