import type { Vocabulary } from './vocabulary';

/** Characters that a keyword and its near miss have at least: of shorter words, everything is a near miss of everything. */
const LEAST = 4;
/** Characters from which the start of a word will do: the start of a short one is hardly ever what was meant. */
const LEAST_OF_START = 5;

/** Slips that are forgiven in a keyword of so many characters: letters swapped, missing, doubled or wrong. */
function slipsIn(length: number): number {
  return length < LEAST ? 0 : length < 8 ? 1 : 2;
}

/**
 * The word, or the start of one, that a keyword which matches nothing was probably meant to be: the nearest, of equally
 * near ones a whole word, of these the weightiest. The first letter is right in most slips of the hand: a word with another
 * one is another word, unless the first two are swapped.
 * @param keyword folded.
 */
export function findNearMiss(keyword: string, vocabulary: Vocabulary): string | undefined {
  const most = slipsIn(keyword.length);
  if (most === 0 || !/^[\p{L}\p{N}]+$/u.test(keyword)) return undefined;
  let best: { text: string; slips: number; whole: boolean; worth: number } | undefined;
  const row = () => new Uint16Array(keyword.length + most + 1);
  const rows: Rows = [row(), row(), row()];
  for (const [word, worth] of vocabulary) {
    if (word.length < keyword.length - most || !startsAlike(keyword, word)) continue;
    const near = countSlips(keyword, word, best?.slips ?? most, rows);
    if (!near || near.length < LEAST) continue;
    const whole = near.length === word.length;
    if (!whole && keyword.length < LEAST_OF_START) continue;
    const found = { text: word.slice(0, near.length), slips: near.slips, whole, worth };
    if (!best || compare(found, best) < 0) best = found;
  }
  return best?.text;
}

const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** Negative where the first is the better one. */
function compare(a: { slips: number; whole: boolean; worth: number }, b: typeof a): number {
  return a.slips - b.slips || Number(b.whole) - Number(a.whole) || b.worth - a.worth;
}

/** Room for three rows of distances, used again for each word. */
type Rows = [Uint16Array, Uint16Array, Uint16Array];

/**
 * The least number of slips between a keyword and a start of a word, and how long that start is.
 * Distances are counted row by row (optimal string alignment); rows that are beyond `most` throughout end it.
 */
function countSlips(
  keyword: string,
  word: string,
  most: number,
  rows: Rows,
): { slips: number; length: number } | undefined {
  const width = Math.min(word.length, keyword.length + most);
  let [before, above, current] = rows;
  for (let column = 0; column <= width; column++) above[column] = column;
  let leastAbove = 0;
  for (let row = 1; row <= keyword.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = keyword[row - 1] === word[column - 1];
      let slips = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && keyword[row - 1] === word[column - 2] && keyword[row - 2] === word[column - 1];
      if (swapped) slips = Math.min(slips, before[column - 2]! + 1);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    // A swap reaches back over one row, so that two have to be beyond it.
    if (least > most && leastAbove > most) return undefined;
    leastAbove = least;
    [before, above, current] = [above, current, before];
  }
  if (leastAbove > most) return undefined;
  const slips = leastAbove;
  // The whole word, else the start that is as long as the keyword, or nearest to it.
  if (word.length <= width && above[word.length] === slips) return { slips, length: word.length };
  let nearest = 0;
  for (let length = 0; length <= width; length++) {
    const isNearer = Math.abs(length - keyword.length) <= Math.abs(nearest - keyword.length);
    if (above[length] === slips && isNearer) nearest = length;
  }
  return { slips, length: nearest };
}
