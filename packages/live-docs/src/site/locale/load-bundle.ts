import { english, loaders } from 'virtual:languages';
import { load, type Wait } from '../loading';
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

const SHIPPED: Record<string, () => Promise<TextBundle>> = {
  'zh-CN': () => import('./zh-cn').then((module) => module.zhCn),
};

/**
 * Fetches the texts of a language: those of the engine, if it has any, with those of the site over them. English if neither
 * has any.
 * @throws {ChunkLoadError} if they fail to arrive.
 */
export async function loadBundle(locale: string, wait?: Wait): Promise<Bundle> {
  const sources = [SHIPPED[locale], loaders[locale]].filter((start) => start !== undefined);
  if (sources.length === 0) return ENGLISH;
  const parts = await load(`texts in ${locale}`, () => Promise.all(sources.map((start) => start())), wait);
  return { locale, texts: Object.assign({}, ...parts) as TextBundle };
}
