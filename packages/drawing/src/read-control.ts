import { shape } from './boxes';
import type { Box, Color, Layer, PathLayer, Point, Radii } from './layer';
import type { Reader } from './reader';

const BLUE: Color = [0, 117, 255, 1];
const GREY: Color = [118, 118, 118, 1];

/** What a form control draws by itself, beside the box that its style gives it. */
interface ControlLook {
  layers: Layer[];
  /** Text that it shows and that is no text of the page. */
  text?: { value: string; faint: boolean; /** Pixels that a browser leaves at its sides. */ indent: number };
}

/**
 * The look of a control in a browser's own style. Undefined for an element that is none.
 * @param ground the colour behind it.
 */
export function readControl(
  element: Element,
  box: Box,
  style: CSSStyleDeclaration,
  { readColor }: Pick<Reader, 'readColor'>,
  ground: Color,
): ControlLook | undefined {
  if (isInput(element)) {
    const accent = readColor(style.accentColor) ?? BLUE;
    if (element.type === 'checkbox' || element.type === 'radio') return { layers: tick(element, box, accent, ground) };
    if (element.type === 'range') return { layers: slider(element, box, accent) };
  }
  if (isInput(element) || isTextArea(element)) {
    const { type, value, placeholder } = element;
    // Nobody sees it in the page, either.
    const shown = type === 'password' ? '•'.repeat(value.length) : value;
    return { layers: [], text: { value: shown || placeholder, faint: value === '', indent: 0 } };
  }
  if (isSelect(element)) {
    const [x, y] = [box.x + box.width - 12, box.y + box.height / 2];
    const arrow = stroked(
      'Arrow',
      [
        [x - 4, y - 2],
        [x, y + 2],
        [x + 4, y - 2],
      ],
      GREY,
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

function tick({ type, checked, indeterminate }: HTMLInputElement, box: Box, accent: Color, ground: Color): Layer[] {
  const { x, y, width, height } = box;
  const round = type === 'radio';
  const on = checked || indeterminate;
  const base = shape(round ? 'Radio button' : 'Checkbox', box, {
    radii: corners(round ? width / 2 : 2.5),
    fill: on && !round ? accent : ground,
    stroke: { color: on ? accent : GREY, width: 1 },
  });
  if (!on) return [base];
  const at = (fromLeft: number, fromTop: number): Point => [x + width * fromLeft, y + height * fromTop];
  if (round) {
    const inner = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    return [base, shape('Dot', inner, { radii: corners(width / 4), fill: accent })];
  }
  const points = indeterminate ? [at(0.25, 0.5), at(0.75, 0.5)] : [at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.3)];
  return [base, stroked('Tick', points, ground, 1.8)];
}

function slider(input: HTMLInputElement, { x, y, width, height }: Box, accent: Color): Layer[] {
  const [min, max] = [Number(input.min || 0), Number(input.max || 100)];
  const thumb = Math.min(16, height);
  const done = max > min ? (input.valueAsNumber - min) / (max - min) : 0;
  const centre = x + thumb / 2 + (width - thumb) * done;
  const middle = y + height / 2;
  const bar = (name: string, from: number, width: number, height: number, fill: Color) =>
    shape(name, { x: from, y: middle - height / 2, width, height }, { radii: corners(height / 2), fill });
  return [
    bar('Track', x, width, 6, [GREY[0], GREY[1], GREY[2], 0.25]),
    bar('Value', x, centre - x, 6, accent),
    bar('Thumb', centre - thumb / 2, thumb, thumb, accent),
  ];
}

const corners = (radius: number): Radii => [radius, radius, radius, radius];

function stroked(name: string, points: Point[], color: Color, width: number): PathLayer {
  return { type: 'path', name, lines: [{ points, closed: false }], stroke: { color, width, round: true } };
}
