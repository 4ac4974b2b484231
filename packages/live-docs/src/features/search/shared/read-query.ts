import { fold } from './fold';
import { toKeyword, type Keyword } from './keyword';
import { findNearMiss } from './near-miss';
import type { SearchData } from './search-data';
import type { Correction } from './search-result';
import { isSomewhere, segment } from './segment';

/** What surrounds a word in a sentence. */
const AROUND = /^["'“”‘’([{]+|["'“”‘’()[\]{},;:?!.…]+$/gu;
/** Words that a question has and an answer need not. They're left out of a query that is long enough to be one. */
const ASKING = new Set(
  (
    'a an and are be been can could did do does for get had has have how i if in is it its make me my need of or should so some ' +
    'that the their there this want was we what when where which while who why will with would you your'
  ).split(' '),
);
/** What one does in a question, whatever it is about: "how to change …", "can I add …". */
const DOING = new Set('add apply change create enable get implement set show use'.split(' '));
/** The words before it. */
const ASKER = new Set(['to', 'i', 'we', 'you']);
const LEAST_OF_QUESTION = 3;
/** A name by the starts of its humps: `rE`, `expRowRen`. */
const HUMPS = /^\p{Ll}+(\p{Lu}\p{Ll}*)+$/u;
/** A version as readers write it: `7.10.0`, `v7.12`, `7.12.x`. */
const VERSION = /^v?(\d+)\.(\d+)(?:\.(\d+|x))?$/;

/**
 * The keywords of what a reader typed: distinct, without the signs of a sentence, and without the words that only ask. The start of
 * each hump of a property's name stands for the name. A keyword that is nowhere gives way to its near miss, if it has one.
 */
export function readQuery(data: SearchData, typed: string): { words: Keyword[]; corrections: Correction[] } {
  const written = [...new Set(typed.normalize('NFKC').split(/\s+/).map(trim).filter(Boolean))];
  const told = written.filter((word, at) => !isAsking(fold(word), fold(written[at - 1] ?? '')));
  const isQuestion = written.length >= LEAST_OF_QUESTION && told.length > 0;
  const keywords = (isQuestion ? told : written).map((word) => byHumps(data, word) ?? toKeyword(fold(word)));
  const words = segment(data, keywords).map((word) =>
    // Without what the titles of changelogs lack.
    isVersion(word.text) ? toKeyword(word.text.replace(/^v|\.x$/g, '')) : word,
  );
  const corrections = words.flatMap((word): Correction[] => {
    const to = correct(data, word);
    return to === undefined ? [] : [{ from: word.text, to }];
  });
  if (corrections.length === 0) return { words, corrections };
  const texts = words.map(({ text }) => corrections.find(({ from }) => from === text)?.to ?? text);
  return { words: [...new Set(texts)].map(toKeyword), corrections };
}

/** True for a word that only asks. "To" does so behind "how", and otherwise says more: "right to left". */
const isAsking = (word: string, before: string) =>
  ASKING.has(word) || (word === 'to' && before === 'how') || (DOING.has(word) && ASKER.has(before));

/** A word without signs around it. What is nothing but signs stays as it is. */
const trim = (word: string) => word.replace(AROUND, '') || word;

/** The properties whose humps start so, unless a name holds the word as it is. */
function byHumps({ pages }: SearchData, word: string): Keyword | undefined {
  if (!HUMPS.test(word)) return undefined;
  const pattern = new RegExp(`^${word.replace(/(?=\p{Lu})/gu, String.raw`\p{Ll}*`)}`, 'u');
  const properties = pages.flatMap(({ parts }) => parts.filter(({ type }) => type === 'property'));
  const names = properties.map(({ shown }) => shown.split('.').at(-1)!);
  if (names.some((name) => name.includes(word))) return undefined;
  const forms = [...new Set(names.filter((name) => pattern.test(name)).map(fold))];
  return forms[0] === undefined ? undefined : { text: forms[0], forms };
}

function correct(data: SearchData, { text, forms }: Keyword): string | undefined {
  if (isVersion(text)) {
    const versions = data.pages.flatMap(({ parts }) => parts.map(({ title }) => title).filter(isVersion));
    return versions.some((title) => title.startsWith(text)) ? undefined : nearestVersion(text, versions);
  }
  if (isSomewhere(data, { text, forms })) return undefined;
  // Of a property's full name, each part may have its slip.
  const parts = text
    .split('.')
    .map((part) => (isSomewhere(data, toKeyword(part)) ? part : findNearMiss(part, data.vocabulary())));
  const to = parts.includes(undefined) ? undefined : parts.join('.');
  return to !== undefined && to !== text && isSomewhere(data, toKeyword(to)) ? to : undefined;
}

/** True for a text, folded, that is a version as readers write it. */
const isVersion = (text: string) => VERSION.test(text);

/** The version that is nearest to another: by its major number, then by its minor, then by its patch. Of equal ones, the first. */
export function nearestVersion(wanted: string, versions: string[]): string | undefined {
  const numbers = (text: string) =>
    VERSION.exec(text)!
      .slice(1)
      .map((number) => Number(number) || 0);
  const far = (text: string) =>
    numbers(text).reduce((total, number, at) => total * 1000 + Math.abs(number - numbers(wanted)[at]!), 0);
  return [...versions].sort((a, b) => far(a) - far(b))[0];
}
