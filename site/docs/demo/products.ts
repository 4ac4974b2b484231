export interface Product {
  id: string;
  name: string;
  category: string;
  /** Euros. */
  price: number;
  /** Pieces in stock. */
  stock: number;
  /** Day of the last delivery: 2026-03-14. */
  delivered: string;
}

export const states = ['In stock', 'Low', 'Sold out'] as const;

export function stateOf({ stock }: Product): (typeof states)[number] {
  if (stock === 0) return 'Sold out';
  return stock < 20 ? 'Low' : 'In stock';
}

const series = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Hazel',
  'Juniper',
  'Larch',
  'Maple',
];
const kinds: [name: string, category: string, price: number][] = [
  ['tent', 'Camping', 289],
  ['quilt', 'Camping', 159],
  ['mat', 'Camping', 64],
  ['stove', 'Kitchen', 72],
  ['kettle', 'Kitchen', 29],
  ['mug', 'Kitchen', 12],
  ['rucksack', 'Bags', 134],
  ['pouch', 'Bags', 24],
  ['jacket', 'Clothing', 179],
  ['socks', 'Clothing', 18],
  ['headlamp', 'Tools', 45],
  ['knife', 'Tools', 38],
];

export const categories = [...new Set(kinds.map(([, category]) => category))];

/** Numbers from 0 to 1, the same on each call, so that server and browser render the same rows. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function createProducts(): Product[] {
  const random = createRandom(7);
  return series.flatMap((line, lineAt) =>
    kinds.map(([kind, category, price], kindAt) => {
      const dearer = 0.8 + random() * 0.6;
      const stock = Math.max(0, Math.round(random() * 190 - 14));
      const day = Math.floor(random() * 270);
      return {
        id: `${lineAt + 1}${String(kindAt + 1).padStart(2, '0')}`,
        name: `${line} ${kind}`,
        category,
        price: Math.round(price * dearer) - 0.1,
        stock,
        delivered: new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10),
      };
    }),
  );
}

/** The products of a shop: each kind in each series. */
export const allProducts = createProducts();
