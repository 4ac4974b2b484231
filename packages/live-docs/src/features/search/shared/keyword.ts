/** Something to look for. */
export interface Keyword {
  /** What was typed, or the near miss that replaces it, in the case that all matching is done in. */
  text: string;
  /** Texts that count as the keyword: itself, and other forms of the word. */
  forms: string[];
}

/** What English verbs end in. The stem of one of them is looked for with the others. */
const ENDINGS = ['e', 'ing', 'able', 'ed', 'er'];
/** Shorter stems are parts of too many other words: `row` of `rowing`, `fix` of `fixed`. */
const LEAST_STEM = 4;
/** Stems that are words of another kind. */
const OTHER_WORDS = ['them', 'then', 'when', 'ther', 'numb', 'lett', 'vari'];
/** American and British spellings, replaced either way. */
const SPELLINGS: [from: RegExp, to: string][] = [
  [/color/, 'colour'],
  [/colour/, 'color'],
  [/behavior/, 'behaviour'],
  [/behaviour/, 'behavior'],
  [/gray/, 'grey'],
  [/grey/, 'gray'],
  [/iz(?=(e[ds]?|ing|able|ation)$)/, 'is'],
  [/is(?=(e[ds]?|ing|able|ation)$)/, 'iz'],
];

/** A number of thousands, as it's written: `10000`, `10,000`, `10k`, `1万`. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)([km万])?$/;
const UNITS = { k: 1000, 万: 10_000, m: 1_000_000 };

/** A word with the forms that mean the same: `resize`, `resizing` and `resizable` for each of them, `10k` for `10,000`. */
export function toKeyword(text: string): Keyword {
  const forms = /^[a-z]+$/.test(text)
    ? [text, ...otherSpellings(text)].flatMap((word) => [word, ...formsOf(word)])
    : writeNumber(text);
  // A form that holds another one finds nothing that the shorter doesn't.
  const all = [...new Set([text, ...forms])];
  return { text, forms: all.filter((form) => !all.some((other) => other !== form && form.includes(other))) };
}

/** True for a text, folded, that holds a keyword in any of its forms. */
export function holds(text: string, { forms }: Keyword): boolean {
  for (const form of forms) if (text.includes(form)) return true;
  return false;
}

export const holdsAll = (text: string, words: Keyword[]): boolean => words.every((word) => holds(text, word));

/** The ways to write a number of thousands; none for other texts. */
function writeNumber(text: string): string[] {
  const [, digits = '', unit] = NUMBER.exec(text) ?? [];
  const number = Number(digits.replaceAll(',', '')) * (UNITS[unit as keyof typeof UNITS] ?? 1);
  if (number < 1000 || number % 1000 !== 0) return [];
  const short = Object.entries(UNITS).filter(([, value]) => number % value === 0);
  return [`${number}`, number.toLocaleString('en'), ...short.map(([name, value]) => `${number / value}${name}`)];
}

function otherSpellings(word: string): string[] {
  return SPELLINGS.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));
}

function formsOf(word: string): string[] {
  const single = singularOf(word);
  const stem = stemOf(single);
  if (stem === undefined) return single === word ? [] : [single];
  const others = ENDINGS.map((ending) => stem + ending);
  // `sorting` is of `sort`. `resize` without its last letter is no word.
  const isWord = !single.endsWith('e') || single.endsWith('able');
  return [single, ...others, ...(isWord && !OTHER_WORDS.includes(stem) ? [stem] : [])];
}

/** `columns` as `column`, `entries` as `entry`, `boxes` as `box`; other words as they are. */
function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A word without the ending of a verb, or undefined if it has none or what is left is too short. */
function stemOf(word: string): string | undefined {
  const ending = ['ing', 'able', 'ed', 'e'].find((one) => word.endsWith(one));
  if (!ending) return undefined;
  const stem = word.slice(0, -ending.length);
  // `dragging` is of `drag`, but `scrolling` of `scroll`.
  const single = ending !== 'e' && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return single.length < LEAST_STEM || !/[aeiouy]/.test(single) ? undefined : single;
}
