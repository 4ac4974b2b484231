export interface WebOrder {
  id: number;
  customer: string;
  city: string;
  placed: string;
  items: number;
  total: number;
  status: 'Paid' | 'Packed' | 'Sent';
}

export const webOrders: WebOrder[] = [
  {
    id: 4180,
    customer: 'Maya Lindqvist',
    city: 'Uppsala',
    placed: '2 May',
    items: 3,
    total: 84.9,
    status: 'Sent',
  },
  {
    id: 4181,
    customer: 'Tomás Herrera',
    city: 'Valencia',
    placed: '2 May',
    items: 1,
    total: 129,
    status: 'Sent',
  },
  {
    id: 4182,
    customer: 'Aoife Brennan',
    city: 'Galway',
    placed: '3 May',
    items: 7,
    total: 212.4,
    status: 'Packed',
  },
  {
    id: 4183,
    customer: 'Jonas Weber',
    city: 'Leipzig',
    placed: '3 May',
    items: 2,
    total: 41.5,
    status: 'Paid',
  },
];

export const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
