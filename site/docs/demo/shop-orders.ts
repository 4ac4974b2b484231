export interface ShopOrder {
  number: string;
  customer: string;
  items: number;
  /** In pounds. */
  total: number;
  state: 'Packed' | 'Sent' | 'Late';
}

export const shopOrders: ShopOrder[] = [
  { number: 'SO-1180', customer: 'Amara Okafor', items: 3, total: 84.5, state: 'Sent' },
  { number: 'SO-1181', customer: 'Lukas Brandt', items: 1, total: 19.99, state: 'Packed' },
  { number: 'SO-1182', customer: 'Inês Carvalho', items: 6, total: 212.4, state: 'Late' },
  { number: 'SO-1183', customer: 'Noah Lindqvist', items: 2, total: 47, state: 'Packed' },
  { number: 'SO-1184', customer: 'Mei Tanaka', items: 4, total: 129.95, state: 'Late' },
  { number: 'SO-1185', customer: 'Omar Haddad', items: 1, total: 8.75, state: 'Sent' },
];
