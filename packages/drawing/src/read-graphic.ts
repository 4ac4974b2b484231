import type { PathLayer, Point } from './layer';
import { px } from './read-box';
import type { Reader } from './reader';

/** Pixels between two points of a line that is read off a curve. */
const STEP = 0.75;

/** The shapes of a drawing in the page, as of an icon: lines through points, and their markup. */
export function readGraphic(graphic: SVGSVGElement, { view, origin, readColor }: Reader): PathLayer[] {
  const shapes = graphic.querySelectorAll<SVGGeometryElement>('path, line, polyline, polygon, rect, circle, ellipse');
  return [...shapes].flatMap((shape) => {
    const matrix = shape.getScreenCTM();
    if (!matrix) return [];
    const style = view.getComputedStyle(shape);
    const scale = Math.hypot(matrix.a, matrix.b);
    const lines = readLines(shape, matrix, scale, origin);
    const fill = readColor(style.fill);
    const color = readColor(style.stroke);
    if (lines.length === 0 || (!fill && !color)) return [];
    const width = px(style.strokeWidth) * scale;
    const place = matrix.translate(0, 0);
    place.e -= origin[0];
    place.f -= origin[1];
    const stroke = color && { color, width, round: style.strokeLinecap === 'round' };
    return [{ type: 'path', name: 'Icon', lines, fill, stroke, markup: readMarkup(shape, place) }];
  });
}

/** Follows a shape's outline. Where it jumps, a new line begins. */
function readLines(
  shape: SVGGeometryElement,
  matrix: DOMMatrix,
  scale: number,
  [left, top]: Point,
): PathLayer['lines'] {
  const length = shape.getTotalLength();
  const count = Math.max(1, Math.ceil((length * scale) / STEP));
  const lines: Point[][] = [];
  let last: DOMPoint | undefined;
  for (let at = 0; at <= count; at += 1) {
    const point = shape.getPointAtLength((length * at) / count).matrixTransform(matrix);
    const jumps = !last || Math.hypot(point.x - last.x, point.y - last.y) > STEP * 1.5;
    if (jumps) lines.push([]);
    lines.at(-1)?.push([point.x - left, point.y - top]);
    last = point;
  }
  return lines
    .filter((points) => points.length > 1)
    .map((points) => {
      const [first, end] = [points[0]!, points.at(-1)!];
      const closed = points.length > 2 && Math.hypot(first[0] - end[0], first[1] - end[1]) < STEP;
      return { points: closed ? points.slice(0, -1) : points, closed };
    });
}

/** A shape's own attributes in a place of its own; its colours are written with the layer. */
function readMarkup(shape: SVGGeometryElement, { a, b, c, d, e, f }: DOMMatrix): string {
  const geometry = ['d', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'r', 'rx', 'ry', 'cx', 'cy'];
  const attributes = geometry.flatMap((name) => {
    const value = shape.getAttribute(name);
    return value ? [`${name}="${value.replaceAll('"', '')}"`] : [];
  });
  const numbers = [a, b, c, d, e, f].map((value) => Math.round(value * 1000) / 1000);
  return `<${shape.localName} ${attributes.join(' ')} transform="matrix(${numbers.join(' ')})" vector-effect="non-scaling-stroke"/>`;
}
