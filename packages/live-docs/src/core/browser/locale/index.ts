export {
  LocaleProvider,
  preloadLocale,
  PageLanguageContext,
  useLanguage,
  useLocale,
  useBundle,
  useLabel,
  useText,
} from './locale';
export { Failure } from './failure';
export { LanguageSwitch } from './language-switch';
export { DEFAULT_LANGUAGE, storeLocale, type Bundle } from './default-bundle';
export { loadBundle, offeredLanguage } from './other-languages';
export { useFeatureText } from './feature-texts';
export type { TextKey } from './en-us';
