/** An order, and the day it came in. */
export interface Order {
  id: string;
  day: string;
  customer: string;
  city: string;
  total: number;
}

/** Orders that came in on one day, and so share one cell. */
export const ORDERS_A_DAY = 10;

const days = ['Mon', 'Tue', 'Wed'];
const customers = ['Ada Winter', 'Bo Lindgren', 'Carmen Ruiz', 'Dev Patel', 'Elif Kaya', 'Femi Ade', 'Greta Holm'];
const cities = ['Lisbon', 'Malmö', 'Seville', 'Leeds', 'Izmir'];

export const orders: Order[] = days.flatMap((day, week) =>
  Array.from({ length: ORDERS_A_DAY }, (_, place) => {
    const number = week * ORDERS_A_DAY + place;
    return {
      id: `B${1040 + number}`,
      day,
      customer: customers[(number * 5) % customers.length] ?? '',
      city: cities[(number * 3) % cities.length] ?? '',
      total: 1800 + ((number * 7919) % 24000),
    };
  }),
);
