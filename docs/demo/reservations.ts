/** A seat on a night train that somebody has reserved. */
export interface Reservation {
  booking: string;
  coach: string;
  seat: number;
  passenger: string;
}

export const reservations: Reservation[] = [
  { booking: 'R-4410', coach: 'A', seat: 11, passenger: 'Hanna Vogel' },
  { booking: 'R-4417', coach: 'A', seat: 12, passenger: 'Kofi Mensah' },
  { booking: 'R-4423', coach: 'A', seat: 15, passenger: 'Lena Dubois' },
  { booking: 'R-4431', coach: 'B', seat: 11, passenger: 'Oskar Nyman' },
  { booking: 'R-4432', coach: 'B', seat: 12, passenger: 'Priya Rao' },
  { booking: 'R-4450', coach: 'B', seat: 20, passenger: 'Tomás Silva' },
];
