import type { Expense } from './expenses';

/** A row of the table: the heading of a group with its subtotal, or an expense. */
export type GroupRow =
  | { kind: 'group'; key: string; group: string; count: number; subtotal: number }
  | { kind: 'expense'; key: number; expense: Expense };

/** Puts a heading before the expenses of each category, and leaves out those of closed ones. */
export function toGroups(expenses: Expense[], closed: string[]): GroupRow[] {
  const groups = new Map<string, Expense[]>();
  for (const expense of expenses) {
    const members = groups.get(expense.category);
    if (members) members.push(expense);
    else groups.set(expense.category, [expense]);
  }
  return [...groups].flatMap(([group, members]): GroupRow[] => {
    const subtotal = members.reduce((sum, { amount }) => sum + amount, 0);
    const count = members.length;
    const heading: GroupRow = { kind: 'group', key: group, group, count, subtotal };
    if (closed.includes(group)) return [heading];
    const rows = members.map((expense): GroupRow => ({
      kind: 'expense',
      key: expense.id,
      expense,
    }));
    return [heading, ...rows];
  });
}
