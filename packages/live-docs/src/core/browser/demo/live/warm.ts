import type { Resources } from 'live-playground/loading';
import { savesData } from 'live-playground/ui';
import { editorOf } from './load-editor';
import { hostOf } from './host-of';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(resources: Resources): Promise<void> {
  await editorOf(resources).prefetch();
  const engine = await hostOf(resources).engine.prefetch();
  if (!savesData()) await engine?.warm().catch(() => undefined);
}
