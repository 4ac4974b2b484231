/** A request that a web shop answered. */
export interface Request {
  id: number;
  time: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  status: number;
  /** In milliseconds. */
  took: number;
}

const SHELVES = ['kettles', 'knives', 'linen', 'bowls', 'cups', 'lamps'];
const FIRST = Date.UTC(2024, 5, 3, 6);

/** Makes the same log at every call, in server and browser alike. */
export function createRequests(count: number): Request[] {
  let seed = 11;
  let at = FIRST;
  return Array.from({ length: count }, (_, id) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const chance = (seed >>> 8) & 1023;
    const article = `/articles/${SHELVES[(seed >>> 13) % SHELVES.length]}/${100 + (chance % 80)}`;
    at += chance * 4;
    return {
      id,
      time: new Date(at).toISOString().slice(11, 19),
      ...(chance < 700
        ? { method: 'GET', path: chance < 400 ? article : `${article}/reviews?page=${1 + (chance % 3)}&sort=newest` }
        : chance < 950
          ? { method: 'POST', path: '/basket/items' }
          : { method: 'DELETE', path: `/basket/items/${chance}` }),
      status: chance % 97 === 0 ? 404 : chance < 700 ? 200 : 204,
      took: 12 + ((seed >>> 20) & 255) + (chance % 61 === 0 ? 1400 : 0),
    };
  });
}
