/** What a building of the town used in a year: energy in MWh, water in m³. */
export interface BuildingEnergy {
  building: string;
  day: number;
  night: number;
  roof: number;
  gas: number;
  district: number;
  water: number;
}

export const buildingEnergy: BuildingEnergy[] = [
  { building: 'Town hall', day: 212, night: 64, roof: 38, gas: 0, district: 310, water: 1240 },
  { building: 'Library', day: 164, night: 41, roof: 52, gas: 0, district: 186, water: 610 },
  { building: 'Swimming baths', day: 590, night: 402, roof: 96, gas: 1180, district: 0, water: 28_400 },
  { building: 'Mill Lane school', day: 138, night: 29, roof: 71, gas: 242, district: 0, water: 1890 },
  { building: 'Fire station', day: 88, night: 73, roof: 24, gas: 0, district: 95, water: 420 },
  { building: 'Bus depot', day: 47, night: 518, roof: 130, gas: 61, district: 0, water: 2350 },
];
