export { LocaleProvider } from './locale-provider';
export { LanguageSwitch } from './language-switch';
export { preloadLocale } from './create-locale-store';
export { loadGroupNames } from './load-group-names';
export { useLocale } from './use-locale';
export { fillText, useBundle, useLabel, useText } from './use-text';
export type { Bundle } from './load-bundle';
export type { TextKey } from './en-us';
