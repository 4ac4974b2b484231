import { mapRadii } from './boxes';
import type { Box, Color, Drawing, GroupLayer, Layer, PathLayer, ShapeLayer, Shadow, TextLayer } from './layer';

/** Writes a drawing as SVG: text as text, boxes as shapes, named groups. */
export function writeSvg({ name, width, height, layers }: Drawing): string {
  const definitions: string[] = [];
  const ids = createIds();
  const define = (kind: string, write: (id: string) => string) => {
    const id = ids(kind);
    definitions.push(write(id));
    return `url(#${id})`;
  };
  const write = (layer: Layer): string => {
    if (layer.type === 'group') return group(layer);
    if (layer.type === 'text') return text(layer);
    return layer.type === 'path' ? path(layer) : shape(layer);
  };

  const group = ({ name, layers, opacity, clip }: GroupLayer) =>
    element(
      'g',
      {
        'id': ids(name),
        'opacity': opacity === 1 ? undefined : opacity,
        'clip-path':
          clip && define('clip', (id) => `<clipPath id="${id}">${rectangle(clip.box, clip.radii, {})}</clipPath>`),
      },
      layers.map(write).join(''),
    );

  const shape = ({ box, radii, fill, stroke, shadows }: ShapeLayer) => {
    const filter = shadows.length > 0 ? define('shadow', (id) => shadowFilter(id, shadows)) : undefined;
    const inset = stroke ? stroke.width / 2 : 0;
    const inner = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
    const within = mapRadii(radii, (radius) => Math.max(0, radius - inset));
    return rectangle(inner, within, { ...paint(fill, stroke), filter });
  };

  const path = ({ lines, fill, stroke, markup }: PathLayer) => {
    const look = {
      ...paint(fill, stroke),
      'stroke-linecap': stroke?.round ? 'round' : undefined,
      'stroke-linejoin': stroke?.round ? 'round' : undefined,
    };
    if (markup) return markup.replace('/>', `${attributes(look)}/>`);
    const d = lines.map(
      ({ points, closed }) => `M${points.map((point) => point.map(round).join(' ')).join('L')}${closed ? 'Z' : ''}`,
    );
    return element('path', { d: d.join(''), ...look });
  };

  const body = layers.map(write).join('');
  const head = { xmlns: 'http://www.w3.org/2000/svg', width: round(width), height: round(height) };
  return element(
    'svg',
    { ...head, viewBox: `0 0 ${round(width)} ${round(height)}`, fill: 'none' },
    `<title>${escape(name)}</title>${definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : ''}${body}`,
  );
}

function text({ text, box, ascent, align, font, color, underlined }: TextLayer): string {
  const anchors = { left: undefined, center: 'middle', right: 'end' };
  const shares = { left: 0, center: 0.5, right: 1 };
  return element(
    'text',
    {
      'x': round(box.x + box.width * shares[align]),
      'y': round(box.y + ascent),
      'text-anchor': anchors[align],
      'font-family': font.family,
      'font-size': round(font.size),
      'font-weight': font.weight === 400 ? undefined : font.weight,
      'font-style': font.italic ? 'italic' : undefined,
      'letter-spacing': font.spacing === 0 ? undefined : round(font.spacing),
      'text-decoration': underlined ? 'underline' : undefined,
      'xml:space': 'preserve',
      ...paint(color),
    },
    escape(text),
  );
}

/** A `rect`, or a `path` where the corners differ. */
function rectangle({ x, y, width, height }: Box, radii: ShapeLayer['radii'], look: Attributes): string {
  const [a, b, c, d] = mapRadii(radii, round);
  if (a === b && b === c && c === d) {
    const place = { x: round(x), y: round(y), width: round(width), height: round(height) };
    return element('rect', { ...place, rx: a === 0 ? undefined : a, ...look });
  }
  const arc = (radius: number, dx: number, dy: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const lines = [
    `M${round(x + a)} ${round(y)}H${round(x + width - b)}${arc(b, b, b)}`,
    `V${round(y + height - c)}${arc(c, -c, c)}H${round(x + d)}${arc(d, -d, -d)}V${round(y + a)}${arc(a, a, -a)}Z`,
  ];
  return element('path', { d: lines.join(''), ...look });
}

function shadowFilter(id: string, shadows: Shadow[]): string {
  const drops = shadows.map(({ x, y, blur, color }) =>
    element('feDropShadow', {
      'dx': round(x),
      'dy': round(y),
      'stdDeviation': round(blur / 2),
      'flood-color': hex(color),
      'flood-opacity': color[3],
    }),
  );
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">${drops.join('')}</filter>`;
}

function paint(fill?: Color, stroke?: { color: Color; width: number }): Attributes {
  return {
    'fill': fill && hex(fill),
    'fill-opacity': fill && fill[3] < 1 ? fill[3] : undefined,
    'stroke': stroke && hex(stroke.color),
    'stroke-opacity': stroke && stroke.color[3] < 1 ? stroke.color[3] : undefined,
    'stroke-width': stroke && round(stroke.width),
  };
}

type Attributes = Record<string, string | number | undefined>;

function element(name: string, values: Attributes, content = ''): string {
  return content ? `<${name}${attributes(values)}>${content}</${name}>` : `<${name}${attributes(values)}/>`;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(String(value))}"`))
    .join('');
}

/** Names that are unique in the drawing; design tools show them, so they stay words. */
function createIds(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const word = name.replace(/[^\p{L}\p{N}]+/gu, '_');
    const count = (used.get(word) ?? 0) + 1;
    used.set(word, count);
    return count === 1 ? word : `${word}_${count}`;
  };
}

const hex = ([red, green, blue]: Color) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const round = (value: number) => Math.round(value * 100) / 100;
/** Text as XML has it, which knows no control characters but white space. */
const escape = (text: string) =>
  text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
