export interface Invoice {
  number: string;
  customer: string;
  amount: number;
  paid: boolean;
}

const CUSTOMERS = [
  'Alder Books',
  'Birch & Sons',
  'Café Lumen',
  'Dovetail Studio',
  'Elm Street Bakery',
  'Fjord Supplies',
  'Granite Gym',
  'Harbour Hotel',
  'Iris Optics',
  'Juniper Spa',
  'Kestrel Media',
];

/** 41 invoices, the same ones every time. */
export const invoices: Invoice[] = Array.from({ length: 41 }, (_, index) => ({
  number: `INV${2041 + index}`,
  customer: CUSTOMERS[(index * 4) % CUSTOMERS.length] ?? '',
  amount: 120 + ((index * 377) % 1900),
  paid: index % 3 !== 0,
}));
