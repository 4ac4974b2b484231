/** A budget line, in thousands of euros. */
export interface BudgetLine {
  name: string;
  planned: number;
  spent: number;
  children?: BudgetLine[];
}

export const museumBudget: BudgetLine[] = [
  {
    name: 'Exhibitions',
    planned: 241,
    spent: 241,
    children: [
      {
        name: 'Glass of the North',
        planned: 146,
        spent: 149,
        children: [
          { name: 'Loans and couriers', planned: 84, spent: 91 },
          { name: 'Showcases', planned: 40, spent: 36 },
          { name: 'Catalogue', planned: 22, spent: 22 },
        ],
      },
      {
        name: 'Permanent collection',
        planned: 95,
        spent: 92,
        children: [
          { name: 'Conservation', planned: 65, spent: 58 },
          { name: 'Lighting', planned: 30, spent: 34 },
        ],
      },
    ],
  },
  {
    name: 'Building',
    planned: 215,
    spent: 226,
    children: [
      { name: 'Heating and power', planned: 120, spent: 131 },
      { name: 'Security', planned: 95, spent: 95 },
    ],
  },
];
