import path from 'node:path';
import { createBuilder, mergeConfig } from 'vite';
import { NEXT } from '../core/node/files/output-folders';
import { startRenderThread } from '../core/node/output/documents/start-render-thread';
import { docsSite } from '../core/node/plugin';
import { readSite } from './read-site';

/**
 * Renders a demo as a build does, without the rest of the build.
 * @param root the site's folder, absolute.
 * @returns its markup, rendered twice: that of some demos differs each time.
 * @throws what the demo throws, or why the site can't be bundled.
 */
export async function renderDemo(root: string, id: string): Promise<[string, string]> {
  const { config } = await readSite(root);
  const own = { configFile: false as const, root, logLevel: 'silent' as const, plugins: [docsSite(config)] };
  const builder = await createBuilder(mergeConfig(config.vite ?? {}, own));
  await builder.build(builder.environments['ssr']!);
  const thread = startRenderThread(path.join(root, NEXT.server, 'server.mjs'));
  try {
    return [await thread.renderDemo(id), await thread.renderDemo(id)];
  } finally {
    await thread.stop();
  }
}
