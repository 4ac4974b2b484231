import { UNSPACED } from './fold';
import { holds, toKeyword, type Keyword } from './keyword';
import type { SearchData } from './search-data';

const HAS_UNSPACED = new RegExp(UNSPACED, 'u');
const RUNS = new RegExp(`\\d+万|${UNSPACED}+|(?:(?!${UNSPACED}).)+`, 'gu');
const IS_NUMBER = /^\d+万$/;

/** Words that a question has and an answer need not. */
const ASKING = new Set(['如何', '怎么', '怎样', '怎么样', '怎么办', '什么', '为什么', '是否', '可以', '能否', '哪些']);
/** Characters that join words and seldom are part of one that somebody looks for. */
const JOINING = new Set('的了吗呢吧把给让在和与或是不很太都也被请');

/** What is against a part, the least first. A name is one of a title or of what an author calls a page or a demo. */
const COST = { joining: 1, name: 1, text: 2, edge: 5, alone: 100 };

/**
 * The keywords, with those that are nowhere and whose script has no spaces split into parts that are somewhere:
 * `如何固定列` is looked for as `固定列`, `react虚拟滚动` as `react` and `虚拟滚动`. A single character is part of too many words to count
 * beside longer ones.
 */
export function segment(data: SearchData, keywords: Keyword[]): Keyword[] {
  const parts = keywords.flatMap((keyword) =>
    HAS_UNSPACED.test(keyword.text) && !isSomewhere(data, keyword) ? split(data, keyword.text) : [keyword],
  );
  return parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at);
}

/** True for a keyword that any page holds. */
export const isSomewhere = ({ pages }: SearchData, keyword: Keyword): boolean =>
  pages.some(({ whole }) => holds(whole.all, keyword));

function split(data: SearchData, text: string): Keyword[] {
  const names = data.pages
    .flatMap(({ whole, own, parts, keywords }) => [
      ...keywords,
      ...[whole, ...own, ...parts].flatMap(({ title, names }) => [title, ...names]),
    ])
    .join('\n');
  const parts = (text.match(RUNS) ?? []).flatMap((run) =>
    HAS_UNSPACED.test(run) && !IS_NUMBER.test(run) ? splitRun(data, run, names) : run,
  );
  const long = parts.filter((part) => part.length > 1);
  const told = long.filter((part) => !ASKING.has(part));
  return ([told, long, parts].find((some) => some.length > 0) ?? [text]).map(toKeyword);
}

/** The cheapest parts of a run; of several, those that start with the longest. @param names in which a part costs less. */
function splitRun(data: SearchData, run: string, names: string): string[] {
  const costOf = (part: string): number => {
    if (ASKING.has(part) || JOINING.has(part)) return COST.joining;
    if (part.length === 1) return COST.alone;
    const isEdge = JOINING.has(part.charAt(0)) || JOINING.has(part.slice(-1));
    return (names.includes(part) ? COST.name : COST.text) + (isEdge ? COST.edge : 0);
  };
  /** What is best for the end of the run, by where it begins. */
  const best: { parts: string[]; cost: number }[] = [];
  best[run.length] = { parts: [], cost: 0 };
  for (let at = run.length - 1; at >= 0; at--) {
    for (let end = at + 1; end <= run.length; end++) {
      const part = run.slice(at, end);
      // What is nowhere is in nothing longer.
      if (part.length > 1 && !ASKING.has(part) && !isSomewhere(data, toKeyword(part))) break;
      const rest = best[end]!;
      const cost = costOf(part) + rest.cost;
      if (cost <= (best[at]?.cost ?? Infinity)) best[at] = { parts: [part, ...rest.parts], cost };
    }
  }
  return best[0]!.parts;
}
