/** One of the shadows of `box-shadow`, its colour as CSS wrote it. */
export interface CssShadow {
  inset: boolean;
  x: number;
  y: number;
  blur: number;
  spread: number;
  color: string;
}

/** Takes a computed `box-shadow` apart: `rgb(0, 0, 0) 0px 1px 2px 0px, ... inset`. */
export function readShadows(css: string): CssShadow[] {
  if (css === 'none' || css === '') return [];
  // Commas within brackets belong to a colour.
  return css.split(/,(?![^(]*\))/).map((part) => {
    const color = /(?:[\w-]+\([^)]*\)|#\w+)/.exec(part)?.[0] ?? 'transparent';
    const [x = 0, y = 0, blur = 0, spread = 0] = [...part.replace(color, '').matchAll(/-?[\d.]+(?=px)/g)].map(Number);
    return { inset: part.includes('inset'), x, y, blur, spread, color };
  });
}
