/** A weather station and what it did today. */
export interface Station {
  id: string;
  name: string;
  city: string;
  state: 'In service' | 'Repair';
  readings: number;
}

export const stations: Station[] = [
  { id: 'aurora-7', name: 'Aurora 7', city: 'Tromsø', state: 'In service', readings: 0 },
  { id: 'borealis-2', name: 'Borealis 2', city: 'Kiruna', state: 'In service', readings: 986 },
  { id: 'calypso', name: 'Calypso', city: 'Reykjavík', state: 'Repair', readings: 12 },
  { id: 'draco-11', name: 'Draco 11', city: 'Oulu', state: 'In service', readings: 2310 },
];
