import { useState } from 'react';
import { toCelsius, toFahrenheit } from './convert';
import './temperature.css';

export default function Temperature() {
  const [celsius, setCelsius] = useState(21);

  return (
    <div className="temperature">
      <label>
        Celsius
        <input type="number" value={celsius} onChange={(event) => setCelsius(event.target.valueAsNumber || 0)} />
      </label>
      <label>
        Fahrenheit
        <input
          type="number"
          value={toFahrenheit(celsius)}
          onChange={(event) => setCelsius(toCelsius(event.target.valueAsNumber || 0))}
        />
      </label>
    </div>
  );
}
