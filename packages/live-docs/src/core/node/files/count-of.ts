/** `1 page`, `2 pages`. @param word in the singular; it takes an "s". */
export const countOf = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
