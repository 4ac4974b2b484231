/** A payment during a school trip, in pence. */
export interface Expense {
  id: number;
  day: string;
  what: string;
  kind: string;
  paidBy: string;
  pence: number;
}

const lines = `Mon 3 June | Train to Whitby, 31 places | Travel | Office | 68200
Mon 3 June | Luggage van | Travel | Office | 9500
Mon 3 June | Sandwiches on the way | Food | Ms Okafor | 7440
Mon 3 June | Hostel, deposit | Rooms | Office | 30000
Mon 3 June | Supper, fish and chips | Food | Mr Lind | 21700
Tue 4 June | Bread, fruit and milk | Food | Ms Okafor | 6885
Tue 4 June | Abbey, group ticket | Outings | Mr Lind | 15810
Tue 4 June | Umbrellas, 6 | Other | Mr Lind | 4194
Tue 4 June | Supper, pasta | Food | Ms Okafor | 9220
Wed 5 June | Bread, fruit and milk | Food | Ms Okafor | 6410
Wed 5 June | Boat trip | Outings | Ms Okafor | 24800
Wed 5 June | Tablets against seasickness | Other | Mr Lind | 1150
Wed 5 June | Museum, group ticket | Outings | Mr Lind | 9300
Wed 5 June | Supper, curry | Food | Ms Okafor | 10835
Thu 6 June | Bread, fruit and milk | Food | Mr Lind | 6630
Thu 6 June | Bus to Robin Hood’s Bay | Travel | Mr Lind | 8060
Thu 6 June | Fossil walk with a guide | Outings | Office | 18000
Thu 6 June | Hammers on hire, 8 | Outings | Mr Lind | 3200
Thu 6 June | Ice cream | Food | Ms Okafor | 7750
Thu 6 June | Bus back | Travel | Mr Lind | 8060
Thu 6 June | Supper, soup | Food | Ms Okafor | 7315
Fri 7 June | Bread, fruit and milk | Food | Ms Okafor | 5980
Fri 7 June | Hostel, four nights | Rooms | Office | 248000
Fri 7 June | Lost key | Rooms | Mr Lind | 2500
Fri 7 June | Sandwiches for the train | Food | Mr Lind | 8025
Fri 7 June | Train home, 31 places | Travel | Office | 68200
Fri 7 June | Luggage van | Travel | Office | 9500
Fri 7 June | Prints of the photographs | Other | Ms Okafor | 4650`;

export const expenses: Expense[] = lines.split('\n').map((line, id) => {
  const [day = '', what = '', kind = '', paidBy = '', pence = ''] = line.split(' | ');
  return { id, day, what, kind, paidBy, pence: Number(pence) };
});
