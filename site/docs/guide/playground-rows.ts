/** A container in a port. */
export interface Container {
  id: number;
  goods: string;
  port: string;
  /** Tonnes. */
  weight: number;
  days: number;
}

const GOODS = ['Coffee', 'Bicycles', 'Machine parts', 'Furniture', 'Textiles', 'Glass', 'Cocoa'];
const PORTS = ['Rotterdam', 'Singapore', 'Santos', 'Busan', 'Antwerp'];

/** Generates containers without chance, so server and browser get the same ones. */
export function createContainers(count: number): Container[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    goods: GOODS[(index * 5) % GOODS.length] ?? '',
    port: PORTS[(index * 3 + (index >> 3)) % PORTS.length] ?? '',
    weight: 4 + ((index * 7) % 23),
    days: 1 + ((index * 11) % 30),
  }));
}
