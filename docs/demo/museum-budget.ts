/** A line of a museum's budget, in thousands of euros. What has lines below it is their sum. */
export interface BudgetLine {
  name: string;
  planned: number;
  spent: number;
  children?: BudgetLine[];
}

function sumOf(name: string, children: BudgetLine[]): BudgetLine {
  return {
    name,
    planned: children.reduce((sum, { planned }) => sum + planned, 0),
    spent: children.reduce((sum, { spent }) => sum + spent, 0),
    children,
  };
}

export const museumBudget: BudgetLine[] = [
  sumOf('Exhibitions', [
    sumOf('Glass of the North', [
      { name: 'Loans and couriers', planned: 84, spent: 91 },
      { name: 'Showcases', planned: 40, spent: 36 },
      { name: 'Catalogue', planned: 22, spent: 22 },
    ]),
    sumOf('Permanent collection', [
      { name: 'Conservation', planned: 65, spent: 58 },
      { name: 'Lighting', planned: 30, spent: 34 },
    ]),
  ]),
  sumOf('Building', [
    { name: 'Heating and power', planned: 120, spent: 131 },
    { name: 'Security', planned: 95, spent: 95 },
  ]),
];
