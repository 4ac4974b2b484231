/** A city and where it lies, in degrees. */
export interface City {
  name: string;
  latitude: number;
  longitude: number;
}

const lines = `Amsterdam 52.37 4.9
Athens 37.98 23.73
Barcelona 41.39 2.17
Belgrade 44.79 20.45
Berlin 52.52 13.4
Brussels 50.85 4.35
Bucharest 44.43 26.1
Budapest 47.5 19.04
Copenhagen 55.68 12.57
Dublin 53.35 -6.26
Helsinki 60.17 24.94
Lisbon 38.72 -9.14
London 51.51 -0.13
Madrid 40.42 -3.7
Oslo 59.91 10.75
Paris 48.86 2.35
Prague 50.08 14.44
Riga 56.95 24.11
Rome 41.9 12.5
Stockholm 59.33 18.07
Vienna 48.21 16.37
Warsaw 52.23 21.01`;

export const cities: City[] = lines.split('\n').map((line) => {
  const [name = '', latitude, longitude] = line.split(' ');
  return { name, latitude: Number(latitude), longitude: Number(longitude) };
});

const EARTH_RADIUS = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance along the surface of a round Earth, to 10 km. */
export function distanceBetween(a: City, b: City): number {
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.cos(radians(a.longitude - b.longitude));
  return Math.round((EARTH_RADIUS * Math.acos(Math.min(1, cosine))) / 10) * 10;
}
