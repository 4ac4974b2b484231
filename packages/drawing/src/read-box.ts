import type { Box, Color, ShapeLayer } from './layer';
import { mapRadii } from './boxes';
import { readShadows } from './read-shadows';

export const NO_RADII: ShapeLayer['radii'] = [0, 0, 0, 0];

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** What a box shows of itself: ground, borders, shadows. */
export function readBox(
  name: string,
  box: Box,
  style: CSSStyleDeclaration,
  readColor: (css: string) => Color | undefined,
): ShapeLayer[] {
  const radii = readRadii(style, box);
  const fill = readColor(style.backgroundColor);
  const borders = SIDES.flatMap((side) => {
    const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
    const color = readColor(style.getPropertyValue(`border-${side}-color`));
    return width > 0 && color ? [{ side, width, color }] : [];
  });
  const [first] = borders;
  const even =
    borders.length === 4 && borders.every(({ width, color }) => width === first?.width && color === first.color);
  const stroke = even && first ? { color: first.color, width: first.width } : undefined;

  const cast: ShapeLayer['shadows'] = [];
  const under: ShapeLayer[] = [];
  const over: ShapeLayer[] = [];
  const plain = (name: string, box: Box, fill: Color) => ({
    type: 'shape' as const,
    name,
    box,
    radii: NO_RADII,
    fill,
    shadows: [],
  });
  for (const { inset, x, y, blur, spread, color: css } of readShadows(style.boxShadow)) {
    const color = readColor(css);
    if (!color) continue;
    if (!inset && x === 0 && y === 0 && blur === 0 && spread > 0) {
      under.push({
        type: 'shape',
        name: 'Frame',
        box: grow(box, spread),
        radii: mapRadii(radii, (radius) => (radius > 0 ? radius + spread : 0)),
        stroke: { color, width: spread },
        shadows: [],
      });
    } else if (!inset) cast.push({ x, y, blur, spread, color });
    else if (blur === 0) {
      if (x !== 0) over.push(plain('Mark', edge(box, x > 0 ? 'left' : 'right', Math.abs(x)), color));
      if (y !== 0) over.push(plain('Mark', edge(box, y > 0 ? 'top' : 'bottom', Math.abs(y)), color));
    }
  }
  if (!even) over.push(...borders.map(({ side, width, color }) => plain('Line', edge(box, side, width), color)));

  const own: ShapeLayer[] =
    fill || stroke || cast.length > 0
      ? [{ type: 'shape', name, box, radii, ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}), shadows: cast }]
      : [];
  return [...under, ...own, ...over];
}

/** Radii of the corners in pixels. */
export function readRadii(style: CSSStyleDeclaration, { width, height }: Box): ShapeLayer['radii'] {
  const most = Math.min(width, height) / 2;
  const read = (css: string) => {
    const value = Number.parseFloat(css) || 0;
    return Math.min(most, css.includes('%') ? (value / 100) * width : value);
  };
  return [
    read(style.borderTopLeftRadius),
    read(style.borderTopRightRadius),
    read(style.borderBottomRightRadius),
    read(style.borderBottomLeftRadius),
  ];
}

function edge({ x, y, width, height }: Box, side: Side, size: number): Box {
  if (side === 'top') return { x, y, width, height: size };
  if (side === 'bottom') return { x, y: y + height - size, width, height: size };
  return { x: side === 'left' ? x : x + width - size, y, width: size, height };
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
