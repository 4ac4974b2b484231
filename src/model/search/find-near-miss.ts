import type { Vocabulary } from './vocabulary';

/** Slips that are forgiven in a keyword of so many characters: letters swapped, missing, doubled or wrong. */
function slipsIn(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The word, or the start of one, that a keyword which matches nothing was probably meant to be: the nearest, of equally
 * near ones a whole word, of these the weightiest.
 * @param keyword folded.
 */
export function findNearMiss(keyword: string, vocabulary: Vocabulary): string | undefined {
  const most = slipsIn(keyword.length);
  if (most === 0 || !/^[\p{L}\p{N}]+$/u.test(keyword)) return undefined;
  let best: { text: string; slips: number; whole: boolean; worth: number } | undefined;
  for (const [word, worth] of vocabulary) {
    if (word.length < keyword.length - most) continue;
    const near = countSlips(keyword, word, best?.slips ?? most);
    if (!near) continue;
    const found = { text: word.slice(0, near.length), slips: near.slips, whole: near.length === word.length, worth };
    if (!best || compare(found, best) < 0) best = found;
  }
  return best?.text;
}

function compare(a: { slips: number; whole: boolean; worth: number }, b: typeof a): number {
  return a.slips - b.slips || Number(b.whole) - Number(a.whole) || b.worth - a.worth;
}

/**
 * The least number of slips between a keyword and a start of a word, and how long that start is.
 * Distances are counted row by row (optimal string alignment); a row that is beyond `most` throughout ends it.
 */
function countSlips(keyword: string, word: string, most: number): { slips: number; length: number } | undefined {
  const width = Math.min(word.length, keyword.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= keyword.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = keyword[row - 1] === word[column - 1];
      let slips = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = keyword[row - 1] === word[column - 2] && keyword[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, before[column - 2]! + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    // A swap reaches back over one row, so that two have to be beyond it.
    if (least > most && Math.min(...above) > most) return undefined;
    [before, above] = [above, current];
  }
  const slips = Math.min(...above);
  if (slips > most) return undefined;
  // The whole word, else the start that is as long as the keyword, or nearest to it.
  if (above[word.length] === slips) return { slips, length: word.length };
  const lengths = above.flatMap((count, length) => (count === slips ? [length] : []));
  const nearest = lengths.reduce((a, b) => (Math.abs(b - keyword.length) <= Math.abs(a - keyword.length) ? b : a));
  return { slips, length: nearest };
}
