import { editor } from './editor/load-editor';
import { engine } from './load-engine';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(): Promise<void> {
  await editor.prefetch();
  await engine.prefetch();
}
