import type { DesignFormat } from 'live-playground/model';
import { copyText } from '../../../core/browser/ui/copy';
import { saveFile } from '../../../core/browser/ui/save-file';
import { draw } from './draw';

const FILES: Record<DesignFormat, { ending: string; type: string }> = {
  svg: { ending: 'svg', type: 'image/svg+xml' },
  group: { ending: 'sketch-group.json', type: 'application/json' },
  symbol: { ending: 'sketch-symbol.json', type: 'application/json' },
};

interface DesignInput {
  id: string;
  title: string;
  preview: HTMLElement | null;
  /** The drawing of an edited demo, which runs in a frame that nobody can look into. */
  edited: Promise<string> | undefined;
}

/**
 * Copies what a demo shows for a design tool. Where the browser forbids it, saves it as a file.
 * @returns the name of the file, where there is one.
 */
export async function copyDesign(
  format: DesignFormat,
  { id, title, preview, edited }: DesignInput,
): Promise<string | undefined> {
  const text = edited ? await edited : draw(format, title, findShown(preview));
  if (text === '') throw new Error('The edited demo could not be drawn');
  if (await copyText(text)) return undefined;
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
