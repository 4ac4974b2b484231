import { createHost, type PlaygroundHost } from '../host/create-host';
import { manifestSource } from '../host/manifest-source';

/**
 * A host that is made when it's first needed, and once more if it's needed after `close`: React's strict mode ends effects and
 * starts them again.
 */
export function createOwnHost(assets: string): PlaygroundHost {
  let host: PlaygroundHost | undefined;
  const own = () => (host ??= createHost(manifestSource(assets)));
  return {
    get engine() {
      return own().engine;
    },
    types: {
      ask: (...question) => own().types.ask(...question),
      retry: () => own().types.retry(),
      close: () => host?.types.close(),
    },
    close() {
      host?.close();
      host = undefined;
    },
  };
}
