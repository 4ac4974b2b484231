export interface Shipment {
  id: string;
  from: string;
  to: string;
  weight: number;
  arrives: string;
}

export const shipments: Shipment[] = [
  { id: 'SH-501', from: 'Rotterdam', to: 'Basel', weight: 1240, arrives: '12 May' },
  { id: 'SH-502', from: 'Genoa', to: 'Munich', weight: 860, arrives: '13 May' },
  { id: 'SH-504', from: 'Gdańsk', to: 'Vienna', weight: 2310, arrives: '15 May' },
  { id: 'SH-507', from: 'Antwerp', to: 'Lyon', weight: 540, arrives: '16 May' },
];
