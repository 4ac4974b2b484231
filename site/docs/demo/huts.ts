export interface Hut {
  name: string;
  altitude: number;
  /** Nights booked in each month of the season. */
  nights: number[];
  path: string;
}

export const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export const huts: Hut[] = [
  {
    name: 'Blackcap',
    altitude: 2106,
    nights: [118, 742, 1105, 1240, 866, 204],
    path: 'Four hours from Vals, along the stream.',
  },
  {
    name: 'Larch Pass',
    altitude: 1874,
    nights: [302, 810, 1320, 1388, 1017, 411],
    path: 'The cable car stops an hour below the pass.',
  },
  {
    name: 'Stonechat',
    altitude: 2437,
    nights: [0, 265, 690, 734, 352, 28],
    path: 'Open from June, when the snow bridge has gone.',
  },
  {
    name: 'Windhover',
    altitude: 2650,
    nights: [0, 190, 540, 602, 240, 0],
    path: 'The last two hundred metres are a ladder.',
  },
];
