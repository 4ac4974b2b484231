import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { toPosix } from '../files/paths';

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

      const lines = [...new Set(importers)].map((id) => {
        const names = findBuiltins(this.getModuleInfo(id)?.code ?? '');
        return `  ${toPosix(this.environment.config.root, id)} imports ${names.join(', ') || 'a module that browsers lack'}`;
      });
      this.error(
        `Node's own modules reach the browser:\n${lines.join('\n')}\n` +
          'Expected browser code only. Move the import to src/core/node, or use a package that runs in browsers.',
      );
    },
  };
}

/** Builtins of Node that a module's code imports or requires, each once. */
function findBuiltins(code: string): string[] {
  const specifiers = code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'`]([^"'`]+)["'`]/g);
  return [...new Set([...specifiers].flatMap(([, name]) => (name && isBuiltin(name) ? [name] : [])))];
}
