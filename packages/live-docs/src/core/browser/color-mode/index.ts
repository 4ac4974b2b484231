export { ColorModeProvider } from './color-mode-provider';
export { ColorModeSwitch } from './color-mode-switch';
