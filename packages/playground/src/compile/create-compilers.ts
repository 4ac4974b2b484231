import type { LiveImports } from '../model/live';
import { createCompiler, type Compiler } from './create-compiler';
import { createScriptCompiler } from './create-script-compiler';

/** Makes the compilers of a page's demos, by id. They share a worker, which starts with the first script. */
export function createCompilers(imports: LiveImports, startWorker: () => Worker) {
  const worker = createScriptCompiler(startWorker);
  return {
    createCompiler: (id: string): Compiler => createCompiler(id, imports, worker),
    close: worker.close,
  };
}
