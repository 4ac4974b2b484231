/** An order with the day it was placed. */
export interface Order {
  id: string;
  day: string;
  customer: string;
  city: string;
  total: number;
}

const days = ['Mon', 'Tue', 'Wed'];
const customers = [
  'Ada Winter',
  'Bo Lindgren',
  'Carmen Ruiz',
  'Dev Patel',
  'Elif Kaya',
  'Femi Ade',
  'Greta Holm',
];
const cities = ['Lisbon', 'Malmö', 'Seville', 'Leeds', 'Izmir'];

/** 30 orders, ten for each day. */
export const orders: Order[] = Array.from({ length: 30 }, (_, index) => ({
  id: `B${1040 + index}`,
  day: days[Math.floor(index / 10)] ?? '',
  customer: customers[(index * 5) % customers.length] ?? '',
  city: cities[(index * 3) % cities.length] ?? '',
  total: 18 + ((index * 79) % 240),
}));
