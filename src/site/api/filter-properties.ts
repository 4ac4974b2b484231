import type { ApiProperty, ApiTexts } from '../../model';
import { typeText } from './type-markup';

/** The properties whose name, type or description hold every word, in whatever case. */
export function filterProperties(properties: ApiProperty[], texts: ApiTexts, words: string): ApiProperty[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return properties;
  return properties.filter(({ name, type }) => {
    const description = texts[name]?.description.replace(/<[^>]*>/g, '') ?? '';
    const text = [name, typeText(type), description].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
