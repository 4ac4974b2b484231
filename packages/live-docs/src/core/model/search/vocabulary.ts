import { fold } from './fold';
import type { SearchPage } from './search-page';

/** Folded words with what they weigh: how often they occur in the texts, and more for each title. */
export type Vocabulary = Map<string, number>;

const TITLE_WORTH = 10;

/** The words of all pages; identifiers also by their parts. */
export function collectWords(pages: SearchPage[]): Vocabulary {
  const written = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) written.set(word, (written.get(word) ?? 0) + worth);
  };
  for (const { title, sections, demos, properties } of pages) {
    add(title, TITLE_WORTH);
    for (const section of sections) {
      add(section.rawTitle, TITLE_WORTH);
      [section.names, ...section.paragraphs].forEach((text) => add(text, 1));
    }
    for (const { description, keywords, aliases } of demos)
      [description, ...keywords, ...aliases].forEach((text) => add(text, 1));
    for (const { name, description } of properties) {
      add(name, TITLE_WORTH);
      add(description, 1);
    }
  }

  const words: Vocabulary = new Map();
  for (const [word, worth] of written) {
    for (const part of new Set([word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)])) {
      const folded = fold(part);
      words.set(folded, (words.get(folded) ?? 0) + worth);
    }
  }
  return words;
}
