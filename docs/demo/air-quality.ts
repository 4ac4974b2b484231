/** What a roadside sensor measured in the last hour, in µg/m³. */
export interface AirSample {
  site: string;
  fine: number;
  coarse: number;
  nitrogen: number;
  ozone: number;
}

const lines = `Albert Bridge 8 17 34 41
Baker Street 14 26 61 22
Canal Wharf 7 15 28 48
Dock Road 19 38 57 25
Elm Park 5 11 12 66
Ferry Lane 9 18 31 44
Green Lane 6 13 17 60
High Street 16 29 66 19
Ivy Hill 4 10 9 71
Jubilee Square 12 24 49 30
King's Cross 17 31 72 17
Long Meadow 5 12 14 63
Market Place 13 25 52 28
North Circular 21 41 78 14
Orchard School 6 14 19 57
Pier Head 8 22 24 52`;

export const airSamples: AirSample[] = lines.split('\n').map((line) => {
  const words = line.split(' ');
  const [fine = 0, coarse = 0, nitrogen = 0, ozone = 0] = words.slice(-4).map(Number);
  return { site: words.slice(0, -4).join(' '), fine, coarse, nitrogen, ozone };
});
