import { editor } from './editor/load-editor';
import { loadChunks } from './frame/load-chunks';
import { compiler } from './load-compiler';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(): Promise<void> {
  await editor.prefetch();
  const loaded = await compiler.prefetch();
  const files = loaded?.imports.frame;
  if (files) await loadChunks(files, [files.runtime]).catch(() => undefined);
}
