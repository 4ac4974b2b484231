/** An article in a warehouse. */
export interface Article {
  id: string;
  name: string;
  supplier: string;
  shelf: string;
  count: number;
  note: string;
}

export const stock: Article[] = [
  {
    id: 'K-210',
    name: 'Copper kettle',
    supplier: 'Berg & Daughters',
    shelf: 'A-04',
    count: 42,
    note: 'Repacked in March',
  },
  {
    id: 'K-233',
    name: 'Bread knife',
    supplier: 'Lund Steel',
    shelf: 'A-11',
    count: 118,
    note: '',
  },
  {
    id: 'T-009',
    name: 'Tea towel, linen',
    supplier: 'Mill Lane',
    shelf: 'C-02',
    count: 640,
    note: 'Two colours',
  },
  {
    id: 'S-071',
    name: 'Stoneware bowl',
    supplier: 'Potters of Braga',
    shelf: 'D-19',
    count: 87,
    note: 'Count again in June',
  },
  {
    id: 'S-080',
    name: 'Espresso cup',
    supplier: 'Potters of Braga',
    shelf: 'D-20',
    count: 0,
    note: 'On order',
  },
];
