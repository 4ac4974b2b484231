import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, normalizePath, type Alias, type InlineConfig, type Plugin } from 'vite';

/** Folder of this package's modules: `src`, or `lib` in the published package. */
const MODULES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Folder of this package, with its `package.json`. */
export const PACKAGE = path.dirname(MODULES);

/** A module of this package, absolute. @param name from the folder of its modules, without ending. */
export function findModule(name: string): string {
  const file = normalizePath(path.join(MODULES, name));
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`;
}

/** Bundles in memory, whatever the project's own files say of its build. @returns all that would be written. */
export async function bundle(config: InlineConfig) {
  const own: InlineConfig = {
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, reportCompressedSize: false },
  };
  const result = await build(mergeConfig(config, own));
  return (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
}

/**
 * Bundles a module of this package, with all that it imports, to one ES module.
 * @param name of the module from the folder of modules: `compile/worker/compile-worker`.
 */
export async function bundleModule(name: string): Promise<string> {
  const output = await bundle({
    root: PACKAGE,
    envDir: false,
    build: {
      rolldownOptions: {
        input: findModule(name),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [module, ...others] = output;
  if (module?.type === 'chunk' && others.length === 0) return module.code;
  throw new Error(`${name} is more than one file: ${output.map(({ fileName }) => fileName).join(', ')}`);
}

/** Collects the files of the modules that a bundle is made from. @param sources takes them, absolute. */
export function watchSources(sources: Set<string>): Plugin {
  return {
    name: 'live-playground:watch-sources',
    generateBundle() {
      for (const id of this.getModuleIds()) if (path.isAbsolute(id)) sources.add(id.replace(/\?.*/, ''));
    },
  };
}

/** Leads imports of the project's own modules to their files. @param modules absolute files by what imports call them. */
export const moduleAliases = (modules: ReadonlyMap<string, string> = new Map()): Alias[] =>
  [...modules].map(([name, replacement]) => ({
    find: new RegExp(`^${name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`),
    replacement,
  }));
