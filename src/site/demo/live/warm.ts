import { loadEditor } from './editor/load-editor';
import { importEngine } from './load-engine';

/** Fetches what editing needs, ahead of need: a failure is for those to meet who need it. */
export function warm(): void {
  for (const load of [loadEditor, importEngine]) load().catch(() => undefined);
}
