/** A request to the server of a web shop. */
export interface Request {
  id: number;
  time: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  status: number;
  /** In milliseconds. */
  took: number;
}

const CATEGORIES = ['kettles', 'knives', 'linen', 'bowls', 'cups', 'lamps'];
const START = Date.UTC(2024, 5, 3, 6);

/** Generates a log from a fixed seed, so server and browser get the same one. */
function createRequests(count: number): Request[] {
  let seed = 11;
  let time = START;
  return Array.from({ length: count }, (_, index) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const chance = (seed >>> 8) & 1023;
    const category = CATEGORIES[(seed >>> 13) % CATEGORIES.length];
    const article = `/articles/${category}/${100 + (chance % 80)}`;
    time += chance * 4;
    return {
      id: index + 1,
      time: new Date(time).toISOString().slice(11, 19),
      ...(chance < 700
        ? {
            method: 'GET',
            path:
              chance < 400 ? article : `${article}/reviews?page=${1 + (chance % 3)}&sort=newest`,
          }
        : chance < 950
          ? { method: 'POST', path: '/basket/items' }
          : { method: 'DELETE', path: `/basket/items/${chance}` }),
      status: chance % 97 === 0 ? 404 : chance < 700 ? 200 : 204,
      took: 12 + ((seed >>> 20) & 255) + (chance % 61 === 0 ? 1400 : 0),
    };
  });
}

export const requests = createRequests(10_000);
