export interface Workshop {
  id: string;
  name: string;
  day: string;
  places: number;
  /** Empty if nothing is planned yet. */
  about: string;
}

export const workshops: Workshop[] = [
  {
    id: 'w1',
    name: 'Bookbinding',
    day: 'Monday',
    places: 8,
    about: 'Fold, sew and cover a notebook in two evenings.',
  },
  {
    id: 'w2',
    name: 'Sourdough',
    day: 'Tuesday',
    places: 10,
    about: 'Bring a jar. You take your own starter home.',
  },
  { id: 'w3', name: 'Bicycle repair', day: 'Wednesday', places: 6, about: '' },
  {
    id: 'w4',
    name: 'Screen printing',
    day: 'Thursday',
    places: 8,
    about: 'Two colours on paper or on a shirt you bring.',
  },
  {
    id: 'w5',
    name: 'Darkroom',
    day: 'Friday',
    places: 4,
    about: 'Develop a roll of black and white film.',
  },
];
