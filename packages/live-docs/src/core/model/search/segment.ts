import { holds, toKeyword, type Keyword } from './keyword';
import type { SearchData } from './prepare-search';

/** Characters of scripts that put no space between words, and runs of them. */
const SCRIPT = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const UNSPACED = new RegExp(SCRIPT, 'u');
const RUNS = new RegExp(`${SCRIPT}+|(?:(?!${SCRIPT}).)+`, 'gu');

/** Words that a question has and an answer need not. */
const ASKING = new Set(['如何', '怎么', '怎样', '怎么样', '怎么办', '什么', '为什么', '是否', '可以', '能否', '哪些']);
/** Characters that join words and seldom are part of one that somebody looks for. */
const JOINING = new Set('的了吗呢吧把给让在和与或是不很太都也被请');

/**
 * What is against a part, the least first. A name is one of a title or of what an author calls a page or a demo.
 */
const COST = { joining: 1, name: 1, text: 2, edge: 5, alone: 100 };

/** A way to split what is left of a run, and what is against it. */
interface Parts {
  parts: string[];
  cost: number;
}

/**
 * The keywords, with those that are nowhere and whose script has no spaces split into parts that are somewhere:
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
  const isName = createNames(data);
  const costOf = (part: string): number => {
    if (ASKING.has(part) || JOINING.has(part)) return COST.joining;
    if (part.length === 1) return COST.alone;
    const isEdge = JOINING.has(part.charAt(0)) || JOINING.has(part.slice(-1));
    return (isName(part) ? COST.name : COST.text) + (isEdge ? COST.edge : 0);
  };
  const isKnown = (part: string) => ASKING.has(part) || isSomewhere(data, toKeyword(part));
  const parts = (text.match(RUNS) ?? []).flatMap((run) => (UNSPACED.test(run) ? splitRun(run, isKnown, costOf) : run));
  const long = parts.filter((part) => part.length > 1);
  const told = long.filter((part) => !ASKING.has(part));
  return [told, long, parts].find((some) => some.length > 0) ?? [text];
}

/** The cheapest parts of a run; of several, those that start with the longest. */
function splitRun(run: string, isKnown: (part: string) => boolean, costOf: (part: string) => number): string[] {
  /** What is best for the end of the run, by its length. */
  const best: Parts[] = [{ parts: [], cost: 0 }];
  for (let at = run.length - 1; at >= 0; at--) {
    let found: Parts | undefined;
    for (let end = at + 1; end <= run.length; end++) {
      const part = run.slice(at, end);
      // What is nowhere is in nothing longer.
      if (part.length > 1 && !isKnown(part)) break;
      const rest = best[run.length - end];
      const cost = costOf(part) + (rest?.cost ?? 0);
      if (!found || cost <= found.cost) found = { parts: [part, ...(rest?.parts ?? [])], cost };
    }
    if (found) best.push(found);
  }
  return best.at(-1)?.parts ?? [run];
}

/** Tells whether a title, or what an author calls a page or a demo, holds a text. */
function createNames({ pages }: SearchData): (text: string) => boolean {
  const names = pages.flatMap(({ title, titles, keywords, sections, demos }) => [
    title,
    titles,
    ...keywords,
    ...[...sections, ...demos].flatMap(({ aliases }) => aliases),
  ]);
  const all = names.join('\n');
  return (text) => all.includes(text);
}
