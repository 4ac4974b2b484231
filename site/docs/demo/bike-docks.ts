/** A dock of a bicycle hire scheme. */
export interface BikeDock {
  number: number;
  street: string;
  district: string;
  stands: number;
  /** Bicycles at each full hour, from midnight. */
  bikes: number[];
}

const streets = 'Abbey Bridge Canal Castle Church Corn Garden Harbour Market Mill'.split(' ');
const kinds = 'Street Lane Square Gate Row'.split(' ');
const sides = 'East North South West'.split(' ');
const districts = ['Old Town', 'Riverside', 'University', 'Docklands', 'Northfield'];

/** Bicycles per ten stands at each hour, in a residential area. */
const tides = [8, 8, 9, 9, 9, 9, 7, 5, 3, 2, 2, 3, 3, 3, 3, 4, 5, 6, 7, 7, 7, 8, 8, 8];

export const bikeDocks: BikeDock[] = streets.flatMap((street, s) =>
  kinds.flatMap((kind, k) =>
    sides.map((side, n) => {
      const number = (s * kinds.length + k) * sides.length + n + 1;
      const stands = 12 + ((number * 7) % 5) * 4;
      const wave = tides.map((tide, hour) => tide + ((number * 31 + hour * 17) % 3) - 1);
      const isOffices = number % 3 === 0;
      return {
        number,
        street: `${street} ${kind} ${side}`,
        district: districts[(s + k) % districts.length] ?? '',
        stands,
        bikes: wave.map((tenths) =>
          Math.round((stands * (isOffices ? 10 - tenths : tenths)) / 10),
        ),
      };
    }),
  ),
);
