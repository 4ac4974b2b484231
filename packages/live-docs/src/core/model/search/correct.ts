import { findNearMiss } from './find-near-miss';
import { toKeyword, type Keyword } from './keyword';
import type { SearchData } from './prepare-search';
import type { Correction } from './search-result';
import { isSomewhere } from './segment';
import { nearestVersion, plainVersion, readVersion } from './version';

/** Words that are offered where nothing was found. */
const MOST_SUGGESTIONS = 3;

/** The keywords to look for: one that is nowhere gives way to its near miss, if it has one. */
export function correct(data: SearchData, typed: Keyword[]): { words: Keyword[]; corrections: Correction[] } {
  const keywords = typed.map((keyword) =>
    readVersion(keyword.text) ? toKeyword(plainVersion(keyword.text)) : keyword,
  );
  const corrections = keywords.flatMap((keyword): Correction[] => {
    const to = correctOne(data, keyword);
    return to === undefined ? [] : [{ from: keyword.text, to }];
  });
  if (corrections.length === 0) return { words: keywords, corrections };
  const texts = keywords.map(({ text }) => corrections.find(({ from }) => from === text)?.to ?? text);
  return { words: [...new Set(texts)].map(toKeyword), corrections };
}

function correctOne(data: SearchData, keyword: Keyword): string | undefined {
  const { text } = keyword;
  const version = readVersion(text);
  if (version)
    return data.versions.some((title) => title.startsWith(text)) ? undefined : nearestVersion(version, data.versions);
  if (isSomewhere(data, keyword)) return undefined;
  // Of a property's full name, each part may have its slip.
  const parts = text.split('.').map((part) => nearestWord(data, part));
  const to = parts.includes(undefined) ? undefined : parts.join('.');
  return to !== undefined && to !== text && isSomewhere(data, toKeyword(to)) ? to : undefined;
}

/** A word that is somewhere, or its near miss. */
const nearestWord = (data: SearchData, text: string) =>
  isSomewhere(data, toKeyword(text)) ? text : findNearMiss(text, data.vocabulary());

/** Words of the site that start as words which are nowhere do, by half of their letters, the longest start first. */
export function suggest({ vocabulary }: SearchData, words: Keyword[]): string[] {
  const rated = words.flatMap(({ text }) =>
    [...vocabulary()].flatMap(([word, worth]) => {
      const shared = sharedStart(text, word);
      return shared >= 3 && 2 * shared >= text.length ? [{ word, shared, worth }] : [];
    }),
  );
  rated.sort((a, b) => b.shared - a.shared || b.worth - a.worth);
  return [...new Set(rated.map(({ word }) => word))].slice(0, MOST_SUGGESTIONS);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
