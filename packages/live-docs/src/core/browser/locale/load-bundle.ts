import { loaders } from 'virtual:locales';
import { load, type Wait } from '../loading';
import type { TextBundle } from './en-us';
import { ENGLISH, type Bundle } from './english';

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
