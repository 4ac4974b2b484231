/** A delivery, or a parcel of one. */
export interface Delivery {
  id: string;
  day: string;
  customer: string;
  kilograms: number;
  parcels?: Delivery[];
}

const CUSTOMERS = [
  'Ashdown Bakery',
  'Harbour Books',
  'Cliffe Pharmacy',
  'Seaford Cycles',
  'Marina Sails',
  'Lewes Press',
];
const DAYS = 20;
const DELIVERIES_A_DAY = 3;

/** 60 deliveries of two parcels each, three a day. */
export const deliveries: Delivery[] = Array.from(
  { length: DAYS * DELIVERIES_A_DAY },
  (_, index) => {
    const id = `D-${101 + index}`;
    const day = `${1 + Math.floor(index / DELIVERIES_A_DAY)} June`;
    const customer = CUSTOMERS[(index * 5) % CUSTOMERS.length]!;
    const [first, second] = [2 + (index % 4), 1 + (index % 3)];
    const parcels = [first, second].map((kilograms, parcel) => ({
      id: `${id}-${parcel + 1}`,
      day,
      customer,
      kilograms,
    }));
    return { id, day, customer, kilograms: first + second, parcels };
  },
);
