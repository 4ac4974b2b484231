import { shape } from './boxes';
import type { Color, Drawing } from './layer';
import { nameElement } from './name-element';
import { readElement } from './read-element';
import { createReader, type Reader } from './reader';
import { stack } from './stack';

/**
 * Reads what an element shows at this moment, with all that it holds, as layers of a drawing.
 * @param element of this document, or of a frame's that this document may read. Its bounds are those of the drawing.
 * @param name of the drawing, by default what the element says of itself.
 * @throws {Error} for an element that no window shows, as of a parsed document or of a frame that is gone.
 */
export function readDrawing(element: Element, name = nameElement(element)): Drawing {
  const reader = createReader(element);
  const ground = findGround(element, reader);
  const box = reader.toBox(element.getBoundingClientRect());
  const layers = readElement(element, reader, {
    ground,
    underlined: false,
    cut: undefined,
    positioned: { box, style: reader.view.getComputedStyle(element) },
    seen: box,
  });
  const { width, height } = box;
  return {
    name,
    width,
    height,
    layers: [shape('Page', box, { fill: ground }), ...stack(layers).map(({ layer }) => layer)],
  };
}

/** The colour behind an element: its own, or that of the nearest one around it that has any. */
function findGround(element: Element, { view, readColor }: Reader): Color {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = readColor(view.getComputedStyle(at).backgroundColor);
    if (color) return color;
  }
  return [255, 255, 255, 1];
}
