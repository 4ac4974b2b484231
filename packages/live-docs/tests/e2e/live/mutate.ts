/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a reader might type in the middle of something, and what must not stop the page. */
const SNIPPETS = [
  'while (true) {}',
  'for (;;) ;',
  'do {} while (true);',
  'for (const each of [1]) each;',
  'const again = () => again(); again();',
  'function self() { try { self() } catch { self() } } self();',
  'throw new Error("thrown");',
  'throw null;',
  'setTimeout(() => { throw new Error("later") });',
  'Promise.reject(new Error("rejected"));',
  'setInterval(() => { while (true) {} }, 1);',
  'const storm = () => { setTimeout(storm); setTimeout(storm) }; storm();',
  '(async () => { while (true) await null })();',
  'return;',
  'await',
  'yield',
  '({}).a.b;',
  'import "nowhere";',
];

type Mutate = (tokens: string[], random: () => number) => string[];

const pick = (length: number, random: () => number) => Math.floor(random() * length);
const place = (tokens: string[], random: () => number): number => {
  // Blanks are no tokens to a reader.
  const at = pick(tokens.length, random);
  return tokens[at]?.trim() ? at : (at + 1) % tokens.length;
};

const swap: Mutate = (tokens, random) => {
  const [one, other] = [place(tokens, random), place(tokens, random)];
  return tokens.with(one, tokens[other] ?? '').with(other, tokens[one] ?? '');
};
const remove: Mutate = (tokens, random) => tokens.toSpliced(place(tokens, random), 1 + pick(3, random));
const repeat: Mutate = (tokens, random) =>
  tokens.toSpliced(place(tokens, random), 0, tokens[place(tokens, random)] ?? '', ' ');
const insert: Mutate = (tokens, random) => {
  const ends = tokens.flatMap((token, at) => (/^[{};]$/.test(token) ? [at + 1] : []));
  const snippet = SNIPPETS[pick(SNIPPETS.length, random)] ?? '';
  return tokens.toSpliced(ends[pick(ends.length, random)] ?? 0, 0, ` ${snippet} `);
};

const KINDS = [swap, swap, swap, remove, remove, remove, repeat, repeat, insert, insert];

/** Changes a text as one slip of a reader might. */
export function mutate(text: string, random: () => number): string {
  const tokens = text.match(/\s+|\w+|[^\s\w]/g) ?? [];
  const kind = KINDS[pick(KINDS.length, random)] ?? swap;
  return kind(tokens, random).join('');
}
