export interface Flight {
  number: string;
  time: string;
  to: string;
  gate: string;
}

export const flights: Flight[] = [
  { number: 'TK1974', time: '06:05', to: 'Istanbul', gate: 'A4' },
  { number: 'LX317', time: '06:20', to: 'Zürich', gate: 'B12' },
  { number: 'AF1681', time: '06:35', to: 'Paris', gate: 'B7' },
  { number: 'BA2702', time: '06:40', to: 'Edinburgh', gate: 'C1' },
  { number: 'LH901', time: '06:55', to: 'Frankfurt', gate: 'B9' },
  { number: 'EI153', time: '07:10', to: 'Dublin', gate: 'C3' },
  { number: 'SK526', time: '07:15', to: 'Oslo', gate: 'A11' },
  { number: 'IB3167', time: '07:30', to: 'Madrid', gate: 'A2' },
  { number: 'KL1008', time: '07:35', to: 'Amsterdam', gate: 'B3' },
  { number: 'TP1363', time: '07:50', to: 'Lisbon', gate: 'A6' },
  { number: 'AZ205', time: '08:05', to: 'Rome', gate: 'A9' },
  { number: 'OS458', time: '08:10', to: 'Vienna', gate: 'B14' },
  { number: 'FI451', time: '08:25', to: 'Reykjavík', gate: 'C8' },
  { number: 'LO286', time: '08:40', to: 'Warsaw', gate: 'B2' },
  { number: 'AY1332', time: '08:45', to: 'Helsinki', gate: 'A13' },
  { number: 'A3601', time: '09:10', to: 'Athens', gate: 'A1' },
];
