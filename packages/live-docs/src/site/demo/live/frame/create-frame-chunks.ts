import { FRAME_FOLDER, FRAME_SCRIPT_END, type FrameChunk, type FrameFiles } from '../../../../model';
import { ChunkLoadError, createResources, fetchScript, loaderOf } from '../../../loading';

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
  const textOf = (name: string) => loaderOf(texts, name, (signal) => fetchWhole(name, signal));
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

/** A script that was cut short is asked for again past the browser's cache, which may keep it like that. */
async function fetchWhole(name: string, signal: AbortSignal): Promise<string> {
  const address = `${import.meta.env.BASE_URL}${FRAME_FOLDER}${name}`;
  const isWhole = (code: string) => code.endsWith(FRAME_SCRIPT_END);
  const first = await fetchScript(address, { signal });
  if (isWhole(first)) return first;
  const again = await fetchScript(address, { signal, cache: 'reload' });
  if (isWhole(again)) return again;
  throw new ChunkLoadError(name, 'error', address, { reason: 'the script was cut short' });
}
