import { FRAME_FOLDER, type FrameChunk, type FrameFiles } from '../../../../model';
import { createResources, fetchScript, loaderOf } from '../../../loading';

/** The chunks that frames evaluate. Every frame of a page gets the same. */
export interface FrameChunks {
  files: FrameFiles;
  /**
   * Loads chunks with all that they require.
   * @returns each before those that require it.
   * @throws {ChunkLoadError}
   */
  load(names: readonly string[]): Promise<FrameChunk[]>;
}

/** See `FrameChunks`. */
export function createFrameChunks(files: FrameFiles): FrameChunks {
  const texts = createResources();
  const textOf = (name: string) =>
    loaderOf(texts, name, (signal) => fetchScript(`${import.meta.env.BASE_URL}${FRAME_FOLDER}${name}`, { signal }));
  return {
    files,
    load(names) {
      const ordered = new Set<string>();
      const visited = new Set<string>();
      const visit = (name: string) => {
        if (visited.has(name)) return;
        visited.add(name);
        files.chunks[name]?.forEach(visit);
        ordered.add(name);
      };
      names.forEach(visit);
      return Promise.all([...ordered].map(async (name) => ({ name, code: await textOf(name).load({ stay: true }) })));
    },
  };
}
