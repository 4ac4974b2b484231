export { ColorModeProvider } from './color-mode-provider';
export { ColorModeSwitch } from './color-mode-switch';
export { useColorMode } from './use-color-mode';
export type { ColorMode } from './color-mode';
