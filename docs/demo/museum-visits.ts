/** How many people came to a museum, day by day. */
export interface Museum {
  id: string;
  name: string;
  city: 'Bergen' | 'Ghent';
  /** Monday first. */
  visits: number[];
  note: string;
}

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const museums: Museum[] = [
  {
    id: 'harbour',
    name: 'Harbour Museum',
    city: 'Bergen',
    visits: [212, 248, 305, 291, 342, 786, 640],
    note: 'Two cruise ships were in port at the weekend.',
  },
  {
    id: 'textile',
    name: 'Textile Mill',
    city: 'Bergen',
    visits: [64, 71, 118, 97, 102, 233, 251],
    note: 'The looms run on Wednesdays and Sundays.',
  },
  {
    id: 'fine-arts',
    name: 'Fine Arts',
    city: 'Ghent',
    visits: [530, 612, 655, 1204, 760, 1618, 1475],
    note: 'Open until ten on Thursday.',
  },
  {
    id: 'design',
    name: 'House of Design',
    city: 'Ghent',
    visits: [188, 203, 240, 262, 281, 566, 498],
    note: 'The east wing is closed for repairs.',
  },
  {
    id: 'print',
    name: 'Print Shop 1620',
    city: 'Ghent',
    visits: [37, 52, 49, 80, 66, 145, 131],
    note: 'Groups of ten at most, as the floor is old.',
  },
];
