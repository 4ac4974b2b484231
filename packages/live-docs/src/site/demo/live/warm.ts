import type { Resources } from 'live-playground/loading';
import { savesData } from 'live-playground/react';
import { editorOf } from './load-editor';
import { compilerOf } from './load-compiler';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(resources: Resources): Promise<void> {
  await editorOf(resources).prefetch();
  const loaded = await compilerOf(resources).prefetch();
  if (!savesData()) await loaded?.chunks.load([loaded.chunks.files.runtime]).catch(() => undefined);
}
