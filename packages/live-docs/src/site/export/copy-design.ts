import { saveFile } from '../ui/save-file';
import { readDrawing } from './design/read-drawing';
import { writeSketchGroup, writeSketchSymbol } from './design/write-sketch';
import { writeSvg } from './design/write-svg';
import type { Drawing } from './design/layer';

/** What a design tool takes. */
export type DesignFormat = 'svg' | 'group' | 'symbol';

const WRITERS: Record<DesignFormat, { ending: string; type: string; write: (drawing: Drawing) => string }> = {
  svg: { ending: 'svg', type: 'image/svg+xml', write: writeSvg },
  group: {
    ending: 'sketch-group.json',
    type: 'application/json',
    write: (drawing) => JSON.stringify(writeSketchGroup(drawing, newId)),
  },
  symbol: {
    ending: 'sketch-symbol.json',
    type: 'application/json',
    write: (drawing) => JSON.stringify(writeSketchSymbol(drawing, newId)),
  },
};

/**
 * Copies what a demo shows for a design tool. Where the browser forbids it, saves it as a file.
 * @returns the name of the file, where there is one.
 */
export async function copyDesign(
  format: DesignFormat,
  { id, title, preview }: { id: string; title: string; preview: HTMLElement | null },
): Promise<string | undefined> {
  const { ending, type, write } = WRITERS[format];
  const text = write(readDrawing(title, findShown(preview)));
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    const name = `${id}.${ending}`;
    saveFile(name, new Blob([text], { type }));
    return name;
  }
}

/** True for a preview whose demo is edited: that runs in a frame that nobody can look into. */
export const isEdited = (preview: HTMLElement | null): boolean =>
  preview?.querySelector('[data-demo-slot][data-shown]') != null;

/** What a preview shows: itself, or the preview of the page in its frame. */
function findShown(preview: HTMLElement | null): Element {
  const frame = preview?.querySelector<HTMLIFrameElement>(':scope > iframe');
  const shown = frame ? frame.contentDocument?.querySelector('[data-demo-preview]') : preview;
  if (!shown) throw new Error('The demo is not there yet');
  return shown;
}

/** `crypto.randomUUID` is not there on a host without https. Sketch writes identifiers in capitals. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
