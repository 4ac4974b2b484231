import { fold } from './fold';
import { toKeyword, type Keyword } from './keyword';
import type { SearchData } from './prepare-search';

/** What surrounds a word in a sentence. */
const AROUND = /^["'“”‘’([{]+|["'“”‘’()[\]{},;:?!.…]+$/gu;
/** Words that a question has and an answer need not. They're left out of a query that is long enough to be one. */
const ASKING = new Set(
  (
    'a an and are can could do does for get have how i if in is it its make me my need of or should so some that the their ' +
    'there this want was we what when where which while who why will with would you your'
  ).split(' '),
);
const LEAST_OF_QUESTION = 3;
/** A name by the starts of its humps: `rE`, `expRowRen`. */
const HUMPS = /^\p{Ll}+(\p{Lu}\p{Ll}*)+$/u;

/**
 * The keywords of what a reader typed: distinct, without the signs of a sentence, and without the words that only ask. The start of
 * each hump of a property's name stands for the name.
 */
export function readQuery(data: SearchData, typed: string): Keyword[] {
  const words = [...new Set(typed.normalize('NFKC').split(/\s+/).map(trim).filter(Boolean))];
  const told = words.filter((word, at) => !isAsking(fold(word), fold(words[at - 1] ?? '')));
  const isQuestion = words.length >= LEAST_OF_QUESTION && told.length > 0;
  const keywords = (isQuestion ? told : words).map((word) => byHumps(data, word) ?? toKeyword(fold(word)));
  return keywords.filter(({ text }, at) => keywords.findIndex((other) => other.text === text) === at);
}

/** True for a word that only asks. "To" does so behind "how", and otherwise says more: "right to left". */
const isAsking = (word: string, before: string) => ASKING.has(word) || (word === 'to' && before === 'how');

/** A word without signs around it. What is nothing but signs stays as it is. */
const trim = (word: string) => word.replace(AROUND, '') || word;

/** The properties whose humps start so, unless a name holds the word as it is. */
function byHumps({ pages }: SearchData, word: string): Keyword | undefined {
  if (!HUMPS.test(word)) return undefined;
  const pattern = new RegExp(`^${word.replace(/(?=\p{Lu})/gu, String.raw`\p{Ll}*`)}`, 'u');
  const names = pages.flatMap(({ properties }) => properties.map(({ record }) => record.name.split('.').at(-1)!));
  if (names.some((name) => name.includes(word))) return undefined;
  const forms = [...new Set(names.filter((name) => pattern.test(name)).map(fold))];
  return forms[0] === undefined ? undefined : { text: forms[0], forms };
}
