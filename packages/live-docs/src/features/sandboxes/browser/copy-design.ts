import type { DesignFormat } from 'live-playground/model';
import { saveFile } from '../../../core/browser/ui/save-file';
import { draw } from './draw';

const FILES: Record<DesignFormat, { ending: string; type: string }> = {
  svg: { ending: 'svg', type: 'image/svg+xml' },
  group: { ending: 'sketch-group.json', type: 'application/json' },
  symbol: { ending: 'sketch-symbol.json', type: 'application/json' },
};

interface DesignInput {
  title: string;
  preview: HTMLElement | null;
  /** The drawing of an edited demo, which runs in a frame that nobody can look into. */
  edited: Promise<string> | undefined;
}

/** Draws what a demo shows for a design tool. @throws if it can't be drawn. */
export async function drawDesign(format: DesignFormat, { title, preview, edited }: DesignInput): Promise<string> {
  const text = edited ? await edited : draw(format, title, findShown(preview));
  if (text === '') throw new Error('The edited demo could not be drawn');
  return text;
}

/** Saves a drawing as a file. @returns the file's name. */
export function saveDesign(format: DesignFormat, id: string, text: string): string {
  const { ending, type } = FILES[format];
  const name = `${id}.${ending}`;
  saveFile(name, new Blob([text], { type }));
  return name;
}

/** What a preview shows: itself, or the preview of the page in its frame. */
function findShown(preview: HTMLElement | null): Element {
  const frame = preview?.querySelector<HTMLIFrameElement>(':scope > iframe');
  const shown = frame ? frame.contentDocument?.querySelector('[data-demo-preview]') : preview;
  if (!shown) throw new Error('The demo is not there yet');
  return shown;
}
