import type { DesignFormat } from 'live-playground/model';
import type { Drawing } from './layer';
import { readDrawing } from './read-drawing';
import { writeSketchGroup, writeSketchSymbol } from './write-sketch';
import { writeSvg } from './write-svg';

const WRITERS: Record<DesignFormat, (drawing: Drawing) => string> = {
  svg: writeSvg,
  group: (drawing) => JSON.stringify(writeSketchGroup(drawing, newId)),
  symbol: (drawing) => JSON.stringify(writeSketchSymbol(drawing, newId)),
};

/** Draws what an element shows, as a design tool takes it. The frame of an edited demo has this module, too. */
export const draw = (format: DesignFormat, title: string, element: Element): string =>
  WRITERS[format](readDrawing(title, element));

/** `crypto.randomUUID` is not there on a host without https. Sketch writes identifiers in capitals. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
