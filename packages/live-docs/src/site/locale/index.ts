export { LocaleProvider } from './locale-provider';
export { LanguageSwitch } from './language-switch';
export { preloadLocale } from './create-locale-store';
export { loadGroupNames } from './load-group-names';
export { useLocale } from './use-locale';
export { useLabel, useText } from './use-text';
export type { TextBundle, TextKey } from './en-us';
