export interface Order {
  id: string;
  customer: string;
  city: string;
  state: 'Paid' | 'Sent' | 'Cancelled';
  items: { name: string; count: number }[];
}

export const orders: Order[] = [
  {
    id: 'B1042',
    customer: 'Ada Winter',
    city: 'Lisbon',
    state: 'Paid',
    items: [
      { name: 'Copper kettle', count: 1 },
      { name: 'Tea towel, linen', count: 4 },
    ],
  },
  {
    id: 'B1043',
    customer: 'Bo Lindgren',
    city: 'Malmö',
    state: 'Sent',
    items: [{ name: 'Bread knife', count: 1 }],
  },
  { id: 'B1044', customer: 'Carmen Ruiz', city: 'Seville', state: 'Cancelled', items: [] },
  {
    id: 'B1045',
    customer: 'Dev Patel',
    city: 'Leeds',
    state: 'Paid',
    items: [
      { name: 'Stoneware bowl', count: 6 },
      { name: 'Salad servers, olive wood', count: 1 },
      { name: 'Oil cruet', count: 2 },
    ],
  },
  {
    id: 'B1046',
    customer: 'Elif Kaya',
    city: 'Izmir',
    state: 'Sent',
    items: [{ name: 'Espresso cup', count: 8 }],
  },
];
