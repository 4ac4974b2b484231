/** Approximate mean temperature of each month in a city, from January, in °C. */
export interface CityClimate {
  city: string;
  country: string;
  means: number[];
}

export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

const lines = `Amsterdam, Netherlands, 3.7 4.1 6.5 9.8 13.4 16.2 18.2 17.9 15.1 11.2 7.2 4.4
Athens, Greece, 10.2 10.8 13.0 16.6 21.6 26.5 29.3 29.2 25.0 20.2 15.6 11.8
Auckland, New Zealand, 19.8 20.4 18.8 16.5 14.0 11.8 11.0 11.5 12.9 14.4 16.2 18.3
Bergen, Norway, 2.6 2.2 3.4 6.7 10.2 13.1 15.2 15.0 12.4 8.5 5.3 3.0
Berlin, Germany, 0.9 1.9 5.1 10.0 14.6 18.0 19.8 19.4 14.9 10.0 5.2 2.0
Bogotá, Colombia, 13.8 14.2 14.4 14.6 14.5 14.1 13.7 13.7 13.8 13.8 13.8 13.8
Buenos Aires, Argentina, 25.0 23.9 22.0 18.3 14.9 12.0 11.2 13.3 15.0 18.0 21.1 23.6
Cairo, Egypt, 14.2 15.4 18.2 22.1 25.9 28.2 29.0 28.9 27.2 24.4 19.7 15.6
Cape Town, South Africa, 21.7 21.8 20.5 18.0 15.6 13.5 12.8 13.2 14.5 16.6 18.6 20.6
Chicago, United States, -3.0 -1.2 4.7 10.7 16.8 22.4 24.8 23.8 19.7 12.8 5.8 -0.1
Dublin, Ireland, 5.3 5.4 6.6 8.5 11.2 13.9 15.6 15.4 13.6 10.7 7.6 5.7
Helsinki, Finland, -3.1 -3.8 -0.7 4.4 10.4 14.9 18.1 16.9 12.3 6.6 2.4 -0.7
Istanbul, Türkiye, 6.5 6.6 8.5 12.3 17.2 22.1 24.7 25.0 21.2 16.7 11.9 8.4
Kathmandu, Nepal, 10.8 13.4 17.0 20.0 22.3 24.0 24.2 24.1 23.2 20.3 15.8 12.0
Lima, Peru, 22.9 23.5 23.1 21.2 19.2 17.8 17.1 16.7 16.9 17.8 19.2 21.2
Lisbon, Portugal, 11.6 12.5 14.5 15.9 18.4 21.4 23.3 23.8 22.3 19.0 14.9 12.5
London, United Kingdom, 5.7 6.0 8.0 10.5 13.7 16.8 19.0 18.7 15.9 12.3 8.4 6.0
Madrid, Spain, 6.5 7.9 11.3 13.7 18.1 23.5 26.7 26.3 21.6 15.6 10.0 7.0
Melbourne, Australia, 21.0 21.0 19.0 16.2 13.3 10.9 10.3 11.2 13.0 15.0 17.3 19.2
Mumbai, India, 24.2 25.0 27.2 28.9 30.3 29.2 27.8 27.4 27.6 28.6 27.8 25.8
Nairobi, Kenya, 19.4 20.2 20.5 20.1 19.0 17.7 16.8 17.2 18.5 19.6 19.2 18.9
New York, United States, 1.1 2.2 6.0 11.9 17.3 22.3 25.3 24.5 20.6 14.4 8.6 3.7
Oslo, Norway, -2.3 -2.0 1.4 6.2 11.4 15.3 17.6 16.4 12.1 6.3 1.8 -1.9
Reykjavík, Iceland, 0.8 0.7 1.2 3.9 7.1 10.0 11.9 11.4 8.7 5.0 2.5 1.0
Rome, Italy, 7.6 8.4 11.0 13.9 18.4 22.7 25.3 25.4 21.2 17.0 12.3 8.7
Santiago, Chile, 21.3 20.5 18.6 14.9 11.3 9.0 8.4 9.7 11.9 14.6 17.4 19.9
Singapore, Singapore, 26.8 27.3 27.9 28.2 28.6 28.5 28.2 28.1 28.0 27.9 27.2 26.8
Sydney, Australia, 23.5 23.4 21.9 19.2 16.2 13.8 13.0 14.2 16.8 19.0 20.7 22.4
Tokyo, Japan, 5.4 6.1 9.4 14.3 18.8 21.9 25.7 26.9 23.3 18.0 12.5 7.7
Vancouver, Canada, 4.1 4.8 6.9 9.5 13.2 15.9 18.3 18.3 15.2 10.4 6.5 3.9`;

export const cityClimates: CityClimate[] = lines.split('\n').map((line) => {
  const [city = '', country = '', means = ''] = line.split(', ');
  return { city, country, means: means.split(' ').map(Number) };
});
