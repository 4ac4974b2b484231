import type { Color } from './layer';

/** Reads colours as a browser computes them. Design tools know few of CSS's ways to write one: each becomes red, green and blue. */
export function createColorReader(document: Document): (css: string) => Color | undefined {
  const known = new Map<string, Color | undefined>();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (css) => {
    if (!known.has(css)) known.set(css, context ? paint(context, css) : undefined);
    return known.get(css);
  };
}

/** Undefined for a colour that cannot be seen. */
function paint(context: CanvasRenderingContext2D, css: string): Color | undefined {
  // Where the colour cannot be read, this one stays.
  context.fillStyle = 'transparent';
  context.fillStyle = css;
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? undefined : [red, green, blue, Math.round((alpha / 255) * 1000) / 1000];
}
