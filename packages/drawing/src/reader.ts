import type { Box, Color, Point } from './layer';
import { nameElement } from './name-element';

/** What a reading of a page works with. */
export interface Reader {
  view: Window;
  /** The corner of the drawing in the window. */
  origin: Point;
  toBox(rect: DOMRect): Box;
  /** Reads a colour as a browser computes it. Undefined for one that can't be seen. */
  readColor(css: string): Color | undefined;
  /** Pixels from the top of a font's line box to its baseline. */
  ascent(style: CSSStyleDeclaration): number;
  /** Pixels that a text takes. */
  width(style: CSSStyleDeclaration, text: string): number;
}

/** @throws {Error} for an element that no window shows. */
export function createReader(element: Element): Reader {
  const view = element.ownerDocument.defaultView;
  const canvas = element.ownerDocument.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!view || !context)
    throw new Error(
      `No window shows the document of "${nameElement(element)}". Draw an element of a page that is open.`,
    );

  const known = new Map<string, Color | undefined>();
  const origin = element.getBoundingClientRect();
  const measure = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration, text: string) => {
    // The shorthand is empty where it can't say it all, as with tabular figures.
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText(text);
  };
  return {
    view,
    origin: [origin.left, origin.top],
    toBox: ({ left, top, width, height }) => ({ x: left - origin.left, y: top - origin.top, width, height }),
    readColor(css) {
      if (!known.has(css)) known.set(css, paint(context, css));
      return known.get(css);
    },
    // Firefox before 116 doesn't know it.
    ascent: (style) => measure(style, 'x').fontBoundingBoxAscent ?? Number.parseFloat(style.fontSize) * 0.9,
    width: (style, text) => measure(style, text).width,
  };
}

/** Design tools know few of CSS's ways to write a colour: each becomes red, green and blue. */
function paint(context: CanvasRenderingContext2D, css: string): Color | undefined {
  // Where the colour can't be read, this one stays.
  context.fillStyle = 'transparent';
  context.fillStyle = css;
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? undefined : [red, green, blue, Math.round((alpha / 255) * 1000) / 1000];
}
