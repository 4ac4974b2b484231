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
    timer = setTimeout(() => reject(toTimeout(id, arrived)), CHUNK_TIMEOUT);
  });
  const arrived = new Set<EventTarget | null>();
  const note = ({ target }: Event) => arrived.add(target);
  // A link's own events do not bubble; they can only be caught on their way down.
  document.addEventListener('load', note, true);
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
    document.removeEventListener('load', note, true);
    clearTimeout(timer);
  }
}

/** Blames the script or stylesheet that was asked for last and has not come, or else the page. */
function toTimeout(id: string, arrived: Set<EventTarget | null>): ChunkLoadError | StyleChunkLoadError {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]:not([disabled])'),
  ];
  const pending = links.findLast((link) => !arrived.has(link) && isPending(link));
  return pending?.rel === 'stylesheet'
    ? new StyleChunkLoadError(id, 'timeout', pending.href)
    : new ChunkLoadError(id, 'timeout', pending?.href ?? location.href);
}

/** A stylesheet may be asked for again, so that an older request of it is no sign. Of a script, only a request that has ended has an entry. */
function isPending({ rel, sheet, href }: HTMLLinkElement): boolean {
  return rel === 'stylesheet' ? !sheet : performance.getEntriesByName(href).length === 0;
}
