/** A port, with figures that are made up. */
export interface Port {
  name: string;
  arabic: string;
  country: string;
  depth: number;
  berths: number;
  ships: number;
  containers: number;
  note: string;
  state: 'Open' | 'Storm';
}

export const ports: Port[] = [
  {
    name: 'Alexandria',
    arabic: 'الإسكندرية',
    country: 'Egypt',
    depth: 14,
    berths: 59,
    ships: 412,
    containers: 1_620_000,
    note: 'Ferries leave from the western harbour, where the customs hall is open at night as well',
    state: 'Open',
  },
  {
    name: 'Aqaba',
    arabic: 'العقبة',
    country: 'Jordan',
    depth: 18,
    berths: 21,
    ships: 138,
    containers: 804_000,
    note: 'Northerly winds in the afternoon',
    state: 'Open',
  },
  {
    name: 'Beirut',
    arabic: 'بيروت',
    country: 'Lebanon',
    depth: 16,
    berths: 16,
    ships: 121,
    containers: 765_000,
    note: 'Grain is unloaded at the third basin for the time being',
    state: 'Open',
  },
  {
    name: 'Bizerte',
    arabic: 'بنزرت',
    country: 'Tunisia',
    depth: 12,
    berths: 12,
    ships: 87,
    containers: 94_000,
    note: 'The swing bridge opens three times a day',
    state: 'Storm',
  },
  {
    name: 'Jeddah',
    arabic: 'جدة',
    country: 'Saudi Arabia',
    depth: 18,
    berths: 62,
    ships: 534,
    containers: 5_590_000,
    note: 'Pilgrims have their own terminal, so the passage stays free for freight in every season',
    state: 'Open',
  },
  {
    name: 'Port Said',
    arabic: 'بورسعيد',
    country: 'Egypt',
    depth: 17,
    berths: 37,
    ships: 468,
    containers: 3_980_000,
    note: 'Convoys to the south form before dawn',
    state: 'Open',
  },
  {
    name: 'Salalah',
    arabic: 'صلالة',
    country: 'Oman',
    depth: 18,
    berths: 19,
    ships: 203,
    containers: 3_340_000,
    note: 'Heavy swell from June to September',
    state: 'Storm',
  },
  {
    name: 'Tangier',
    arabic: 'طنجة',
    country: 'Morocco',
    depth: 18,
    berths: 28,
    ships: 611,
    containers: 8_600_000,
    note: 'Lorries for the ferries wait on the upper level',
    state: 'Open',
  },
];
