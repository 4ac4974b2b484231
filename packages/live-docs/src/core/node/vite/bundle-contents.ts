import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { isInside, toPosix } from '../files/paths';

/** What Vite puts in a browser bundle in place of a module that only Node has. */
const STAND_IN = '__vite-browser-external';

/** Fails the build when a builtin of Node reaches a browser bundle, and names the files that import it. */
export function checkBrowserBundle(): Plugin {
  return {
    name: 'site:check-browser-bundle',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const reached = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => id.includes(STAND_IN));
      const importers = reached.flatMap((id) => {
        const module = this.getModuleInfo(id);
        return module ? [...module.importers, ...module.dynamicImporters] : [];
      });
      if (importers.length === 0) return;

      const wrong = [...new Set(importers)].map((id) => {
        const names = findBuiltins(this.getModuleInfo(id)?.code ?? '');
        return { id, message: `imports ${names.join(', ') || 'a module that browsers lack'}` };
      });
      const lines = wrong.map(({ id, message }) => `  ${toPosix(this.environment.config.root, id)} ${message}`);
      const message =
        `Node's own modules reach the browser:\n${lines.join('\n')}\n` +
        'Expected browser code only. Move the import to src/core/node, or use a package that runs in browsers.';
      this.error(Object.assign(new Error(message), { errors: wrong }));
    },
  };
}

/** Builtins of Node that a module's code imports or requires, each once. */
function findBuiltins(code: string): string[] {
  const specifiers = code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'`]([^"'`]+)["'`]/g);
  return [...new Set([...specifiers].flatMap(([, name]) => (name && isBuiltin(name) ? [name] : [])))];
}

const NOTHING = '\0left-out';

/**
 * Leaves out of the bundle for prerendering what the engine fetches once a page is alive: editor, search, export. No effect runs there, so nothing would ask for it.
 * @param engine folder of the engine's modules, by id. What pages and demos fetch themselves stays.
 */
export function leaveOutEffects(engine: string): Plugin {
  return {
    name: 'site:leave-out-effects',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: /^\./ },
      handler(_, importer, { kind }) {
        const isOurs = importer !== undefined && isInside(engine, importer);
        return isOurs && kind === 'dynamic-import' ? NOTHING : undefined;
      },
    },
    load: { filter: { id: /^\0left-out$/ }, handler: () => '' },
  };
}
