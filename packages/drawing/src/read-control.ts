import type { Box, Color, Layer, PathLayer, Point, ShapeLayer } from './layer';

/** What a form control draws by itself, beside the box that its style gives it. */
export interface ControlLook {
  layers: Layer[];
  /** Text that it shows and that is no text of the page. */
  text?: { value: string; faint: boolean; /** Pixels that a browser leaves at its sides. */ indent: number };
}

/** The look of a control in a browser's own style. Undefined for an element that is none. */
export function readControl(
  element: Element,
  box: Box,
  accent: Color,
  line: Color,
  ground: Color,
): ControlLook | undefined {
  if (isInput(element)) {
    if (element.type === 'checkbox' || element.type === 'radio') return tick(element, box, accent, line, ground);
    if (element.type === 'range') return { layers: slider(element, box, accent, line) };
  }
  if (isInput(element) || isTextArea(element))
    return {
      layers: [],
      text: { value: element.value || element.placeholder, faint: element.value === '', indent: 0 },
    };
  if (isSelect(element)) {
    const y = box.y + box.height / 2;
    const x = box.x + box.width - 12;
    const arrow = stroked(
      'Arrow',
      [
        [x - 4, y - 2],
        [x, y + 2],
        [x + 4, y - 2],
      ],
      line,
      1.5,
    );
    return { layers: [arrow], text: { value: element.selectedOptions[0]?.text ?? '', faint: false, indent: 4 } };
  }
  return undefined;
}

/** True for a control of a browser's own drawing, which the ground and border of its style are no part of. */
export function isDrawnByBrowser(element: Element, { appearance }: CSSStyleDeclaration): boolean {
  return isInput(element) && appearance !== 'none' && ['checkbox', 'radio', 'range'].includes(element.type);
}

// By name: elements of a frame are of another window's classes.
const isInput = (element: Element): element is HTMLInputElement => element.localName === 'input';
const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';
const isTextArea = (element: Element): element is HTMLTextAreaElement => element.localName === 'textarea';

function tick(input: HTMLInputElement, box: Box, accent: Color, line: Color, ground: Color): ControlLook {
  const { x, y, width, height } = box;
  const round = input.type === 'radio';
  const on = input.checked || input.indeterminate;
  const base: ShapeLayer = {
    type: 'shape',
    name: round ? 'Radio button' : 'Checkbox',
    box,
    radii: corners(round ? width / 2 : 2.5),
    fill: on && !round ? accent : ground,
    stroke: { color: on ? accent : line, width: 1 },
    shadows: [],
  };
  if (!on) return { layers: [base] };
  const at = (fromLeft: number, fromTop: number): Point => [x + width * fromLeft, y + height * fromTop];
  if (round) {
    const inner = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    return {
      layers: [base, { type: 'shape', name: 'Dot', box: inner, radii: corners(width / 4), fill: accent, shadows: [] }],
    };
  }
  const points = input.indeterminate ? [at(0.25, 0.5), at(0.75, 0.5)] : [at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.3)];
  return { layers: [base, stroked('Tick', points, ground, 1.8)] };
}

function slider(input: HTMLInputElement, { x, y, width, height }: Box, accent: Color, line: Color): ShapeLayer[] {
  const [min, max] = [Number(input.min || 0), Number(input.max || 100)];
  const thumb = Math.min(16, height);
  const done = max > min ? (input.valueAsNumber - min) / (max - min) : 0;
  const centre = x + thumb / 2 + (width - thumb) * done;
  const middle = y + height / 2;
  const bar = (name: string, from: number, to: number, fill: Color): ShapeLayer => ({
    type: 'shape',
    name,
    box: { x: from, y: middle - 3, width: to - from, height: 6 },
    radii: corners(3),
    fill,
    shadows: [],
  });
  const knob: ShapeLayer = {
    type: 'shape',
    name: 'Thumb',
    box: { x: centre - thumb / 2, y: middle - thumb / 2, width: thumb, height: thumb },
    radii: corners(thumb / 2),
    fill: accent,
    shadows: [],
  };
  return [bar('Track', x, x + width, [line[0], line[1], line[2], 0.25]), bar('Value', x, centre, accent), knob];
}

const corners = (radius: number): ShapeLayer['radii'] => [radius, radius, radius, radius];

function stroked(name: string, points: Point[], color: Color, width: number): PathLayer {
  return { type: 'path', name, lines: [{ points, closed: false }], stroke: { color, width, round: true } };
}
