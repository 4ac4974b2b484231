/** Sales of a shop in one quarter. */
export interface Quarter {
  /** In thousands of euros. */
  revenue: number;
  orders: number;
  returns: number;
}

/** A shop and its year. */
export interface Branch {
  city: string;
  staff: number;
  quarters: Quarter[];
}

const branches = [
  'Antwerp 9',
  'Bergen 6',
  'Cork 5',
  'Dresden 12',
  'Ghent 7',
  'Leeds 11',
  'Lyon 14',
  'Malmö 8',
  'Porto 10',
  'Seville 9',
];
/** Autumn and winter sell better than spring and summer. */
const SEASONS = [96, 84, 90, 130];

export const branchSales: Branch[] = branches.map((branch, place) => {
  const [city = '', staff] = branch.split(' ');
  const quarters = SEASONS.map((percent, quarter) => {
    const orders = Math.round((Number(staff) * percent * (88 + ((place * 7 + quarter * 11) % 25))) / 60);
    return {
      revenue: Math.round((orders * (52 + ((place * 5 + quarter * 3) % 17))) / 1000),
      orders,
      returns: Math.round((orders * (2 + ((place + quarter * 2) % 5))) / 100),
    };
  });
  return { city, staff: Number(staff), quarters };
});
