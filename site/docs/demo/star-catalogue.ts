/** An entry in a star catalogue. */
export interface Star {
  /** Starts at 1. */
  number: number;
  constellation: string;
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
];

/** Generates a catalogue from a fixed seed, so server and browser get the same one. */
function createStars(count: number): Star[] {
  let seed = 3;
  return Array.from({ length: count }, (_, index) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return {
      number: index + 1,
      constellation: CONSTELLATIONS[(seed >>> 20) % CONSTELLATIONS.length] ?? '',
      distance: 12 + ((seed >>> 15) % 4000),
    };
  });
}

export const stars = createStars(100_000);
