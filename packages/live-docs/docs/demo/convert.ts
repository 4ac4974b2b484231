export const toFahrenheit = (celsius: number) => Math.round(celsius * 1.8 + 32);

export const toCelsius = (fahrenheit: number) => Math.round((fahrenheit - 32) / 1.8);
