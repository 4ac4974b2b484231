import type { TRANSLATIONS } from '../../model';
import { enUs, type TextBundle } from './en-us';

/** Texts and the language they are in. */
export interface Bundle {
  /** BCP 47 tag: `en`, `zh-CN`. */
  locale: string;
  texts: TextBundle;
}

/** The language that every page is written in, and its texts. */
export const ENGLISH: Bundle = { locale: 'en', texts: enUs };

const loaders: Record<string, () => Promise<TextBundle>> = {
  'zh-CN': () => import('./zh-cn').then((module) => module.zhCn),
} satisfies Record<(typeof TRANSLATIONS)[number], () => Promise<TextBundle>>;

/** Fetches the texts of a language. English where it has none, or where they fail to arrive. */
export async function loadBundle(locale: string): Promise<Bundle> {
  const load = loaders[locale];
  if (!load) return ENGLISH;
  try {
    return { locale, texts: await load() };
  } catch {
    return ENGLISH;
  }
}
