/** A sample taken where people swim. */
export interface WaterSample {
  place: string;
  /** In milligrams per litre. */
  nitrate: number;
  phosphate: number;
  /** In degrees Celsius. */
  water: number;
  air: number;
}

export const waterSamples: WaterSample[] = [
  { place: 'North beach', nitrate: 4.1, phosphate: 0.06, water: 17.2, air: 21.5 },
  { place: 'Old jetty', nitrate: 5.8, phosphate: 0.09, water: 17.6, air: 22.1 },
  { place: 'Mill stream', nitrate: 11.2, phosphate: 0.21, water: 14.3, air: 20.8 },
  { place: 'Sailing club', nitrate: 3.9, phosphate: 0.05, water: 16.9, air: 21.7 },
];
