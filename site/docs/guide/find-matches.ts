/** Letters that don't consist of a base letter and an accent. Add what your data needs. */
const BASE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

/** Removes case and accents: `Łódź` becomes `lodz`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđıς]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}

/** The folded words of a query. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

interface TextPart {
  text: string;
  match: boolean;
}

/** Splits a text into parts that match one of the folded words, and the parts between them. */
export function splitAtMatches(text: string, words: readonly string[]): TextPart[] {
  const letters = [...text.normalize('NFC')];
  const foldedLetters = letters.map(fold);
  const folded = foldedLetters.join('');
  // A folded letter can be longer than the letter. For each place in `folded`, its letter's index:
  const origins = foldedLetters.flatMap((letter, index) =>
    Array<number>(letter.length).fill(index),
  );

  const matching = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const index of origins.slice(at, at + word.length)) matching.add(index);
    }
  }

  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const match = matching.has(index);
    const last = parts.at(-1);
    if (last?.match === match) last.text += letter;
    else parts.push({ text: letter, match });
  }
  return parts;
}
