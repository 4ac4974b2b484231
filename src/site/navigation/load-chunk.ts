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
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', findPendingScript())), CHUNK_TIMEOUT);
  });
  const stopMarking = markFailedStyles();
  const attempt = async () => {
    const broken = await reloadFailedStyles();
    if (broken) throw new StyleChunkLoadError(id, 'error', broken);
    return load();
  };
  try {
    return await Promise.race([attempt(), timeout]);
  } catch (error) {
    throw toChunkError(id, error);
  } finally {
    stopMarking();
    clearTimeout(timer);
  }
}

/** Address of the script that was asked for last and has not come, or else of the page. */
function findPendingScript(): string {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  // Only a request that has ended has an entry.
  const pending = links.findLast(({ href }) => performance.getEntriesByName(href).length === 0);
  return pending?.href ?? location.href;
}
