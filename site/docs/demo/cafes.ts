/** A café with its takings in each month of a year, in thousands of euros. */
export interface Cafe {
  name: string;
  city: string;
  opened: number;
  seats: number;
  takings: number[];
}

export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Relative takings of a café with outdoor tables, by month. */
const season = [0, 1, 3, 6, 9, 11, 13, 12, 8, 5, 2, 6];

const lines = [
  ['Alfama', 'Lisbon', 2011, 34, 21],
  ['Bergmann', 'Berlin', 2008, 52, 30],
  ['Canal', 'Amsterdam', 2016, 28, 24],
  ['Dom', 'Cologne', 2004, 61, 33],
  ['Eixample', 'Barcelona', 2013, 45, 28],
  ['Fontana', 'Rome', 1998, 40, 35],
  ['Gràcia', 'Barcelona', 2019, 22, 16],
  ['Hafen', 'Hamburg', 2015, 38, 22],
  ['Isola', 'Milan', 2017, 30, 25],
  ['Jordaan', 'Amsterdam', 2010, 26, 23],
  ['Karlsplatz', 'Vienna', 1989, 70, 40],
  ['Ladra', 'Lisbon', 2020, 31, 17],
] as const;

export const cafes: Cafe[] = lines.map(([name, city, opened, seats, winter], row) => ({
  name,
  city,
  opened,
  seats,
  takings: season.map((high, month) => winter + high + ((row * 7 + month * 5) % 4)),
}));
