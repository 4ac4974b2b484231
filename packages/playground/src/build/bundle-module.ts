import { build } from 'vite';
import { findModule, PACKAGE } from './find-module';

/**
 * Bundles a module of this package, with all that it imports, to one ES module.
 * @param name of the module from the folder of modules: `compile/worker/compile-worker`.
 */
export async function bundleModule(name: string): Promise<string> {
  const result = await build({
    root: PACKAGE,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: findModule(name),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [module, ...others] = output;
  if (module?.type === 'chunk' && others.length === 0) return module.code;
  throw new Error(`${name} is more than one file: ${output.map(({ fileName }) => fileName).join(', ')}`);
}
