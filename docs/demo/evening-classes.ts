/** A course in the evening. */
export interface EveningClass {
  title: string;
  day: string;
  level: string;
  /** Places that are still free. */
  places: number;
}

export const eveningClasses: EveningClass[] = [
  { title: 'Bookbinding', day: 'Monday', level: 'Beginner', places: 4 },
  { title: 'Danish conversation', day: 'Monday', level: 'Advanced', places: 2 },
  { title: 'Drawing from life', day: 'Tuesday', level: 'Intermediate', places: 7 },
  { title: 'Bicycle repair', day: 'Tuesday', level: 'Beginner', places: 1 },
  { title: 'Choir', day: 'Wednesday', level: 'Beginner', places: 12 },
  { title: 'Watercolour', day: 'Wednesday', level: 'Intermediate', places: 3 },
  { title: 'Bread and sourdough', day: 'Thursday', level: 'Beginner', places: 5 },
  { title: 'Darkroom printing', day: 'Thursday', level: 'Advanced', places: 2 },
];
