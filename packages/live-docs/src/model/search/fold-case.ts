/**
 * A text in the one case that all matching is done in. Every character keeps its length and its place, whatever is
 * around it: a match in the folded text is one in the text itself.
 */
export function foldCase(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}
