import { FRAME_SCRIPT_END, type FrameFiles } from '../model/live';
import { type FrameChunk } from '../model/frame-messages';
import { ChunkLoadError } from '../base/load-errors';
import { fetchText } from '../base/fetch-json';
import { createLoader, type Loader } from '../base/loader';

/** Where the build is served. */
export interface FrameAddresses {
  document: string;
  /**
   * Where a service worker answers with the same document, sandboxed by its header, to readers who are offline. A frame with the
   * attribute `sandbox` asks no service worker.
   */
  sandboxed?: string;
  /** Folder of the chunks, with a slash at its end. */
  folder: string;
}

/** The chunks that frames evaluate. Every frame of a page gets the same. */
export type FrameChunks = ReturnType<typeof createFrameChunks>;

/** See `FrameChunks`. @param texts of chunks, by name: what others of the page have is not fetched again. */
export function createFrameChunks(
  files: FrameFiles,
  { document, sandboxed, folder }: FrameAddresses,
  texts = new Map<string, Loader<string>>(),
) {
  const textOf = (name: string) => {
    const loader =
      texts.get(name) ??
      createLoader(name, (signal) => files.inline?.[name] ?? fetchWhole(name, folder + name, signal));
    texts.set(name, loader);
    return loader;
  };
  return {
    files,
    document,
    sandboxed,
    /**
     * Loads chunks with all that they require.
     * @returns each before those that require it.
     * @throws {ChunkLoadError}
     */
    load(names: readonly string[]): Promise<FrameChunk[]> {
      const ordered = new Set<string>();
      const visited = new Set<string>();
      const visit = (name: string) => {
        if (visited.has(name)) return;
        visited.add(name);
        files.chunks[name]?.forEach(visit);
        ordered.add(name);
      };
      names.forEach(visit);
      return Promise.all([...ordered].map(async (name) => ({ name, code: await textOf(name).load() })));
    },
  };
}

/** A script that was cut short is asked for again past the browser's cache, which may keep it like that. */
async function fetchWhole(name: string, address: string, signal: AbortSignal): Promise<string> {
  const isWhole = (code: string) => code.endsWith(FRAME_SCRIPT_END);
  const first = await fetchText(address, 'javascript', { signal });
  if (isWhole(first)) return first;
  const again = await fetchText(address, 'javascript', { signal, cache: 'reload' });
  if (isWhole(again)) return again;
  throw new ChunkLoadError(name, 'error', address, { reason: 'the script was cut short' });
}
