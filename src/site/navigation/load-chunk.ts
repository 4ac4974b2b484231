import { ChunkLoadError, StyleChunkLoadError, toChunkError } from './chunk-errors';
import { markFailedStyles, reloadFailedStyles } from './failed-styles';

/** Milliseconds after which a chunk that has not answered counts as failed. */
export const CHUNK_TIMEOUT = 120_000;

/**
 * Loads a chunk and names its failure.
 * @param id name of the chunk, for the message: a page's path, a demo's id.
 * @param load imports it.
 * @throws {ChunkLoadError | StyleChunkLoadError} where a request failed or took over two minutes.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', location.href)), CHUNK_TIMEOUT);
  });
  const attempt = async () => {
    const broken = await reloadFailedStyles();
    if (broken) throw new StyleChunkLoadError(id, 'error', broken);
    return load();
  };
  try {
    return await Promise.race([attempt(), timeout]);
  } catch (error) {
    const named = toChunkError(id, error);
    if (named instanceof StyleChunkLoadError) markFailedStyles();
    throw named;
  } finally {
    clearTimeout(timer);
  }
}
