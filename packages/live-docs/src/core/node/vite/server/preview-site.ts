import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PreviewServer } from 'vite';
import type { ServerEntry } from '../../../model';
import { answerServerLoader } from './answer-server-loader';
import { serveSite } from './serve-site';

/** Where the parts of a built site lie. */
export interface BuiltSite {
  /** Folder of the site, absolute. */
  dist: string;
  /** The server's bundle, absolute. */
  bundle: string;
  base: string;
}

/** Milliseconds that a connection without a request stays open, as with common hosts. A busy client misses that Node closes it after 5 s. */
const IDLE = 75_000;

/** Makes Vite's preview answer as a static host would, and the data loaders of pages beside it. */
export function previewSite(
  { httpServer, middlewares, config }: PreviewServer,
  { dist, bundle, base }: BuiltSite,
): void {
  if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = IDLE;
  const loaders = async () => {
    const { href } = pathToFileURL(bundle);
    // Node keeps a module by its address, and a build beside the running server replaces the file.
    return ((await import(`${href}?${statSync(bundle).mtimeMs}`)) as ServerEntry).loaders;
  };
  middlewares.use(answerServerLoader({ loaders, base, report: (message) => config.logger.error(message) }));
  middlewares.use(serveSite({ dist, base }));
}
