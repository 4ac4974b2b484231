import type { Box, Color, Drawing, Layer } from './layer';
import { NO_RADII } from './read-box';
import { createColorReader } from './read-color';
import { readElement } from './read-element';
import { createTextMeasure } from './read-text';
import { stack } from './stack';

/** Reads what a part of a page shows as layers of a drawing. */
export function readDrawing(name: string, root: Element): Drawing {
  const view = root.ownerDocument.defaultView;
  if (!view) throw new Error('The page that shows the demo is gone');
  const readColor = createColorReader(root.ownerDocument);
  const { left, top, width, height } = root.getBoundingClientRect();
  const canvas: Box = { x: 0, y: 0, width, height };
  const ground = findGround(root, view, readColor);
  const layers = readElement(
    root,
    { view, readColor, measure: createTextMeasure(root.ownerDocument), origin: [left, top], ground },
    {
      underlined: false,
      cut: undefined,
      positioned: { box: canvas, style: view.getComputedStyle(root) },
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
