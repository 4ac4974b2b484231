/** `--bg` of both colours in the engine's theme, for the browser's own bars. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0d1015' } as const;
