/** Goods on a pallet, or a box that holds other goods. */
export interface Cargo {
  id: string;
  goods: string;
  count: number;
  /** In kilograms. */
  weight: number;
  children?: Cargo[];
}

export interface Shipment {
  id: string;
  from: string;
  arrives: string;
  pallets: Cargo[];
}

export const shipments: Shipment[] = [
  {
    id: 'SH-501',
    from: 'Rotterdam',
    arrives: '4 June',
    pallets: [
      {
        id: 'P-1',
        goods: 'Kitchen pallet',
        count: 68,
        weight: 214,
        children: [
          { id: 'P-1-1', goods: 'Copper kettle', count: 20, weight: 46 },
          { id: 'P-1-2', goods: 'Stoneware bowl', count: 48, weight: 168 },
        ],
      },
      { id: 'P-2', goods: 'Tea towel, linen', count: 640, weight: 96 },
    ],
  },
  {
    id: 'SH-502',
    from: 'Gdańsk',
    arrives: '6 June',
    pallets: [
      {
        id: 'P-3',
        goods: 'Cutlery pallet',
        count: 300,
        weight: 75,
        children: [
          { id: 'P-3-1', goods: 'Bread knife', count: 120, weight: 30 },
          { id: 'P-3-2', goods: 'Salad servers', count: 180, weight: 45 },
        ],
      },
    ],
  },
  {
    id: 'SH-503',
    from: 'Porto',
    arrives: '11 June',
    pallets: [
      { id: 'P-4', goods: 'Oil cruet', count: 90, weight: 63 },
      { id: 'P-5', goods: 'Cork mat', count: 400, weight: 32 },
    ],
  },
];
