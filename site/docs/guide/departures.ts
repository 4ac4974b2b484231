export interface Departure {
  time: string;
  to: string;
  platform: number;
}

const cities = ['Utrecht', 'Groningen', 'Maastricht', 'Zwolle', 'Nijmegen', 'Breda', 'Arnhem'];

/** Trains of an afternoon, one every nine minutes. */
export const departures: Departure[] = Array.from({ length: 24 }, (_, index) => {
  const minutes = 13 * 60 + index * 9;
  const hour = Math.floor(minutes / 60);
  return {
    time: `${hour}:${String(minutes % 60).padStart(2, '0')}`,
    to: cities[(index * 3) % cities.length]!,
    platform: 1 + ((index * 5) % 11),
  };
});
