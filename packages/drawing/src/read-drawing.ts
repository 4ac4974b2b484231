import type { Box, Color, Drawing, Layer } from './layer';
import { nameElement } from './name-element';
import { NO_RADII } from './read-box';
import { createColorReader } from './read-color';
import { readElement } from './read-element';
import { createTextMeasure } from './read-text';
import { stack } from './stack';

/**
 * Reads what an element shows at this moment, with all that it holds, as layers of a drawing.
 * @param element of this document, or of a frame's that this document may read. Its bounds are those of the drawing.
 * @param name of the drawing, by default what the element says of itself.
 * @throws {Error} for an element that no window shows, as of a parsed document or of a frame that is gone.
 */
export function readDrawing(element: Element, name = nameElement(element)): Drawing {
  const view = element.ownerDocument.defaultView;
  if (!view)
    throw new Error(
      `No window shows the document of "${nameElement(element)}". Draw an element of a page that is open.`,
    );
  const readColor = createColorReader(element.ownerDocument);
  const { left, top, width, height } = element.getBoundingClientRect();
  const canvas: Box = { x: 0, y: 0, width, height };
  const ground = findGround(element, view, readColor);
  const layers = readElement(
    element,
    { view, readColor, measure: createTextMeasure(element.ownerDocument), origin: [left, top], ground },
    {
      underlined: false,
      cut: undefined,
      positioned: { box: canvas, style: view.getComputedStyle(element) },
      seen: canvas,
    },
  );
  const page: Layer = { type: 'shape', name: 'Page', box: canvas, radii: NO_RADII, fill: ground, shadows: [] };
  return { name, width, height, layers: [page, ...stack(layers).map(({ layer }) => layer)] };
}

/** The colour behind an element: its own, or that of the nearest one around it that has any. */
function findGround(element: Element, view: Window, readColor: (css: string) => Color | undefined): Color {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = readColor(view.getComputedStyle(at).backgroundColor);
    if (color) return color;
  }
  return [255, 255, 255, 1];
}
