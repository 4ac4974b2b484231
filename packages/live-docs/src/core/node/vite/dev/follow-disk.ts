import type { ViteDevServer } from 'vite';
import { WRITE_TIME, type FileChange } from '../../files/look-again';
import type { Store } from '../../snapshot/create-store';

/** Keeps what the server answers, and what open pages show, in step with the disk. */
export interface Follower {
  /** Looks at the disk now. Once it resolves, no answer is older than that. @param reported a file that Vite updates already. */
  look(reported?: string): Promise<void>;
}

/** Milliseconds from the first sign of a change to a look: a program that saves files often saves several. */
const GATHER = 60;

/** Share of the time that may go into looks while a page is loaded, whose modules are hundreds of requests. */
const SHARE = 0.1;

/** What a watcher reports of a change. */
const EVENTS = { create: 'add', update: 'change', delete: 'unlink' } as const satisfies Record<FileChange, string>;

/**
 * Looks at the disk before each answer, and whenever the watcher notices something, whatever that is: it may report a change
 * late, as another one, or not at all. What a look finds is reported to Vite as if the watcher had.
 */
export function followDisk({ middlewares, watcher, environments, config }: ViteDevServer, store: Store): Follower {
  let timer: NodeJS.Timeout | undefined;
  /** When a request may look again. */
  let nextAt = 0;

  const look = async (reported?: string) => {
    const { changes, made, isNew, isUnsettled, took } = await store.refresh();
    nextAt = performance.now() + took / SHARE;
    if (isUnsettled) lookIn(WRITE_TIME);
    if (!isNew) return;
    for (const { moduleGraph } of Object.values(environments)) {
      for (const file of [...changes.keys(), ...made.keys()]) moduleGraph.onFileChange(file);
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id?.startsWith('\0virtual:')) moduleGraph.invalidateModule(module);
    }
    for (const [file, kind] of changes) if (file !== reported) watcher.emit(EVENTS[kind], file);
  };
  const lookIn = (delay: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look().catch((error: unknown) => config.logger.error(String(error), { timestamp: true }));
    }, delay).unref();
  };

  watcher.on('raw', () => lookIn(GATHER));
  middlewares.use((request, _response, next) => {
    const isDocument = request.headers.accept?.includes('text/html');
    const wait = nextAt - performance.now();
    if (wait <= 0 || isDocument) look().then(() => next(), next);
    else {
      lookIn(wait);
      next();
    }
  });
  return { look };
}
