import { mapRadii, shape } from './boxes';
import type { Box, Radii, ShapeLayer } from './layer';
import type { Reader } from './reader';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** Pixels of a computed length; 0 where it has none, as `auto`. */
export const px = (css: string) => Number.parseFloat(css) || 0;

/** What a box shows of itself: ground, borders, shadows. */
export function readBox(name: string, box: Box, style: CSSStyleDeclaration, { readColor }: Reader): ShapeLayer[] {
  const radii = readRadii(style, box);
  const fill = readColor(style.backgroundColor);
  const borders = SIDES.flatMap((side) => {
    const width = px(style.getPropertyValue(`border-${side}-width`));
    const color = readColor(style.getPropertyValue(`border-${side}-color`));
    return width > 0 && color ? [{ side, width, color }] : [];
  });
  const [first] = borders;
  const even =
    borders.length === 4 && borders.every(({ width, color }) => width === first?.width && color === first.color);
  const stroke = even && first ? { color: first.color, width: first.width } : undefined;

  const shadows: ShapeLayer['shadows'] = [];
  const under: ShapeLayer[] = [];
  const over: ShapeLayer[] = [];
  for (const { inset, x, y, blur, spread, color: css } of readShadows(style.boxShadow)) {
    const color = readColor(css);
    if (!color) continue;
    if (!inset && x === 0 && y === 0 && blur === 0 && spread > 0) {
      const around = {
        x: box.x - spread,
        y: box.y - spread,
        width: box.width + 2 * spread,
        height: box.height + 2 * spread,
      };
      const wider = mapRadii(radii, (radius) => (radius > 0 ? radius + spread : 0));
      under.push(shape('Frame', around, { radii: wider, stroke: { color, width: spread } }));
    } else if (!inset) shadows.push({ x, y, blur, spread, color });
    else if (blur === 0) {
      if (x !== 0) over.push(shape('Mark', edge(box, x > 0 ? 'left' : 'right', Math.abs(x)), { fill: color }));
      if (y !== 0) over.push(shape('Mark', edge(box, y > 0 ? 'top' : 'bottom', Math.abs(y)), { fill: color }));
    }
  }
  if (!even)
    over.push(...borders.map(({ side, width, color }) => shape('Line', edge(box, side, width), { fill: color })));
  const own = fill || stroke || shadows.length > 0 ? [shape(name, box, { radii, fill, stroke, shadows })] : [];
  return [...under, ...own, ...over];
}

/** Radii of the corners in pixels. */
export function readRadii(style: CSSStyleDeclaration, { width, height }: Box): Radii {
  const most = Math.min(width, height) / 2;
  const read = (css: string) => Math.min(most, css.includes('%') ? (px(css) / 100) * width : px(css));
  return [
    read(style.borderTopLeftRadius),
    read(style.borderTopRightRadius),
    read(style.borderBottomRightRadius),
    read(style.borderBottomLeftRadius),
  ];
}

/** Where a box lays its content: within its border and padding. */
export function contentBox({ x, y, width, height }: Box, style: CSSStyleDeclaration): Box {
  const inset = (side: Side) =>
    px(style.getPropertyValue(`border-${side}-width`)) + px(style.getPropertyValue(`padding-${side}`));
  const [left, top] = [inset('left'), inset('top')];
  return { x: x + left, y: y + top, width: width - left - inset('right'), height: height - top - inset('bottom') };
}

/** One of the shadows of `box-shadow`, its colour as CSS wrote it. */
interface CssShadow {
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

function edge({ x, y, width, height }: Box, side: Side, size: number): Box {
  if (side === 'top') return { x, y, width, height: size };
  if (side === 'bottom') return { x, y: y + height - size, width, height: size };
  return { x: side === 'left' ? x : x + width - size, y, width: size, height };
}
