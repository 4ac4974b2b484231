import type { DevEnvironment, EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { ApiResult } from '../../snapshot/create-api';
import type { Store } from '../../snapshot/create-store';

/** Milliseconds without another change until the library's source is read: it takes seconds of work. */
const QUIET = 500;

/**
 * Makes the function that is told of changes of the library's source. Pages that show the reference get it anew once it's read, if
 * it differs: their demos don't wait for it.
 */
export function createApiFollower({ environments, config }: ViteDevServer, store: Pick<Store, 'api'>): () => void {
  const { client } = environments;
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const read = async () => {
    const next = textOf(await store.api());
    if (next === shown) return;
    shown = next;
    for (const module of apiModules(client.moduleGraph)) client.moduleGraph.invalidateModule(module);
    for (const module of apiModules(client.moduleGraph)) await client.reloadModule(module);
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
  return () => {
    if (apiModules(client.moduleGraph).length > 0) soon();
  };
}

const textOf = ({ api, problems }: ApiResult) => JSON.stringify([api?.facts, problems]);

/** Modules of the API reference: any edit to the docs may change them, and only reading the library would tell. */
const API_DATA = ['api-answer', 'api-definitions', 'api-tables', 'api-users', 'controls-list'].map(
  (kind) => `\0virtual:${kind}`,
);

/** The modules of the API reference that open pages have. */
export const apiModules = ({ idToModuleMap }: DevEnvironment['moduleGraph']): EnvironmentModuleNode[] =>
  [...idToModuleMap.values()].filter(({ id }) => API_DATA.some((kind) => id === kind || id?.startsWith(`${kind}/`)));
