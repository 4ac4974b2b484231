/** A part of a picture. All that look alike become one path, which keeps fifty pictures in one small file. */
export interface Shape {
  kind: 'box' | 'bar';
  /** Left edge, and top edge of a box or middle of a bar. */
  x: number;
  y: number;
  width: number;
  /** Thickness, of a bar. */
  height: number;
  /** Presentation attributes. */
  look: string;
  /** How many boxes it's in: shapes of a higher level are drawn over those of a lower one, and bars over boxes. */
  level: number;
}

const ROUND = 'stroke-linejoin="round"';

/** A box with an edge. */
export function box(x: number, y: number, width: number, height: number, fill: string, stroke: string): Shape {
  return { kind: 'box', x, y, width, height, level: 0, look: `fill="${fill}" stroke="${stroke}"` };
}

/** A box around other shapes. */
export function frame(x: number, y: number, width: number, height: number, fill = 'none'): Shape {
  return { kind: 'box', x, y, width, height, level: 0, look: `fill="${fill}" stroke="var(--line-strong)" ${ROUND}` };
}

/** A line with round ends, around its middle. */
export function bar(x: number, y: number, width: number, height: number, colour: string): Shape {
  return { kind: 'bar', x, y, width, height, level: 0, look: `stroke="${colour}" stroke-linecap="round"` };
}

/** Enlarges shapes around the origin, then moves them. */
export function transform(shapes: Shape[], scale: number, dx: number, dy: number): Shape[] {
  return shapes.map(({ x, y, width, height, ...rest }) => ({
    ...rest,
    x: x * scale + dx,
    y: y * scale + dy,
    width: width * scale,
    height: height * scale,
  }));
}

/** Shapes as SVG paths, one for each look and layer. */
export function writeShapes(shapes: Shape[]): string {
  const layerOf = ({ level, kind }: Shape) => level * 2 + (kind === 'bar' ? 1 : 0);
  const paths = new Map<string, string>();
  for (const shape of shapes.toSorted((a, b) => layerOf(a) - layerOf(b))) {
    const look = shape.kind === 'bar' ? `${shape.look} stroke-width="${round(shape.height)}"` : shape.look;
    const key = `${layerOf(shape)} ${look}`;
    paths.set(key, (paths.get(key) ?? `<path ${look} d="`) + pathOf(shape));
  }
  return [...paths.values()].map((path) => `${path}"/>`).join('');
}

function pathOf({ kind, x, y, width, height }: Shape): string {
  if (kind === 'box') return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
  return `M${round(x + height / 2)} ${round(y)}h${round(Math.max(width - height, 0))}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
