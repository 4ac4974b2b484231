export interface Talk {
  id: number;
  time: string;
  title: string;
  speaker: string;
  room: string;
  abstract: string;
}

/** Sorted by time. */
export const conferenceTalks: Talk[] = [
  {
    id: 1,
    time: '09:00',
    title: 'Reading a glacier',
    speaker: 'Ines Falk',
    room: 'Hall A',
    abstract:
      'Thirty years of stakes, cameras and radar on one small glacier, and what each missed.',
  },
  {
    id: 2,
    time: '09:00',
    title: 'Rain from five satellites',
    speaker: 'Kwame Boateng',
    room: 'Hall B',
    abstract: 'How to merge estimates that disagree by half, and how to show that on a map.',
  },
  {
    id: 3,
    time: '09:00',
    title: 'Teaching with open data',
    speaker: 'Laura Petit',
    room: 'Studio',
    abstract: 'Exercises that a class can finish in an hour with a browser.',
  },
  {
    id: 4,
    time: '10:30',
    title: 'Why forecasts jump',
    speaker: 'Mikko Aalto',
    room: 'Hall A',
    abstract: 'Measures that separate noise from news when a forecast changes from run to run.',
  },
  {
    id: 5,
    time: '10:30',
    title: 'Sensors on city buses',
    speaker: 'Rosa Delgado',
    room: 'Hall B',
    abstract: 'Two hundred moving thermometers, and the heat island that they found.',
  },
  {
    id: 6,
    time: '10:30',
    title: 'A harbour and its tides',
    speaker: 'Yann Le Goff',
    room: 'Studio',
    abstract: 'From a notebook started in 1846 to the model that pilots use today.',
  },
  {
    id: 7,
    time: '13:30',
    title: 'Snow on the wrong side',
    speaker: 'Elsa Nygård',
    room: 'Hall A',
    abstract: 'A year of scanning one ridge every hour, and how much snow the wind moved.',
  },
  {
    id: 8,
    time: '13:30',
    title: 'Quiet failures',
    speaker: 'Adaeze Obi',
    room: 'Hall B',
    abstract: 'Instruments drift before they break. Three checks that find it early.',
  },
  {
    id: 9,
    time: '13:30',
    title: 'Drawing uncertainty',
    speaker: 'Jonas Weber',
    room: 'Studio',
    abstract: 'Fans, spaghetti plots or words: what readers of a chart remember a week later.',
  },
  {
    id: 10,
    time: '15:00',
    title: 'Lightning, counted twice',
    speaker: 'Bianca Rossi',
    room: 'Hall A',
    abstract: 'Two networks report twice the strikes of one storm. How to find the pairs.',
  },
  {
    id: 11,
    time: '15:00',
    title: 'Pollen by post',
    speaker: 'Tadeusz Król',
    room: 'Hall B',
    abstract: 'Volunteers mail sticky slides from forty towns. How large are their errors?',
  },
  {
    id: 12,
    time: '15:00',
    title: 'Clouds by ear',
    speaker: 'Noor Haddad',
    room: 'Studio',
    abstract: 'Turning a radar image into sound, for people who are looking elsewhere.',
  },
];
