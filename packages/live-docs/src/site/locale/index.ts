export { LocaleProvider } from './locale-provider';
export { LanguageSwitch } from './language-switch';
export { preloadLocale } from './create-locale-store';
export { PageLanguageContext } from './page-language';
export { loadGroupNames } from './load-group-names';
export { useLocale } from './use-locale';
export { useBundle, useLabel, useText } from './use-text';
export type { TextKey } from './en-us';
