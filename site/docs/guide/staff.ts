export interface Person {
  id: string;
  name: string;
  role: string;
  reports?: Person[];
}

export const staff: Person[] = [
  {
    id: 'mw',
    name: 'Maren Wolf',
    role: 'Director',
    reports: [
      {
        id: 'io',
        name: 'Idris Osei',
        role: 'Head of collections',
        reports: [
          { id: 'pl', name: 'Petra Lind', role: 'Conservator' },
          { id: 'jn', name: 'Jun Nakano', role: 'Archivist' },
        ],
      },
      {
        id: 'cb',
        name: 'Clara Brandt',
        role: 'Head of visits',
        reports: [
          { id: 'to', name: 'Tom Okafor', role: 'Guide' },
          { id: 'ls', name: 'Lena Sato', role: 'Guide' },
          { id: 'ah', name: 'Aziz Haddad', role: 'Shop' },
        ],
      },
    ],
  },
];
