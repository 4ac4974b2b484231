import { serveSite } from '../../core/node/vite/server/serve-site';
import type { BuildReader } from '../../tools';
import { listenLocally } from '../listen-locally';

/**
 * The address, with its base, at which browsers of this machine find the site. A built one is served from its folder, from the
 * first question for its address on.
 * @param site address of a published site.
 */
export function serveBuild(build: BuildReader, dist: string, site: string | undefined) {
  let server: ReturnType<typeof listenLocally> | undefined;
  return {
    async address(): Promise<string> {
      if (site !== undefined) return site.replace(/\/?$/, '/');
      const { root } = await build.data('tools');
      const base = new URL(root, 'http://localhost').pathname;
      server ??= listenLocally(serveSite({ dist, base }));
      return (await server).origin + base;
    },
    async close(): Promise<void> {
      await (await server)?.close();
    },
  };
}
