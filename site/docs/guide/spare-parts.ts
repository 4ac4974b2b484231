export interface SparePart {
  number: string;
  name: string;
  maker: string;
}

const MATERIALS = [
  'Brass',
  'Steel',
  'Rubber',
  'Nylon',
  'Copper',
  'Ceramic',
  'Alloy',
  'Felt',
  'Cork',
  'Graphite',
];
const SHAPES = [
  'gasket',
  'valve',
  'bearing',
  'washer',
  'spring',
  'bushing',
  'coupling',
  'filter',
  'seal',
  'bracket',
];
const MAKERS = [
  'Åkerlund',
  'Böhm',
  'Côté',
  'Duarte',
  'Łukasik',
  'Møller',
  'Nguyễn',
  'O’Hara',
  'Şahin',
  'Weiß',
];

const pick = (list: string[], index: number) => list[index % list.length] ?? '';
const sizeOf = (index: number) => 4 + 2 * (Math.floor(index / 1000) % 10);

/** 10,000 parts: each material and shape, in ten sizes, from each maker. */
export const spareParts: SparePart[] = Array.from({ length: 10_000 }, (_, index) => ({
  number: `P-${10_000 + index}`,
  name: `${pick(MATERIALS, index)} ${pick(SHAPES, Math.floor(index / 10))}, ${sizeOf(index)} mm`,
  maker: pick(MAKERS, Math.floor(index / 100)),
}));
