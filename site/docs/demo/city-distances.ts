export interface City {
  name: string;
  /** In degrees, like the longitude. */
  latitude: number;
  longitude: number;
}

export const cities: City[] = [
  { name: 'Amsterdam', latitude: 52.37, longitude: 4.9 },
  { name: 'Athens', latitude: 37.98, longitude: 23.73 },
  { name: 'Barcelona', latitude: 41.39, longitude: 2.17 },
  { name: 'Belgrade', latitude: 44.79, longitude: 20.45 },
  { name: 'Berlin', latitude: 52.52, longitude: 13.4 },
  { name: 'Brussels', latitude: 50.85, longitude: 4.35 },
  { name: 'Bucharest', latitude: 44.43, longitude: 26.1 },
  { name: 'Budapest', latitude: 47.5, longitude: 19.04 },
  { name: 'Copenhagen', latitude: 55.68, longitude: 12.57 },
  { name: 'Dublin', latitude: 53.35, longitude: -6.26 },
  { name: 'Helsinki', latitude: 60.17, longitude: 24.94 },
  { name: 'Lisbon', latitude: 38.72, longitude: -9.14 },
  { name: 'London', latitude: 51.51, longitude: -0.13 },
  { name: 'Madrid', latitude: 40.42, longitude: -3.7 },
  { name: 'Oslo', latitude: 59.91, longitude: 10.75 },
  { name: 'Paris', latitude: 48.86, longitude: 2.35 },
  { name: 'Prague', latitude: 50.08, longitude: 14.44 },
  { name: 'Riga', latitude: 56.95, longitude: 24.11 },
  { name: 'Rome', latitude: 41.9, longitude: 12.5 },
  { name: 'Stockholm', latitude: 59.33, longitude: 18.07 },
  { name: 'Vienna', latitude: 48.21, longitude: 16.37 },
  { name: 'Warsaw', latitude: 52.23, longitude: 21.01 },
];

const EARTH_RADIUS = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, rounded to 10 km. */
export function distanceBetween(a: City, b: City): number {
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.cos(radians(a.longitude - b.longitude));
  return Math.round((EARTH_RADIUS * Math.acos(cosine)) / 10) * 10;
}
