export interface Expense {
  id: number;
  name: string;
  category: string;
  payer: string;
  /** In euros. */
  amount: number;
}

/** What a choir spent on a concert. */
export const expenses: Expense[] = [
  { id: 1, name: 'Church hall, two days', category: 'Rooms', payer: 'Ines', amount: 480 },
  { id: 2, name: 'Rehearsal room', category: 'Rooms', payer: 'Ines', amount: 150 },
  { id: 3, name: 'Posters', category: 'Printing', payer: 'Tariq', amount: 96 },
  { id: 4, name: 'Programmes', category: 'Printing', payer: 'Tariq', amount: 143 },
  { id: 5, name: 'Scores, 32 copies', category: 'Printing', payer: 'Maud', amount: 224 },
  { id: 6, name: 'String quartet', category: 'Musicians', payer: 'Maud', amount: 900 },
  { id: 7, name: 'Organist', category: 'Musicians', payer: 'Ines', amount: 260 },
];
