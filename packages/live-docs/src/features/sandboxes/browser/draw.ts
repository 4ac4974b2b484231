import { readDrawing, writeSketch, writeSvg } from 'live-drawing';
import type { DesignFormat } from 'live-playground/model';

/** Draws what an element shows, as a design tool takes it. The frame of an edited demo has this module, too. */
export function draw(format: DesignFormat, title: string, element: Element): string {
  const drawing = readDrawing(element, title);
  return format === 'svg' ? writeSvg(drawing) : writeSketch(drawing, format);
}
