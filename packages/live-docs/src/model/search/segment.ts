import { holds, toKeyword, type Keyword } from './keyword';
import type { SearchData } from './prepare-search';

/** Characters of scripts that put no space between words, and runs of them. */
const SCRIPT = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const UNSPACED = new RegExp(SCRIPT, 'u');
const RUNS = new RegExp(`${SCRIPT}+|(?:(?!${SCRIPT}).)+`, 'gu');

/** Words that a question has and an answer need not. */
const ASKING = new Set(['如何', '怎么', '怎样', '怎么样', '什么', '为什么', '是否', '可以', '能否', '哪些']);

/**
 * The keywords, with those that are nowhere and whose script has no spaces split into the longest parts that are somewhere:
 * `如何固定列` is looked for as `固定列`, `react虚拟滚动` as `react` and `虚拟滚动`. A single character is part of too many words to count
 * beside longer ones.
 */
export function segment(data: SearchData, keywords: Keyword[]): Keyword[] {
  const parts = keywords.flatMap(({ text, ...keyword }) => {
    const isWhole = !UNSPACED.test(text) || isSomewhere(data, { text, ...keyword });
    return isWhole ? [text] : split(data, text);
  });
  return [...new Set(parts)].map(toKeyword);
}

/** True for a keyword that any page holds. */
export const isSomewhere = ({ pages }: SearchData, keyword: Keyword): boolean =>
  pages.some(({ all }) => holds(all, keyword));

function split(data: SearchData, text: string): string[] {
  const parts = (text.match(RUNS) ?? []).flatMap((run) => (UNSPACED.test(run) ? splitRun(data, run) : run));
  const long = parts.filter((part) => part.length > 1);
  const told = long.filter((part) => !ASKING.has(part));
  return [told, long, parts].find((some) => some.length > 0) ?? [text];
}

function splitRun(data: SearchData, run: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < run.length;) {
    let end = run.length;
    while (end > at + 1 && !isSomewhere(data, toKeyword(run.slice(at, end)))) end--;
    parts.push(run.slice(at, end));
    at = end;
  }
  return parts;
}
