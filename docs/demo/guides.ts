/** A mountain guide, as a directory answers: some values lie deeper than others. */
export interface Guide {
  id: string;
  name: { first: string; last: string };
  /** Most trusted first. */
  languages: string[];
  /** Absent for those who work freelance. */
  base?: { hut: string; valley: string };
}

export const guides: Guide[] = [
  {
    id: 'G-17',
    name: { first: 'Ingrid', last: 'Solheim' },
    languages: ['Norwegian', 'English'],
    base: { hut: 'Fannaråkhytta', valley: 'Utladalen' },
  },
  {
    id: 'G-21',
    name: { first: 'Matteo', last: 'Bianchi' },
    languages: ['Italian', 'French', 'German'],
    base: { hut: 'Rifugio Torino', valley: 'Val Ferret' },
  },
  { id: 'G-22', name: { first: 'Anneli', last: 'Korhonen' }, languages: ['Finnish', 'Swedish'] },
  {
    id: 'G-30',
    name: { first: 'Tomaž', last: 'Zupan' },
    languages: ['Slovene', 'English'],
    base: { hut: 'Triglavski dom', valley: 'Vrata' },
  },
];
