import { loaders } from 'virtual:locales';
import { load, type Wait } from '../loading';
import type { TextBundle } from './en-us';
import { DEFAULT, type Bundle } from './default-bundle';

/**
 * Fetches the texts of a language: those of the engine, if it has any, with those of the site over them. The default ones if neither
 * has any.
 * @throws {ChunkLoadError} if they fail to arrive.
 */
export async function loadBundle(locale: string, wait?: Wait): Promise<Bundle> {
  const sources = loaders[locale];
  if (!sources) return DEFAULT;
  const parts = await load(`texts in ${locale}`, () => Promise.all(sources.map((start) => start())), wait);
  return { locale, texts: Object.assign({}, ...parts) as TextBundle };
}
