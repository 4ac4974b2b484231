/** High or low water at a port. */
export interface Tide {
  time: string;
  water: 'High' | 'Low';
  /** In metres. */
  height: number;
}

export const tides: Record<string, Tide[]> = {
  'Brest': [
    { time: '03:12', water: 'Low', height: 1.4 },
    { time: '09:21', water: 'High', height: 6.7 },
    { time: '15:34', water: 'Low', height: 1.6 },
    { time: '21:40', water: 'High', height: 6.5 },
  ],
  'Roscoff': [
    { time: '04:05', water: 'Low', height: 1.7 },
    { time: '10:14', water: 'High', height: 8.2 },
    { time: '16:26', water: 'Low', height: 1.9 },
    { time: '22:33', water: 'High', height: 8.0 },
  ],
  'Saint-Malo': [
    { time: '05:31', water: 'Low', height: 2.1 },
    { time: '11:02', water: 'High', height: 11.3 },
    { time: '17:52', water: 'Low', height: 2.4 },
    { time: '23:21', water: 'High', height: 10.9 },
  ],
};

/** A ferry that leaves today. */
export interface Ferry {
  time: string;
  to: string;
  ship: string;
  quay: number;
}

export const ferries: Ferry[] = [
  { time: '08:15', to: 'Plymouth', ship: 'Armor', quay: 2 },
  { time: '14:40', to: 'Cork', ship: 'Pointe du Van', quay: 1 },
  { time: '22:30', to: 'Plymouth', ship: 'Armor', quay: 2 },
];
