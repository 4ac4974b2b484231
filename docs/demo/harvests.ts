/** What a valley harvested of a crop, in tonnes. */
export interface Harvest {
  id: string;
  valley: string;
  crop: string;
  /** One for each of `harvestYears`. */
  tonnes: number[];
}

export const harvestYears = ['2022', '2023', '2024'];

export const harvests: Harvest[] = [
  { id: 'arre-apricots', valley: 'Arre', crop: 'Apricots', tonnes: [412, 388, 455] },
  { id: 'arre-plums', valley: 'Arre', crop: 'Plums', tonnes: [120, 141, 133] },
  { id: 'arre-walnuts', valley: 'Arre', crop: 'Walnuts', tonnes: [64, 71, 58] },
  { id: 'vis-apricots', valley: 'Vis', crop: 'Apricots', tonnes: [97, 102, 88] },
  { id: 'vis-onions', valley: 'Vis', crop: 'Onions', tonnes: [830, 790, 905] },
];
