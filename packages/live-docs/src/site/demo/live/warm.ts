import type { Resources } from '../../../model';
import { editorOf } from './editor/load-editor';
import { compilerOf } from './load-compiler';
import { savesData } from './saves-data';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(resources: Resources): Promise<void> {
  await editorOf(resources).prefetch();
  const loaded = await compilerOf(resources).prefetch();
  if (!savesData()) await loaded?.chunks.load([loaded.chunks.files.runtime]).catch(() => undefined);
}
