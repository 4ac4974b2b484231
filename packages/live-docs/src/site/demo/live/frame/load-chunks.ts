import { FRAME_FOLDER, type FrameChunk, type FrameFiles } from '../../../../model';
import { createLoader, fetchScript, type Loader } from '../../../loading';

/** Texts of chunks by name: every frame of the page gets the same. */
const texts = new Map<string, Loader<string>>();

/**
 * Loads chunks with all that they require.
 * @returns each before those that require it.
 * @throws {ChunkLoadError}
 */
export async function loadChunks({ chunks }: FrameFiles, names: readonly string[]): Promise<FrameChunk[]> {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    chunks[name]?.forEach(visit);
    ordered.add(name);
  };
  names.forEach(visit);
  return Promise.all([...ordered].map(async (name) => ({ name, code: await textOf(name).load({ stay: true }) })));
}

function textOf(name: string): Loader<string> {
  const known = texts.get(name);
  if (known) return known;
  const loader = createLoader(name, (signal) =>
    fetchScript(`${import.meta.env.BASE_URL}${FRAME_FOLDER}${name}`, { signal }),
  );
  texts.set(name, loader);
  return loader;
}
