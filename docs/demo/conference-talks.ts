/** A talk of a conference, and the cell that it shares with the other talks of its time. */
export interface Talk {
  id: string;
  time: string;
  /** Rows that the cell with the time spans: as many as there are talks for the first of them, 0 for the others. */
  timeSpan: number;
  title: string;
  speaker: string;
  room: string;
  abstract: string;
}

const lines = `09:00 | Reading a glacier | Ines Falk | Hall A | Thirty years of stakes, cameras and radar on one small glacier, and what each of them missed.
09:00 | Rain from five satellites | Kwame Boateng | Hall B | How to merge estimates that disagree by half, and how to say so on a map.
09:00 | Teaching with open data | Laura Petit | Studio | Exercises that a class can finish in an hour with nothing but a browser.
10:30 | Why forecasts jump | Mikko Aalto | Hall A | A forecast that changes its mind from run to run is not always worse. Measures that tell noise from news.
10:30 | Sensors on city buses | Rosa Delgado | Hall B | Two hundred thermometers that never stand still, and the heat island that they found.
10:30 | A harbour and its tides | Yann Le Goff | Studio | From a notebook kept since 1846 to a model that the pilots trust.
13:30 | Snow on the wrong side | Elsa Nygård | Hall A | Wind moves more snow than the sky delivers. A year of scanning one ridge every hour.
13:30 | Quiet failures | Adaeze Obi | Hall B | Instruments seldom break. They drift, and nobody looks. Three checks that cost nothing.
13:30 | Drawing uncertainty | Jonas Weber | Studio | Fans, spaghetti, words: what readers of a chart remember a week later.
15:00 | Lightning, counted twice | Bianca Rossi | Hall A | Two networks, one storm, and twice the strikes. How to find the pairs.
15:00 | Pollen by post | Tadeusz Król | Hall B | Volunteers mail sticky slides from forty towns. The errors are smaller than you think.
15:00 | Buoys on a budget | Sione Tuipulotu | Studio | A wave buoy for the price of a telephone, tested for two winters beside the real one.
16:30 | The last mile of a warning | Meera Joshi | Hall A | A warning is a sentence. What people did with four versions of the same one.
16:30 | Archives that last | Owen Pryce | Hall B | Formats come and go. Notes on reading tapes of 1974, and on what to write today.
16:30 | Clouds by ear | Noor Haddad | Studio | Turning a radar image into sound, for those who work with their eyes elsewhere.`;

const rows = lines.split('\n').map((line) => line.split(' | '));

export const conferenceTalks: Talk[] = rows.map(
  ([time = '', title = '', speaker = '', room = '', abstract = ''], index) => ({
    id: `talk-${index + 1}`,
    time,
    timeSpan: rows[index - 1]?.[0] === time ? 0 : rows.filter(([other]) => other === time).length,
    title,
    speaker,
    room,
    abstract,
  }),
);
