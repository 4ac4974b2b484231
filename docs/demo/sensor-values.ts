/** What one sensor of a weather station says. */
export interface SensorValue {
  sensor: string;
  value: string;
  state: 'Good' | 'Check';
}

export const sensorValues: SensorValue[] = [
  { sensor: 'Air temperature', value: '−8.4 °C', state: 'Good' },
  { sensor: 'Humidity', value: '78 %', state: 'Good' },
  { sensor: 'Pressure', value: '1,006 hPa', state: 'Good' },
  { sensor: 'Wind, mean', value: '6.1 m/s', state: 'Good' },
  { sensor: 'Wind, gust', value: '9.7 m/s', state: 'Good' },
  { sensor: 'Snow depth', value: '142 cm', state: 'Check' },
];
