import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { ApiResult } from '../../snapshot/api';
import type { Store } from '../../snapshot/create-store';

/** Milliseconds without another change until the library's source is read: it takes seconds of work. */
const QUIET = 500;

/** Follows the API reference in open pages. */
export interface ApiFollower {
  /** Modules that open pages have and that were written from it: any edit to the docs may change them, and only reading tells. */
  modules(): EnvironmentModuleNode[];
  /**
   * Told of changes of the library's source. Pages that show the reference get it anew once it's read, if it differs: their demos
   * don't wait for it.
   */
  libraryChanged(): void;
}

/** @param readers ids of the modules that have asked for the reference. */
export function createApiFollower(
  { environments, config }: ViteDevServer,
  store: Pick<Store, 'api'>,
  readers: ReadonlySet<string>,
): ApiFollower {
  const { client } = environments;
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const modules = () => [...readers].flatMap((id) => client.moduleGraph.getModuleById(id) ?? []);
  const read = async () => {
    const next = textOf(await store.api());
    if (next === shown) return;
    shown = next;
    for (const module of modules()) client.moduleGraph.invalidateModule(module);
    for (const module of modules()) await client.reloadModule(module);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (isReading) return soon();
      isReading = true;
      await read().catch((error: unknown) => config.logger.error(String(error), { timestamp: true }));
      isReading = false;
    }, QUIET).unref();
  };
  return {
    modules,
    libraryChanged() {
      if (modules().length > 0) soon();
    },
  };
}

const textOf = ({ api, problems }: ApiResult) => JSON.stringify([api?.facts, problems]);
