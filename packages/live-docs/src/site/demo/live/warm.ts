import { loadEditor } from './editor/load-editor';
import { importEngine } from './load-engine';

/** Fetches what editing needs, ahead of need: a failure is for those to meet who need it. The editor is seen first. */
export async function warm(): Promise<void> {
  for (const load of [loadEditor, importEngine]) await load().catch(() => undefined);
}
