import type { Box, Layer, Point, Radii, ShapeLayer } from './layer';

/** What two boxes have in common. */
export function intersect(a: Box, b: Box): Box | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** True where one box holds another, but for a pixel. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

/** The smallest box around boxes. */
export function boxAround(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The smallest box around all that a layer shows. */
export function boundsOf(layer: Layer): Box {
  if (layer.type === 'group') return layer.clip?.box ?? boxAround(layer.layers.map(boundsOf));
  if (layer.type !== 'path') return layer.box;
  return boxAround(layer.lines.flatMap(({ points }) => points.map(([x, y]) => ({ x, y, width: 0, height: 0 }))));
}

/** The corners of a box, clockwise from the top left. */
export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Changes each of a box's four radii. */
export function mapRadii([a, b, c, d]: Radii, change: (radius: number) => number): Radii {
  return [change(a), change(b), change(c), change(d)];
}

/** A rectangle: with sharp corners, and without fill, stroke and shadows where `look` has none. */
export function shape(name: string, box: Box, look: Partial<ShapeLayer>): ShapeLayer {
  return { type: 'shape', name, box, radii: [0, 0, 0, 0], shadows: [], ...look };
}
