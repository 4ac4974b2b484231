/** A star, as a survey lists it. */
export interface Star {
  /** Counted from 1. */
  number: number;
  constellation: string;
  /** Spectral class, from hot to cool. */
  type: string;
  /** In light years. */
  distance: number;
}

const CONSTELLATIONS = [
  'Andromeda',
  'Aquila',
  'Auriga',
  'Cygnus',
  'Draco',
  'Hercules',
  'Lyra',
  'Orion',
  'Pegasus',
  'Perseus',
];
const LETTERS = 'BAFFGGGKKKKMMMMM';

/** Makes the same catalogue at every call, in server and browser alike. */
export function createCatalogue(count: number): Star[] {
  let seed = 3;
  return Array.from({ length: count }, (_, index) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return {
      number: index + 1,
      constellation: CONSTELLATIONS[(seed >>> 20) % CONSTELLATIONS.length] ?? '',
      type: `${LETTERS[(seed >>> 11) & 15]}${(seed >>> 14) % 10}`,
      distance: 12 + ((seed >>> 15) % 4000),
    };
  });
}
