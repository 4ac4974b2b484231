import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { buildPlayground, type PlaygroundBuild, type PlaygroundInput } from '../build/build-playground';
import { createKept } from './create-kept';

export interface PlaygroundOptions extends Omit<PlaygroundInput, 'root'> {
  /** Where the files are, below the base. By default `playground`. */
  folder?: string;
}

/**
 * A plugin for Vite 6 to 8 that adds what playgrounds run from: a build writes it, the dev server serves it, built when it's first
 * asked for, and again when a file of `modules` changes.
 * @returns what every version of Vite takes for a plugin.
 *
 * @example
 * export default defineConfig({ plugins: [playground({ packages: ['@rc-component/table'] })] });
 */
export function playground({ folder = 'playground', ...options }: PlaygroundOptions): { name: string } {
  const inner = folder.replace(/^\/+|\/+$/g, '');
  let config: ResolvedConfig;
  let built: () => Promise<PlaygroundBuild>;
  const plugin: Plugin = {
    name: 'live-playground',

    // The React parts import stylesheets, which Node can't: a server's bundle has them in it.
    configEnvironment: () => ({ resolve: { noExternal: ['live-playground'] } }),

    configResolved(resolved) {
      config = resolved;
      built = createKept(resolved.root, () => buildPlayground({ ...options, root: resolved.root }));
    },

    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { files } = await built();
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${inner}/${name}`, source });
    },

    configureServer(server) {
      const follow = reloadPages(server);
      const build = async () => {
        const made = await built();
        follow(made.sources);
        return made;
      };
      // Vite takes the base off later.
      server.middlewares.use(respond(`${config.base}${inner}/`, build));
    },
  };
  return plugin;
}

/** Loads pages again once a file changes that isn't an installed one. @returns what takes further files, absolute. */
function reloadPages({ watcher, ws }: ViteDevServer): (files: readonly string[]) => void {
  const watched = new Set<string>();
  watcher.on('change', (file) => watched.has(normalizePath(file)) && ws.send({ type: 'full-reload' }));
  return (files) => {
    for (const file of files) {
      if (watched.has(file) || file.includes('/node_modules/')) continue;
      watched.add(file);
      watcher.add(file);
    }
  };
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** Answers requests for the files of a build. @param address where they are, with a slash at its end. */
function respond(address: string, build: () => Promise<PlaygroundBuild>) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (!pathname.startsWith(address)) return next();
    const answer = async () => {
      const name = decodeURI(pathname.slice(address.length));
      const content = (await build()).files.get(name);
      // Vite would answer with the page.
      if (content === undefined) return response.writeHead(404).end();
      response.setHeader('Content-Type', `${TYPES[path.extname(name)] ?? 'application/octet-stream'}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(content);
    };
    answer().catch(next);
  };
}
