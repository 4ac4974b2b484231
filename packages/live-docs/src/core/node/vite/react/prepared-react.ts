import { createRequire } from 'node:module';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { reactFile, resolveReact } from 'live-playground/build';
import { toId } from '../../files/paths';

/** What React is called that isn't the site's: Vite prepares packages for development by what imports call them. */
export const PREPARED = 'live-docs-';

/** Modules of it that browsers load. */
const NAMES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

/**
 * The options with which Vite prepares another React beside the site's.
 * @param home folder from which it's resolved.
 * @param isPages true for a module that gets this React.
 */
export function preparedReact(home: string, isPages: (id: string) => boolean): UserConfig {
  const folder = (name: string) => path.posix.dirname(reactFile(`${name}/package.json`, home, true));
  return {
    resolve: { alias: Object.fromEntries(['react', 'react-dom'].map((name) => [PREPARED + name, folder(name)])) },
    optimizeDeps: {
      include: [...NAMES.map((name) => PREPARED + name), 'react-dom/client'],
      rolldownOptions: {
        // Its own files import each other by their names, which stand for the site's React.
        plugins: [resolveReact((importer) => (importer && isPages(toId(importer)) ? home : undefined))],
      },
    },
    // While developing, Vite would have Node resolve them.
    ssr: { noExternal: ['react', 'react-dom'] },
  };
}

/** Start of the id of a module that Node runs as it is. */
export const IN_NODE = '\0live-docs-node:';

/** A CommonJS module for Vite's module runner, which runs ES modules alone. @param file absolute. */
export function nodeModule(file: string): string {
  const names = Object.keys(createRequire(file)(file) as object).filter((name) => /^[\w$]+$/.test(name));
  return [
    `import { createRequire } from 'node:module';`,
    `const exported = createRequire(${JSON.stringify(file)})(${JSON.stringify(file)});`,
    `export default exported;`,
    `export const { ${names.filter((name) => name !== 'default').join(', ')} } = exported;`,
  ].join('\n');
}
