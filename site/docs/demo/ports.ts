/** A port, with invented figures. */
export interface Port {
  name: string;
  arabic: string;
  country: string;
  depth: number;
  berths: number;
  ships: number;
  state: 'Open' | 'Storm';
  note: string;
  longNote: string;
}

export const ports: Port[] = [
  {
    name: 'Alexandria',
    arabic: 'الإسكندرية',
    country: 'Egypt',
    depth: 14,
    berths: 59,
    ships: 412,
    state: 'Open',
    note: 'Ferry terminal',
    longNote: 'Ferries leave from the western harbour, where customs are open at night',
  },
  {
    name: 'Aqaba',
    arabic: 'العقبة',
    country: 'Jordan',
    depth: 18,
    berths: 21,
    ships: 138,
    state: 'Open',
    note: 'Strong wind',
    longNote: 'Northerly winds in the afternoon: cranes may stop between two and five',
  },
  {
    name: 'Beirut',
    arabic: 'بيروت',
    country: 'Lebanon',
    depth: 16,
    berths: 16,
    ships: 121,
    state: 'Open',
    note: 'Grain at basin 3',
    longNote: 'Grain is unloaded at the third basin until the new silo is ready',
  },
  {
    name: 'Bizerte',
    arabic: 'بنزرت',
    country: 'Tunisia',
    depth: 12,
    berths: 12,
    ships: 87,
    state: 'Storm',
    note: 'Swing bridge',
    longNote: 'The swing bridge opens three times a day, at six, noon and eight',
  },
  {
    name: 'Jeddah',
    arabic: 'جدة',
    country: 'Saudi Arabia',
    depth: 18,
    berths: 62,
    ships: 534,
    state: 'Open',
    note: 'Pilgrim terminal',
    longNote: 'Pilgrims use a separate terminal, so freight traffic is the same all year',
  },
  {
    name: 'Port Said',
    arabic: 'بورسعيد',
    country: 'Egypt',
    depth: 17,
    berths: 37,
    ships: 468,
    state: 'Open',
    note: 'Convoys',
    longNote: 'Convoys to the south form before dawn at the northern anchorage',
  },
  {
    name: 'Salalah',
    arabic: 'صلالة',
    country: 'Oman',
    depth: 18,
    berths: 19,
    ships: 203,
    state: 'Storm',
    note: 'Heavy swell',
    longNote: 'Heavy swell from June to September closes the outer berths',
  },
  {
    name: 'Tangier',
    arabic: 'طنجة',
    country: 'Morocco',
    depth: 18,
    berths: 28,
    ships: 611,
    state: 'Open',
    note: 'Lorries upstairs',
    longNote: 'Lorries for the ferries wait on the upper level of the terminal',
  },
];
