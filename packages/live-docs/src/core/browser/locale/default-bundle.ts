import { id, texts } from 'virtual:languages';
import { createStored } from 'live-playground/internal';
import type { TextBundle } from './en-us';

/** Texts and the language they are in. */
export interface Bundle {
  /** BCP 47 tag: `en`, `zh-CN`. */
  locale: string;
  texts: TextBundle;
}

/** Tag of the site's default language. */
export const DEFAULT_LANGUAGE: string = id;

/** The texts in the site's default language, which every page in it is prerendered with. */
export const DEFAULT: Bundle = { locale: id, texts };

/** Where the reader's choice is kept: a BCP 47 tag. */
export const storeLocale = () =>
  createStored<string | null>({ name: 'locale', parse: (tag) => tag, print: (tag) => tag });
