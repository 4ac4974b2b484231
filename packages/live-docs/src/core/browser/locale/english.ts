import { english } from 'virtual:languages';
import { enUs, type TextBundle, type TextKey } from './en-us';

/** Texts and the language they are in. */
export interface Bundle {
  /** BCP 47 tag: `en`, `zh-CN`. */
  locale: string;
  texts: TextBundle;
}

/** Texts in English: those of the engine, with those of the site over them. */
export const ENGLISH_TEXTS: Record<TextKey, string> = { ...enUs, ...english };

/** The language that every page is written in. */
export const ENGLISH: Bundle = { locale: 'en', texts: ENGLISH_TEXTS };

/** True for a tag of English: `en`, `en-GB`. */
export const isEnglish = (tag: string): boolean => /^en\b/i.test(tag);
