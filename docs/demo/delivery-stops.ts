export interface DeliveryStop {
  id: string;
  customer: string;
  town: string;
  parcels: number;
  until: string;
}

export const deliveryStops: DeliveryStop[] = [
  { id: 'D-301', customer: 'Ashdown Bakery', town: 'Lewes', parcels: 4, until: '08:30' },
  { id: 'D-302', customer: 'Harbour Books', town: 'Newhaven', parcels: 12, until: '09:15' },
  { id: 'D-303', customer: 'Cliffe Pharmacy', town: 'Lewes', parcels: 2, until: '09:45' },
  { id: 'D-304', customer: 'Seven Sisters Cycles', town: 'Seaford', parcels: 7, until: '10:30' },
  { id: 'D-305', customer: 'Marina Sailmakers', town: 'Brighton', parcels: 3, until: '11:00' },
  { id: 'D-306', customer: 'Downland Vets', town: 'Ringmer', parcels: 5, until: '12:15' },
];
