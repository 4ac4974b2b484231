/** Characters of scripts that put no space between words, for a regular expression. */
export const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;

/** What folding may change beside ASCII: all but ideographs. A letter and the marks behind it are folded as one. */
const CLUSTER = String.raw`[^\0-\x7F\u3400-\u9FFF]\p{M}*`;
const CLUSTERS = new RegExp(CLUSTER, 'gu');
const PARTS = new RegExp(String.raw`${CLUSTER}|[\0-\x7F\u3400-\u9FFF]+`, 'gu');

/**
 * A text in the one form that all matching is done in: without regard to case, to accents, and to the width of letters. `résumé` is
 * `resume`, `ΣΑΣ` is `σασ`, `İstanbul` is `istanbul`, `Straße` is `strasse`, `Ｔａｂｌｅ` is `table`.
 */
export const fold = (text: string): string => text.replace(CLUSTERS, foldCluster).toLowerCase();

/** A folded text, and where in the text itself each of its characters begins and ends. */
export interface FoldedText {
  folded: string;
  startOf(at: number): number;
  endOf(at: number): number;
}

/** Folds a text whose matches are to be marked: some characters become two, others none. */
export function foldInPlace(text: string): FoldedText {
  if (text.search(CLUSTERS) < 0) return { folded: text.toLowerCase(), startOf: (at) => at, endOf: (at) => at + 1 };
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const isPlain = part.search(CLUSTERS) < 0;
    const { length } = fold(part);
    for (let at = 0; at < length; at++) {
      starts.push(isPlain ? index + at : index);
      ends.push(isPlain ? index + at + 1 : index + part.length);
    }
    // A mark that is lost belongs to what is before it.
    if (length === 0 && ends.length > 0) ends[ends.length - 1] = index + part.length;
  }
  return { folded: fold(text), startOf: (at) => starts[at]!, endOf: (at) => ends[at]! };
}

/** Other marks than accents tell letters apart: those are put together again. */
const foldCluster = (cluster: string): string =>
  cluster
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    // `ẞ` has a capital only as a small letter.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC');
