/** A defect that a driver reported, and what the workshop made of it. */
export interface TramDefect {
  tram: string;
  line: number;
  reported: string;
  /** What the driver wrote, a sentence each. */
  report: string[];
  /** What the workshop did. */
  work: string[];
  urgent: boolean;
  state: 'Open' | 'In work' | 'Done';
}

export const tramDefects: TramDefect[] = [
  {
    tram: 'T 2104',
    line: 4,
    reported: '3 Mar, 06:12',
    report: [
      'Second door on the right opens only halfway.',
      'It closes again by itself and has to be held open by hand, which delays every stop.',
      'The fault comes and goes, and is worse in the rain.',
    ],
    work: ['Guide rail cleaned', 'Light barrier realigned'],
    urgent: false,
    state: 'In work',
  },
  {
    tram: 'T 2117',
    line: 9,
    reported: '3 Mar, 07:40',
    report: ['Bell is silent.'],
    work: ['Foot switch replaced'],
    urgent: false,
    state: 'Done',
  },
  {
    tram: 'T 2121',
    line: 4,
    reported: '3 Mar, 11:05',
    report: [
      'Sand runs out on the left while the tram stands still.',
      'There was a heap of it below the first bogie when I came back from my break at the terminus, and the box is empty now.',
      'I had none left on the hill at Castle Street, and the wheels slipped twice.',
      'Please do not send this one up the hill before it is mended.',
    ],
    work: ['Taken out of service', 'Valve dismantled', 'Spare valve ordered', 'Track at the terminus swept'],
    urgent: true,
    state: 'Open',
  },
  {
    tram: 'T 2130',
    line: 12,
    reported: '4 Mar, 05:58',
    report: ['Heating in the cab blows cold air.', 'Twenty minutes after leaving the depot it was 9 °C.'],
    work: ['Heating element measured', 'Fuse replaced', 'Test run booked'],
    urgent: false,
    state: 'In work',
  },
  {
    tram: 'T 2144',
    line: 12,
    reported: '4 Mar, 17:31',
    report: ['Grinding noise from the rear axle in the bend at the museum.', 'Passengers asked about it.'],
    work: [],
    urgent: true,
    state: 'Open',
  },
];
