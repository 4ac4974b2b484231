import { holdsWords } from 'live-playground/internal';
import { ownValue, typeText } from '../../../core/model';
import type { ApiProperty, ApiTexts } from '../shared/api';

/** The properties whose name, type or description hold every word, in whatever case. */
export function filterProperties(properties: ApiProperty[], texts: ApiTexts, words: string): ApiProperty[] {
  if (!words.trim()) return properties;
  const isWanted = holdsWords(words);
  return properties.filter(({ name, type }) => {
    const description = ownValue(texts, name)?.description.replace(/<[^>]*>/g, '') ?? '';
    return isWanted([name, typeText(type), description]);
  });
}
